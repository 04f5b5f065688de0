import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { NotificationsPorts } from './ports.ts';
import { type InboxFacts, listInbox } from './use-cases/list-inbox.ts';
import { listMessages } from './use-cases/list-messages.ts';
import { listTemplates } from './use-cases/list-templates.ts';
import { sendAgain } from './use-cases/send-again.ts';

/** The embedded inbox, and the desk of who looks after messages. */
export function notificationsRoutes(platform: Platform, ports: NotificationsPorts, facts: InboxFacts): Registration[] {
  return [
    serve('GET /inbox/messages', ({ query }) => listInbox(platform, facts, query.to)),
    serve('GET /coordinator/messages', ({ actor, query }) => listMessages(platform, ports, actor, query)),
    serve('POST /coordinator/messages/{id}/again', ({ by, params }) => sendAgain(platform, ports, by, params.id)),
    serve('GET /coordinator/messages/templates', ({ actor }) => listTemplates(platform, ports, actor)),
  ];
}
