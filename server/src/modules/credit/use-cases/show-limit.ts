import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { grantFact } from '../../borrowers/index.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { arrearsFact, limitFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { limitView } from '../views.ts';

type LimitAnswer = Handled<'GET /coordinator/borrowers/{id}/limits'>['answer'];

/** Total and available limit of a customer, with what blocks it today. */
export async function showLimit(
  platform: Platform,
  ports: CreditPorts,
  actor: Actor,
  ask: { borrowerId: string; storeId: string },
): Promise<LimitAnswer> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const row = await rowOf(
    platform.db,
    select({
      store: storeFact(actor.retailerId, ask.storeId),
      isGranted: grantFact(actor, ask.borrowerId, now),
      limit: limitFact(ask.borrowerId, { ...actor, today }),
      arrears: arrearsFact(ports, ask.borrowerId, today),
    }),
  );
  if (!row?.isGranted) refuse('BORROWER_NOT_FOUND');
  checkStore(row.store);
  if (!row.limit) refuse('LIMIT_NOT_FOUND');
  return limitView({ borrowerId: ask.borrowerId, retailerId: actor.retailerId }, row.limit, row.arrears, today);
}
