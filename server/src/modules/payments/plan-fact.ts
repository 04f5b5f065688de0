import type { Cents, CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { centsOf, factList, isTrue, jsonOf, known, type ShapeOf } from '../../kernel/db/select.ts';
import { outer, pick } from '../../kernel/db/table.ts';
import { bonusLeft, carriedCharges, isOverdueFact } from './facts.ts';
import { type ChargesSoFar, fees, installments, paymentItems, payments, paymentUndos } from './tables.ts';

type Key = string | Template;

/** Late charges that partial payments left unpaid. */
export type CarriedCharges = Omit<ChargesSoFar, 'through'>;

const i = installments.fact('i');
const t = paymentItems.fact('t');

const figures = {
  ...pick(i, 'id', 'number', 'dueOn', 'status', 'amountCents', 'principalCents', 'limitCents'),
  ...pick(i, 'settledCents', 'settledPrincipalCents', 'settledLimitCents'),
};
const p = payments.fact('p');

const feeShape = {
  ...pick(fees.fact('f'), 'id', 'status'),
  /** Less what was forgiven when it was paid. */
  amountCents: centsOf(sql`f.amount_cents - coalesce((select t.waived_cents from ${paymentItems.sql} t
    where t.borrower_id = f.borrower_id and t.payment_id = f.payment_id and t.fee_id = f.id), 0)`),
  paidOn: outer(pick(p, 'paidOn')).paidOn,
};
const partShape = {
  ...pick(t, 'id', 'faceCents', 'principalCents', 'bonusCents', 'isPartial'),
  ...pick(t, 'fineCents', 'lateInterestCents', 'contractInterestCents', 'forgivenCents'),
  ...pick(p, 'paidOn'),
};

/** An installment as it stands: plan figures, and what payments and returns took off so far. */
export interface PlanInstallment extends ShapeOf<typeof figures> {
  /** Taken off what is left when it is paid in time. */
  bonusCents: Cents;
  /** Too late to be paid in time: late charges count. */
  isOverdue: boolean;
  carried: CarriedCharges;
}

/** What a payment that stands settled of an installment. */
export interface PaidPart extends ShapeOf<typeof partShape> {
  installmentId: string;
  /** For paying early; late charges that were forgiven are no part of it. */
  discountCents: Cents;
  /** Interest that the retailer got back for the bonus that was lost. */
  retailerCreditCents: Cents;
}

/** All that a contract's customer owed and paid. */
export interface PlanFact {
  installments: PlanInstallment[];
  /** Of payments that were not undone. */
  payments: PaidPart[];
  fees: ShapeOf<typeof feeShape>[];
}

/** Whether installment `i` is beyond its due date on a day, or had late charges counted by a payment or an agreement. */
const isLate = (today: CivilDate) => isTrue(sql`i.charged_through is not null or ${isOverdueFact(today)}`);

/** Discount of item `t` for paying early. */
const earlyDiscount = centsOf(sql`t.discount_cents - t.forgiven_cents`);
const creditGiven = centsOf(sql`coalesce(t.retailer_credit_cents, 0)`);
/** An item of kind INSTALLMENT has one. */
const paidInstallment = known(t.installmentId);

/**
 * Scalar subquery: the plan of a contract as it stands on a business day, with the payments that were not undone. Never
 * null.
 */
export function planFact(borrowerId: Key, contractId: Key, today: CivilDate): Template<PlanFact> {
  const ofContract = (alias: 'i' | 't' | 'f') =>
    sql`${sql.raw(alias)}.borrower_id = ${borrowerId}::uuid and ${sql.raw(alias)}.contract_id = ${contractId}::uuid`;
  return jsonOf({
    installments: factList(
      {
        ...figures,
        bonusCents: bonusLeft,
        isOverdue: isLate(today),
        carried: jsonOf(carriedCharges),
      },
      sql`from ${installments.sql} i where ${ofContract('i')} order by i.number`,
    ),
    payments: factList(
      { ...partShape, installmentId: paidInstallment, discountCents: earlyDiscount, retailerCreditCents: creditGiven },
      sql`from ${paymentItems.sql} t join ${payments.sql} p on p.borrower_id = t.borrower_id and p.id = t.payment_id
        where ${ofContract('t')} and t.kind = 'INSTALLMENT' and not exists (
          select 1 from ${paymentUndos.sql} u where u.borrower_id = t.borrower_id and u.payment_id = t.payment_id)
        order by t.id`,
    ),
    fees: factList(
      feeShape,
      sql`from ${fees.sql} f left join ${payments.sql} p on p.borrower_id = f.borrower_id and p.id = f.payment_id
        where ${ofContract('f')} order by f.id`,
    ),
  });
}
