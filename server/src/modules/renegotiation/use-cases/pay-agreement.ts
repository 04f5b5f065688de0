import type { Cents, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { borrowerLock, moveLimitFragment } from '../../credit/index.ts';
import {
  cashPayment,
  checkPayer,
  entryOf,
  paymentAudit,
  type PaymentsPorts,
  releasedCents,
} from '../../payments/index.ts';
import { askedPayment } from '../paying/asked-payment.ts';
import { readAgreementPayFacts } from '../paying/pay-facts.ts';
import { agreementPaymentWrite, ofAgreement } from '../paying/write.ts';
import { type AgreementPaymentFact, renegotiationPayments } from '../tables.ts';

type Ask = Handled<'POST /coordinator/renegotiations/payments'>['body'];
type Answer = Handled<'POST /coordinator/renegotiations/payments'>['answer'];

const asked = renegotiationPayments.row('asked');

/**
 * Receives one payment of an agreement at a store, lowest number first, with all of the customer's open fees (ruling
 * C16). It pays the agreement's installments at the amounts of the day of the agreement and earns its share of the rebate;
 * the last one settles them.
 * @throws Refusal INSTALLMENT_NOT_FOUND, ALREADY_PAID, PREVIOUS_INSTALLMENT_IS_PENDING, STORE_NOT_FOUND,
 * DEACTIVATED_STORE, STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS, PAYMENT_TOTAL_CHANGED; nothing is written then.
 */
export function payAgreement(platform: Platform, ports: PaymentsPorts, by: Keyed, ask: Ask): Promise<Answer> {
  const borrowerOf = async () => {
    const of = sql`from ${renegotiationPayments.sql} asked where asked.id = ${ask.id}::uuid`;
    return (await rowOf(platform.db, select(pick(asked, 'borrowerId'), of)))?.borrowerId ?? null;
  };
  return act(platform, {
    principal: by,
    lock: borrowerLock(borrowerOf),
    // Who did not look the customer up is told that there is no such payment.
    read: async (db, { now }) =>
      checkPayer(await readAgreementPayFacts(db, by.actor, ask, now), 'INSTALLMENT_NOT_FOUND'),
    decide({ facts, limit, store }, moment) {
      const next = askedPayment(facts, ask, moment.today);
      const { borrowerId, borrower, installments } = facts;
      const { due, items, fees, ownCents } = next;
      const payment = cashPayment(by, { borrowerId, storeId: ask.storeId, items }, moment);
      const receivedBy = by.actor.name;
      const paid = ofAgreement({ platform, ports, receivedBy, payment, items, borrower, installments, store }, next);
      return {
        answer: [agreementEntry(due, payment.id, ownCents), ...fees.map((fee) => entryOf(payment.id, fee))],
        writes: [
          moveLimitFragment({ borrowerId, version: limit.version, cents: cents(0 - releasedCents(items)) }),
          ...agreementPaymentWrite(paid, next),
        ],
        // One entry a payment, whatever it pays.
        audit: paymentAudit(paid),
      };
    },
  });
}

/** The payment as the API names it: receipts are asked for by its own id. */
function agreementEntry(due: AgreementPaymentFact, paymentId: string, paidValue: Cents): Answer[number] {
  return {
    id: due.id,
    paymentId,
    kind: 'RENEGOTIATION',
    installmentId: null,
    feeId: null,
    contractId: due.renegotiationId,
    paidValue,
  };
}
