import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { contractById } from '../../../contracts/index.ts';
import { moveLimitFragment } from '../../../credit/index.ts';
import { remaining } from '../../payoff/rules/payoff.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { cashPayment } from '../cash-payment.ts';
import { entryOf } from '../entry.ts';
import { checkPayer, payerLock, readPayFacts } from '../pay-facts.ts';
import { afterPayment } from '../rules/after-payment.ts';
import { releasedCents } from '../rules/paid-items.ts';
import { itemsOfAmount } from '../rules/pay-amount.ts';
import { paymentAudit, paymentWrite } from '../write.ts';

type Call = Handled<'POST /coordinator/contracts/{id}/payments'>;

/**
 * Receives an amount of money on one contract: all open fees of the customer, then the contract's open installments,
 * lowest number first, the last one in part; late charges before debt, early parts with the discount of the day.
 * @throws Refusal CONTRACT_NOT_FOUND, those of `itemsOfAmount` and of `checkPayer`; nothing is written then.
 */
export function payAmount(
  platform: Platform,
  ports: PaymentsPorts,
  by: Keyed,
  { contractId, storeId, ...ask }: Call['body'] & { contractId: string },
): Promise<Call['answer']> {
  const contracts = contractById(contractId);
  const amountAsk = { amountCents: ask.amount, expectedPayoffCents: ask.expectedRemaining };
  return act(platform, {
    principal: by,
    lock: payerLock(platform.db, contracts),
    read: async (db, { now }) =>
      checkPayer(await readPayFacts(db, by.actor, { storeId, contracts }, now), 'CONTRACT_NOT_FOUND'),
    decide({ facts, limit, store }, moment) {
      const { borrowerId, borrower, installments, fees } = facts;
      const items = itemsOfAmount(installments, fees, amountAsk, moment.today, newId);
      const payment = cashPayment(by, { borrowerId, storeId, items }, moment);
      const paid = { platform, ports, receivedBy: by.actor.name, payment, items, borrower, installments, store };
      const left = afterPayment(installments, items).filter((row) => row.status === 'OPEN');
      const entries = items.map((item) => entryOf(payment.id, item));
      return {
        answer: { paymentId: payment.id, entries, ...remaining(left, moment.today, newId) },
        writes: [
          moveLimitFragment({ borrowerId, version: limit.version, cents: cents(0 - releasedCents(items)) }),
          ...paymentWrite(paid),
        ],
        audit: paymentAudit(paid),
      };
    },
  });
}
