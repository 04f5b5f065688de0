import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Kinds } from './kinds.ts';
import { listDesk } from './use-cases/list-desk.ts';
import { showFigures } from './use-cases/show-figures.ts';

export function deskRoutes(platform: Platform, kinds: Kinds): Registration[] {
  return [
    serve('GET /coordinator/desk', ({ actor, query }) => listDesk(platform, kinds, actor, query)),
    serve('GET /coordinator/desk/figures', ({ actor }) => showFigures(platform, kinds, actor)),
    serve('POST /coordinator/desk/{kind}/{ownerId}/{id}/claim', ({ by, params: { kind, ...key } }) =>
      kinds[kind].claim(by, key).then(() => undefined),
    ),
    serve('POST /coordinator/desk/{kind}/{ownerId}/{id}/release', ({ by, params: { kind, ...key } }) =>
      kinds[kind].release(by, key).then(() => undefined),
    ),
  ];
}
