import type { Cents, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from 'kysely';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import { dayIn } from '../../../../kernel/clock.ts';
import type { Db } from '../../../../kernel/db/database.ts';
import { guardedWrite } from '../../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../../kernel/idempotency/once.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { moveLimitFragment, onBorrower } from '../../../credit/index.ts';
import { checkStore } from '../../../retailers/index.ts';
import { checkUndo } from '../rules/undo-allowed.ts';
import { readUndo } from '../facts.ts';
import type { UndoPorts } from '../store.ts';
import { undoWrite } from '../write.ts';

type Call = Handled<'POST /coordinator/payments/{id}/undo'>;

/**
 * Takes a payment of the actor's retailer back, whole and once: what it settled is owed again with the charges it had
 * found, the limit is taken again, and an entry of its own reverses the books line by line.
 * @throws Refusal PAYMENT_NOT_FOUND, STORE_NOT_FOUND, DEACTIVATED_STORE and those of `checkUndo`; nothing is written
 * then.
 */
export function undoPayment(
  platform: Platform,
  ports: UndoPorts,
  actor: Actor,
  claim: Claim,
  { paymentId, storeId, reason }: Call['body'] & { paymentId: string },
): Promise<Call['answer']> {
  const { retailerId, operatorId } = actor;
  return once(platform.db, claim, () =>
    onBorrower(
      platform.db,
      () => borrowerOf(platform.db, paymentId),
      async (db) => {
        const facts = (await readUndo(db, ports, { retailerId, paymentId, storeId })) ?? refuse('PAYMENT_NOT_FOUND');
        const store = checkStore(facts.store);
        checkUndo(facts.state, operatorId);
        const { payment, items, limit } = facts;
        const { borrowerId } = payment;
        const at = platform.clock.now();
        const on = dayIn(actor.zone, at);
        const undo = { borrowerId, paymentId, id: newId(), retailerId, storeId, operatorId, reason, at, on };
        const answer = {
          id: undo.id,
          paymentId,
          undoneAt: at.toISOString(),
          method: payment.method,
          total: payment.totalCents as Cents,
        };
        const takenCents = items.reduce((sum, item) => sum + item.limitCents, 0);
        await guardedWrite(db, [
          moveLimitFragment({ borrowerId, version: limit.version, cents: cents(takenCents) }),
          ...undoWrite({ platform, ports, actor, undo, facts, store }),
          claimFragment(claim, answer, at),
        ]);
        return answer;
      },
    ),
  );
}

async function borrowerOf(db: Db, paymentId: string): Promise<string | null> {
  const found = await sql<{ id: string }>`
    select borrower_id as id from payments where id = ${paymentId}::uuid`.execute(db);
  return found.rows[0]?.id ?? null;
}
