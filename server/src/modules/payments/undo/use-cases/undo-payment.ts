import type { Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { borrowerLock, moveLimitFragment } from '../../../credit/index.ts';
import { approvalUseFragment, readApproval } from '../../../identity/index.ts';
import { checkStore } from '../../../retailers/index.ts';
import { payerOf, readUndo } from '../facts.ts';
import { checkUndo, secondPerson } from '../rules/undo-allowed.ts';
import type { UndoPorts } from '../store.ts';
import { undoAudit, undoWrite } from '../write.ts';

type Call = Handled<'POST /coordinator/payments/{id}/undo'>;

/**
 * Takes a payment of the actor's retailer back, whole and once: what it settled is owed again with the charges it had
 * found, the limit is taken again, and an entry of its own reverses the books line by line. Who answers for it is the
 * manager or analyst who asks, or who approved what a colleague asks (ADR 0054).
 * @throws Refusal PAYMENT_NOT_FOUND, STORE_NOT_FOUND, DEACTIVATED_STORE, APPROVAL_REQUIRED, APPROVAL_NOT_VALID and those of
 * `checkUndo`; nothing is written then.
 */
export function undoPayment(
  platform: Platform,
  ports: UndoPorts,
  by: Keyed,
  { paymentId, storeId, reason, approvalId }: Call['body'] & { paymentId: string },
): Promise<Call['answer']> {
  const { retailerId } = by.actor;
  return act(platform, {
    principal: by,
    lock: borrowerLock(() => payerOf(platform.db, paymentId)),
    async read(db, { now }) {
      const facts = (await readUndo(db, ports, { retailerId, paymentId, storeId })) ?? refuse('PAYMENT_NOT_FOUND');
      const asked = { act: 'payment.undo', subjectId: paymentId, facts: { reason, storeId }, approvalId } as const;
      return { ...facts, approval: await readApproval(db, by.actor, asked, now) };
    },
    decide(facts, { now, today }) {
      const store = checkStore(facts.store);
      const operatorId = secondPerson(by.actor, facts.approval);
      checkUndo(facts.state, operatorId);
      const { payment, items, limit, approval } = facts;
      const { borrowerId, method, totalCents } = payment;
      const when = { undoneAt: now, undoneOn: today };
      const undo = { borrowerId, paymentId, id: newId(), retailerId, storeId, operatorId, reason, ...when };
      const takenCents = sumCents(items.map((item) => item.limitCents));
      const write = { platform, ports, actor: by.actor, undo, facts, store };
      return {
        answer: { id: undo.id, paymentId, undoneAt: now.toISOString(), method, total: totalCents },
        writes: [
          moveLimitFragment({ borrowerId, version: limit.version, cents: takenCents }),
          ...undoWrite(write),
          ...(approval ? [approvalUseFragment(approval, now)] : []),
        ],
        audit: undoAudit(write, approval),
      };
    },
  });
}
