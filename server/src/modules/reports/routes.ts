import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { changeGoals, showGoals } from './use-cases/goals.ts';
import { listSales } from './use-cases/list-sales.ts';
import { showPortfolio } from './use-cases/show-portfolio.ts';
import { sumSales } from './use-cases/sum-sales.ts';

export function reportsRoutes(platform: Platform): Registration[] {
  return [
    serve('GET /coordinator/contracts/originations/summaries', ({ actor, query }) => listSales(platform, actor, query)),
    serve('GET /backoffice/retailers-dash/goals', ({ actor, query }) => showGoals(platform.db, actor, query.month)),
    serve('PUT /backoffice/retailers-dash/goals', ({ by, body }) => changeGoals(platform, by, body)),
    serve('GET /backoffice/retailers-dash/portfolio', ({ actor, query }) => showPortfolio(platform, actor, query)),
    serve('GET /backoffice/retailers-dash/transactions', ({ actor, query }) => sumSales(platform, actor, query)),
  ];
}
