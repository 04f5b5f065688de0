import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { closeCashSession } from './use-cases/close-session.ts';
import { countCash } from './use-cases/count-cash.ts';
import { moveCash } from './use-cases/move-cash.ts';
import { openCashSession } from './use-cases/open-session.ts';
import { cashDay, printCashDay } from './use-cases/print-day.ts';
import { cashReport, printCashReport } from './use-cases/print-report.ts';
import { listCashSessions, showCash, showCashSession } from './use-cases/show-cash.ts';
import { showShift } from './use-cases/show-shift.ts';

export function cashRoutes(platform: Platform): Registration[] {
  return [
    serve('GET /coordinator/cash', ({ actor, query }) => showCash(platform, actor, query.storeId)),
    serve('GET /coordinator/cash/shift', ({ actor, query }) => showShift(platform, actor, query.storeId)),
    serve('POST /coordinator/cash/sessions', ({ by, body }) => openCashSession(platform, by, body)),
    serve('POST /coordinator/cash/sessions/{id}/moves', ({ by, params, body }) =>
      moveCash(platform, by, params.id, body),
    ),
    serve('POST /coordinator/cash/sessions/{id}/count', ({ by, params, body }) =>
      countCash(platform, by, params.id, body),
    ),
    serve('POST /coordinator/cash/sessions/{id}/close', ({ by, params, body }) =>
      closeCashSession(platform, by, params.id, body),
    ),
    serve('GET /coordinator/cash/sessions', ({ actor, query }) => listCashSessions(platform, actor, query)),
    serve('GET /coordinator/cash/sessions/{id}', ({ actor, params }) => showCashSession(platform, actor, params.id)),
    serve('GET /coordinator/cash/sessions/{id}/report', ({ actor, params }) =>
      printCashReport(platform, actor, params.id),
    ),
    serve('GET /coordinator/cash/sessions/{id}/report/blocks', async ({ actor, params }) => [
      await cashReport(platform, actor, params.id),
    ]),
    serve('GET /coordinator/cash/days/{day}/report', ({ actor, params, query }) =>
      printCashDay(platform, actor, { ...params, ...query }),
    ),
    serve('GET /coordinator/cash/days/{day}/report/blocks', async ({ actor, params, query }) => [
      await cashDay(platform, actor, { ...params, ...query }),
    ]),
  ];
}
