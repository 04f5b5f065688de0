import type { Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact } from '../../borrowers/index.ts';
import { borrowerLock, limitFact } from '../../credit/index.ts';
import { installmentsFact, type PaymentsPorts, unpaidFeesFact } from '../../payments/index.ts';
import { countryHolidaysFact, storeFact } from '../../retailers/index.ts';
import { type PaymentAnswer, paymentAnswer } from '../answers.ts';
import { boletoFact, isOf, namesShape, paymentFact, paymentSource } from '../facts.ts';
import { payFragments, paymentOf } from '../pay.ts';
import { spendOnContract } from '../rules/what-waits.ts';
import { decidedFragment } from '../store.ts';
import type { BoletoPaymentFact } from '../tables.ts';

type Ask = { id: string } & Handled<'POST /coordinator/invoices/payments/{id}/decide'>['body'];

/**
 * A person says what becomes of a payment that no rule could spend. Applied, it pays what is owed of the contract by due
 * date, the last one in part, at the amounts of the day it was paid; returned, the bank gives it back, and nothing of it
 * was ever in the books.
 * @throws Refusal BOLETO_PAYMENT_NOT_FOUND, BOLETO_PAYMENT_DECIDED, BOLETO_PAYMENT_WITHOUT_CUSTOMER,
 * BOLETO_PAYMENT_EXCEEDS_DEBT
 */
export function decidePayment(platform: Platform, ports: PaymentsPorts, by: Keyed, ask: Ask): Promise<PaymentAnswer> {
  return act<Facts, PaymentAnswer>(platform, {
    principal: by,
    lock: borrowerLock(async () => (await readFacts(platform.db, by.actor, ask.id)).payment.borrowerId),
    read: (db) => readFacts(db, by.actor, ask.id),
    decide(facts, moment) {
      if (facts.payment.outcome !== 'WAITING') refuse('BOLETO_PAYMENT_DECIDED');
      return ask.decision === 'APPLY'
        ? apply({ platform, ports, by }, facts, ask, moment)
        : giveBack(by, facts, ask, moment);
    },
  });
}

const shape = {
  payment: paymentFact,
  boleto: boletoFact,
  borrower: borrowerFact(sql.ref('b.borrower_id')),
  limit: limitFact(sql.ref('b.borrower_id')),
  store: storeFact(sql.ref('b.retailer_id'), sql.ref('b.store_id')),
  fees: unpaidFeesFact(sql.ref('b.borrower_id')),
  installments: installmentsFact(sql`i.borrower_id = b.borrower_id and i.contract_id = b.contract_id`),
  bankHolidays: countryHolidaysFact,
  ...namesShape,
};
type Facts = ShapeOf<typeof shape> & { payment: BoletoPaymentFact };

async function readFacts(db: Db | Tx, { retailerId }: Actor, id: string): Promise<Facts> {
  const from = sql`from ${paymentSource} where bp.id = ${id}::uuid and ${isOf(retailerId)}`;
  const found = await rowOf(db, select(shape, from));
  return found?.payment ? { ...found, payment: found.payment } : refuse('BOLETO_PAYMENT_NOT_FOUND');
}

function decided(
  by: Keyed,
  { payment, ...names }: Facts,
  ask: Ask,
  { now }: Pick<Moment, 'now'>,
  paymentId: string | null,
) {
  const said = {
    outcome: ask.decision === 'APPLY' ? ('APPLIED' as const) : ('RETURNED' as const),
    paymentId,
    decidedBy: by.actor.operatorId,
    decidedByName: by.actor.name,
    decidedAt: now,
    reason: ask.reason,
  };
  const { customerName, contractNumber, installmentNumber } = names;
  const after = { ...payment, ...said, decidedAt: now.toISOString() };
  return {
    said,
    answer: paymentAnswer(after, { customerName, contractNumber, installmentNumber }),
    note: {
      action: 'boleto.decided' as const,
      subject: payment.boletoId ?? payment.id,
      ...(payment.borrowerId !== null && { customerId: payment.borrowerId }),
      ...(names.boleto && { storeId: names.boleto.storeId }),
      detail: { paymentRef: payment.paymentRef, outcome: said.outcome, valueCents: payment.valueCents },
    },
  };
}

function giveBack(by: Keyed, facts: Facts, ask: Ask, moment: Moment): Decision<PaymentAnswer> {
  const { said, answer, note } = decided(by, facts, ask, moment, null);
  return {
    answer,
    writes: [decidedFragment(facts.payment, said)],
    missed: { decided_boleto_payment: 'BOLETO_PAYMENT_DECIDED' },
    audit: note,
  };
}

function apply(
  { platform, ports, by }: { platform: Platform; ports: PaymentsPorts; by: Keyed },
  facts: Facts,
  ask: Ask,
  moment: Moment,
): Decision<PaymentAnswer> {
  const { payment: waiting, boleto, borrower, limit, store, installments, bankHolidays } = facts;
  if (!boleto || !borrower || !limit || !store) refuse('BOLETO_PAYMENT_WITHOUT_CUSTOMER');
  const paidAt = new Date(waiting.paidAt);
  const on = dayIn(store.zone, paidAt);
  const { items, leftCents } = spendOnContract(
    { boleto, installments, fees: facts.fees },
    { valueCents: waiting.valueCents, on },
    newId,
  );
  if (leftCents > 0) refuse('BOLETO_PAYMENT_EXCEEDS_DEBT');
  const totalCents = sumCents(items.map((item) => item.paidCents));
  const payment = paymentOf(boleto, { id: newId(), totalCents, at: paidAt, postedAt: moment.now, on });
  const paid = payFragments({ platform, ports, borrower, store, limit, installments, payment, items, bankHolidays });
  const { said, answer, note } = decided(by, facts, ask, moment, payment.id);
  return {
    answer,
    writes: [...paid.writes, decidedFragment(waiting, said)],
    missed: { decided_boleto_payment: 'BOLETO_PAYMENT_DECIDED' },
    audit: [note, paid.audit],
  };
}
