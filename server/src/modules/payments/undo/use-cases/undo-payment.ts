import type { Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { borrowerLock, moveLimitFragment } from '../../../credit/index.ts';
import { checkStore } from '../../../retailers/index.ts';
import { payerOf, readUndo } from '../facts.ts';
import { checkUndo } from '../rules/undo-allowed.ts';
import type { UndoPorts } from '../store.ts';
import { undoAudit, undoWrite } from '../write.ts';

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
  by: Keyed,
  { paymentId, storeId, reason }: Call['body'] & { paymentId: string },
): Promise<Call['answer']> {
  const { retailerId, operatorId } = by.actor;
  return act(platform, {
    principal: by,
    lock: borrowerLock(() => payerOf(platform.db, paymentId)),
    read: async (db) => (await readUndo(db, ports, { retailerId, paymentId, storeId })) ?? refuse('PAYMENT_NOT_FOUND'),
    decide(facts, { now, today }) {
      const store = checkStore(facts.store);
      checkUndo(facts.state, operatorId);
      const { payment, items, limit } = facts;
      const { borrowerId, method, totalCents } = payment;
      const when = { undoneAt: now, undoneOn: today };
      const undo = { borrowerId, paymentId, id: newId(), retailerId, storeId, operatorId, reason, ...when };
      const takenCents = sumCents(items.map((item) => item.limitCents));
      const write = { platform, ports, operatorName: by.actor.name, undo, facts, store };
      return {
        answer: { id: undo.id, paymentId, undoneAt: now.toISOString(), method, total: totalCents },
        writes: [moveLimitFragment({ borrowerId, version: limit.version, cents: takenCents }), ...undoWrite(write)],
        audit: undoAudit(write),
      };
    },
  });
}
