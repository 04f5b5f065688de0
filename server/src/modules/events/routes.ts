import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { countEvents } from './use-cases/count-events.ts';
import { recordEvents } from './use-cases/record-events.ts';

export function eventsRoutes(platform: Platform): Registration[] {
  return [
    serve('POST /events', ({ by, body }) => recordEvents(platform, by, body).then(() => undefined)),
    serve('GET /events', ({ actor, query }) => countEvents(platform, actor, query)),
  ];
}
