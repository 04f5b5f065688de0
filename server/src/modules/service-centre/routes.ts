import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { BorrowersPorts } from '../borrowers/index.ts';
import { rankOperators, rankStores } from './use-cases/rank.ts';
import { serveCustomer } from './use-cases/serve-customer.ts';
import { showConversion } from './use-cases/show-conversion.ts';
import { showHome } from './use-cases/show-home.ts';
import { showPerformance } from './use-cases/show-performance.ts';

export function serviceCentreRoutes(
  platform: Platform,
  { borrowersPorts }: { borrowersPorts: BorrowersPorts },
): Registration[] {
  return [
    serve('GET /operator-service-center', ({ by, query }) => serveCustomer(platform, borrowersPorts, by, query)),
    serve('GET /operator-service-center/home', ({ actor, query }) => showHome(platform, actor, query)),
    serve('GET /backoffice/retailers-dash/applications/operators/records/me', ({ actor, query }) =>
      showPerformance(platform, actor, query),
    ),
    serve('GET /backoffice/retailers-dash/applications/operators/ranking', ({ actor, query }) =>
      rankOperators(platform, actor, query),
    ),
    serve('GET /backoffice/retailers-dash/applications/stores/ranking', ({ actor, query }) =>
      rankStores(platform, actor, query),
    ),
    serve('GET /backoffice/retailers-dash/conversion', ({ actor, query }) => showConversion(platform, actor, query)),
  ];
}
