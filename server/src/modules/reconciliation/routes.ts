import { civilDate } from '@balcao/credit-math';
import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { TransferBank } from '../transfers/index.ts';
import { bookFee, giveLine, matchLine, partLine } from './use-cases/decide-line.ts';
import { showDemonstrationStatement } from './use-cases/demonstration-statement.ts';
import { giveMove } from './use-cases/give-move.ts';
import { importStatement } from './use-cases/import-statement.ts';
import { listLines, listMovements } from './use-cases/list-lines.ts';
import { searchAgain } from './use-cases/search-again.ts';
import { showReconciliation } from './use-cases/show-reconciliation.ts';

const DESK = '/backofficeReconciliation';
const LINE = `${DESK}/lines/{lineId}` as const;

/** The bank's statements against the books, for the provider's analysts. */
export function reconciliationRoutes(
  platform: Platform,
  { bank, isDemonstration }: { bank: TransferBank | null; isDemonstration: boolean },
): Registration[] {
  return [
    serve(`GET ${DESK}`, ({ actor }) => showReconciliation(platform, { bank, isDemonstration }, actor)),
    serve(`GET ${DESK}/lines`, ({ actor, query }) => listLines(platform, actor, query)),
    serve(`POST ${DESK}/statements`, ({ by, body }) => importStatement(platform, bank, by, body)),
    serve(`POST ${DESK}/search`, ({ by }) => searchAgain(platform, by)),
    serve(`GET ${LINE}/movements`, ({ actor, params }) => listMovements(platform, actor, params.lineId)),
    serve(`POST ${LINE}/match`, ({ by, params, body }) => matchLine(platform, by, params.lineId, body)),
    serve(`POST ${LINE}/part`, ({ by, params, body }) => partLine(platform, by, params.lineId, body)),
    serve(`POST ${LINE}/owner`, ({ by, params, body }) => giveLine(platform, by, params.lineId, body)),
    serve(`POST ${LINE}/fee`, ({ by, params, body }) => bookFee(platform, by, params.lineId, body)),
    serve(`POST ${DESK}/movements/owner`, ({ by, body }) => giveMove(platform, by, body)),
    serve(`GET ${DESK}/demonstration`, ({ actor, query }) =>
      showDemonstrationStatement(platform, { bank, isDemonstration }, actor, {
        from: civilDate(query.on),
        to: civilDate(query.on),
      }),
    ),
  ];
}
