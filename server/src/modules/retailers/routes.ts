import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type PublicFacts, readPublicConfiguration } from './public-configuration.ts';
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
  ];
}
