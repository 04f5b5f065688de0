import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { isTrue, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { historyFacts, historyView } from '../limit/history.ts';
import { foundMover, moverShape } from '../limit/move-facts.ts';
import type { CreditPorts } from '../ports.ts';
import { aloneBounds } from '../rules/second-person.ts';
import { limitRequests } from '../tables.ts';
import { limitView } from '../views.ts';

/**
 * A customer's limit for who changes it by hand: what it is, what one person may do, what waits, and its history.
 * @throws Refusal of `foundMover`.
 */
export async function showLimitHistory(
  platform: Platform,
  ports: CreditPorts,
  actor: Actor,
  borrowerId: string,
): Promise<Handled<'GET /coordinator/borrowers/{id}/limit/history'>['answer']> {
  const now = platform.clock.now();
  const today = dayIn(actor.zone, now);
  const mover = foundMover(
    await rowOf(
      platform.db,
      select({
        ...moverShape(ports, { actor, borrowerId }, { now, today }),
        isRequestWaiting: isTrue(sql`exists (
          select 1 from ${limitRequests.sql} w where w.borrower_id = ${borrowerId}::uuid and w.status = 'WAITING')`),
        ...historyFacts(actor, borrowerId),
      }),
    ),
  );
  const { borrower, limit, arrears, limits } = mover;
  const { highestCents, mayRestrict } = aloneBounds({ ...mover, totalCents: limit.totalCents, today });
  return {
    limit: limitView({ borrowerId, retailerId: actor.retailerId }, limit, arrears, today),
    alone: { highestLimit: highestCents, mayRestrict },
    maximumLimit: limits?.maximumCents ?? null,
    isRequestWaiting: mover.isRequestWaiting,
    disablePurchase: borrower.isPurchaseDisabled,
    events: historyView(actor.zone, mover),
  };
}
