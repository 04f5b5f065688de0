import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type InboxFacts, listInbox } from './use-cases/list-inbox.ts';

/** The embedded inbox. */
export function notificationsRoutes(platform: Platform, facts: InboxFacts): Registration[] {
  return [serve('GET /inbox/messages', ({ query }) => listInbox(platform, facts, query.to))];
}
