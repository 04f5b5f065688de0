import type { Cents, CivilDate, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql, type Template } from '../../../../kernel/db/sql.ts';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { moveLimitFragment } from '../../../credit/index.ts';
import type { PaymentsPorts } from '../../ports.ts';
import { feesToCollect } from '../../amounts/rules/open-fees.ts';
import { installments } from '../../tables.ts';
import { cashPayment } from '../cash-payment.ts';
import { entryOf } from '../entry.ts';
import { checkPayer, type PayFacts, payerLock, readPayFacts } from '../pay-facts.ts';
import { checkOrder } from '../rules/order.ts';
import { paidCents, paidItems, type PayableItem, releasedCents } from '../rules/paid-items.ts';
import { type Waived, waive, type WaiverTerms } from '../rules/waive.ts';
import { readWaiver, type WaiverAsk, waiverFragments, waiverOf } from '../waiver.ts';
import { paymentAudit, paymentWrite } from '../write.ts';

type Answer = Handled<'POST /coordinator/contracts/installments/pay-multiple'>['answer'];

export interface PayAsk {
  installmentIds: readonly string[];
  storeId: string;
  /** What the cashier confirmed; undefined when the client does not say. */
  expectedTotal?: Cents | undefined;
}

/**
 * Receives installments of one customer at a store, all or nothing, with all of the customer's open fees (rulings
 * C16, C27), at the amounts of today, less what a second person waives (ADR 0103).
 * @throws Refusal INSTALLMENT_NOT_FOUND, ALREADY_PAID, PREVIOUS_INSTALLMENT_IS_PENDING, INSTALLMENT_IN_RENEGOTIATION,
 * STORE_NOT_FOUND, DEACTIVATED_STORE, STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS, PAYMENT_TOTAL_CHANGED, WAIVER_ABOVE_BOUND,
 * APPROVAL_REQUIRED, APPROVAL_NOT_VALID; nothing is written then.
 */
export function payInstallments(
  platform: Platform,
  ports: PaymentsPorts,
  by: Keyed,
  ask: PayAsk & { waiver?: WaiverAsk | undefined },
): Promise<Answer> {
  const { storeId } = ask;
  const contracts = contractsOf(ask.installmentIds);
  return act(platform, {
    principal: by,
    lock: payerLock(platform.db, contracts),
    // Who did not look the customer up is told that there is no such installment.
    async read(db, moment) {
      const found = await readPayFacts(db, by.actor, { storeId, contracts }, moment.now);
      const payer = checkPayer(found, 'INSTALLMENT_NOT_FOUND');
      return {
        ...payer,
        waiver: await readWaiver(db, by.actor, { ...ask, borrowerId: payer.facts.borrowerId }, moment),
      };
    },
    decide({ facts, limit, store, waiver }, moment) {
      const { borrowerId, borrower, installments: rows } = facts;
      const items = chosenItems(facts, ask, moment.today, waiver ?? undefined);
      const payment = cashPayment(by, { borrowerId, storeId, items }, moment);
      const given = waiverOf(waiver);
      const paid = { platform, ports, receivedBy: by.actor.name, payment, items, borrower, installments: rows, store };
      return {
        answer: items.map((item) => entryOf(payment.id, item)),
        writes: [
          moveLimitFragment({ borrowerId, version: limit.version, cents: cents(0 - releasedCents(items)) }),
          ...paymentWrite(paid),
          ...waiverFragments(payment, given),
        ],
        audit: paymentAudit({ ...paid, waiver: given }),
      };
    },
  });
}

/** Query of the contracts that installments belong to. */
export function contractsOf(installmentIds: readonly string[]): Template {
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify(installmentIds)}::jsonb)::uuid`;
  return sql`select borrower_id, contract_id from ${installments.sql} where id in (${asked})`;
}

/** The chosen installments and the fees that go along, at the amounts of a day less what is waived; refuses as {@link payInstallments} says. */
export function chosenItems(
  facts: PayFacts,
  ask: PayAsk,
  today: CivilDate,
  waiver?: { asked: Waived; terms: readonly WaiverTerms[] },
): PayableItem[] {
  checkOrder(ask.installmentIds, facts.installments, today);
  const chosen = new Set(ask.installmentIds);
  const rows = facts.installments.filter((row) => chosen.has(row.id));
  const due = paidItems(rows, feesToCollect(facts.fees, today, chosen), today, newId);
  const items = waiver ? waive(due, waiver.asked, waiver.terms) : due;
  const total = paidCents(items);
  if (ask.expectedTotal !== undefined && ask.expectedTotal !== total) {
    refuse('PAYMENT_TOTAL_CHANGED', { details: { total } });
  }
  return items;
}
