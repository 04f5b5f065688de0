import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type PublicFacts, readPublicConfiguration } from './public-configuration.ts';
import { showBrandImage, uploadBrandImage } from './images/brand-images.ts';
import { enterLayer } from './layers/use-cases/enter-layer.ts';
import { listLayerVersions } from './layers/use-cases/list-layer-versions.ts';
import { previewLayer } from './layers/use-cases/preview-layer.ts';
import { showLayer } from './layers/use-cases/show-layer.ts';
import { undoLayer } from './layers/use-cases/undo-layer.ts';
import { showConfiguration } from './use-cases/show-configuration.ts';
import { showRetailer } from './use-cases/show-retailer.ts';
import { showStore } from './use-cases/show-store.ts';
import { listStores } from './views.ts';

/** Stores and retailer of the caller, and the behaviour configured for them. */
export function retailersRoutes(platform: Platform, facts: PublicFacts): Registration[] {
  return [
    serve('GET /retailers/stores', ({ actor, query }) => listStores(platform.db, actor.retailerId, query.status)),
    serve('GET /retailers/stores/{id}', ({ actor, params }) => showStore(platform, actor, params.id)),
    serve('GET /retailers/{id}', ({ actor, params }) => showRetailer(platform, actor, params.id)),
    serve('GET /configurations', ({ actor, query }) => showConfiguration(platform, actor, query)),
    serve('GET /configurations/public', ({ query }) => readPublicConfiguration(platform, query.hostname, facts)),
    serve('POST /configurations/images', ({ by, body }) => uploadBrandImage(platform, by, body)),
    serve('GET /configurations/images/{id}', ({ params }) => showBrandImage(platform, params.id)),
    serve('GET /configurations/layers', ({ actor, query }) => showLayer(platform, actor, query)),
    serve('POST /configurations/layers/preview', ({ actor, body }) => previewLayer(platform, actor, body)),
    serve('POST /configurations/layers', ({ by, body }) => enterLayer(platform, by, body)),
    serve('GET /configurations/layers/versions', ({ actor, query }) => listLayerVersions(platform, actor, query)),
    serve('POST /configurations/layers/versions/{id}/undo', ({ by, params, body }) =>
      undoLayer(platform, by, { id: params.id, reason: body.reason }),
    ),
  ];
}
