import type { CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { pick, type RowOf } from '../../kernel/db/table.ts';
import { insertMany, insertOne, recordset } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { ContractsPorts } from '../contracts/index.ts';
import { limitVersionFact } from '../credit/index.ts';
import { chargedKeys, chargedRow, chargesAsCounted } from './charged-row.ts';
import type { PayableItem } from './receiving/rules/paid-items.ts';
import { fees, installments, paymentItems, payments } from './tables.ts';

/** Installments and usage fee of an accepted contract, as parts of its write. */
export const openInstallments: ContractsPorts['openInstallments'] = ({
  borrowerId,
  contractId,
  retailerId,
  installments: plan,
  feeCents,
}) => {
  const of = { borrowerId, contractId, retailerId, status: 'OPEN' } as const;
  const rows = plan.map(({ number, dueOn, ...money }) => ({
    ...of,
    id: newId(),
    number,
    dueOn,
    amountCents: cents(money.amountCents),
    principalCents: cents(money.principalCents),
    interestCents: cents(money.interestCents),
    limitCents: cents(money.limitCents),
    bonusCents: cents(money.bonusCents),
  }));
  const fee = { ...of, id: newId(), amountCents: cents(feeCents) };
  return [
    part('opened_installments', insertMany(installments, rows), rows.length),
    ...(feeCents === 0 ? [] : [part('opened_fee', insertOne(fees, fee))]),
  ];
};

type PaidRow = RowOf<typeof payments>;

export interface NewPayment extends Pick<
  PaidRow,
  'borrowerId' | 'id' | 'retailerId' | 'storeId' | 'operatorId' | 'method' | 'totalCents'
> {
  at: Date;
  /** When it is written in the books, now: by then the month that it was paid in may be closed. */
  postedAt: Date;
  /** Business day it counts on. */
  on: CivilDate;
  /** The agreement whose installments it pays, what a return pays besides those in none; left out for installments in none. */
  renegotiationId?: string;
}

/** Installments of one agreement, or of none, are paid together; who pays by the wrong way misses. */
function ofAgreement({ renegotiationId, method }: NewPayment) {
  if (renegotiationId === undefined) return sql`renegotiation_id is null`;
  const isOfIt = sql`renegotiation_id = ${renegotiationId}::uuid`;
  return method === 'RETURN_CREDIT' ? sql`(renegotiation_id is null or ${isOfIt})` : isOfIt;
}

/** Ids of rows as one parameter. */
const idsIn = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

/** What settles in part: the keys of a recordset that says how much more of an installment is settled. */
export const settledKeys = ['id', 'settledCents', 'settledPrincipalCents', 'settledLimitCents'] as const;

/** An item of a payment as a row of that recordset. */
export const settledRow = (
  item: Pick<PayableItem, 'installmentId' | 'faceCents' | 'principalCents' | 'limitCents'>,
) => ({
  id: item.installmentId,
  settledCents: item.faceCents,
  settledPrincipalCents: item.principalCents,
  settledLimitCents: item.limitCents,
});

/**
 * Takes partial payments off their installments and keeps what of the late charges stays unpaid; each must still be
 * open and as little settled as it was read.
 */
export function settlePartsFragment(payment: NewPayment, parts: readonly PayableItem[]): Fragment {
  const rows = parts.map((item) => ({ ...settledRow(item), ...(item.chargesAfter && chargedRow(item.chargesAfter)) }));
  return part(
    'partly_paid_installments',
    sql`update ${installments.sql} i set settled_cents = i.settled_cents + r."settledCents",
        settled_principal_cents = i.settled_principal_cents + r."settledPrincipalCents",
        settled_limit_cents = i.settled_limit_cents + r."settledLimitCents", ${chargesAsCounted}
      from ${recordset(installments, rows, [...settledKeys, ...chargedKeys], 'r')}
      where i.borrower_id = ${payment.borrowerId}::uuid and i.id = r.id and i.status = 'OPEN' and ${ofAgreement(payment)}`,
    rows.length,
  );
}

/** Marks installments paid; each must still be open (I3). */
export function settleInstallmentsFragment(payment: NewPayment, ids: readonly string[]): Fragment {
  return part(
    'paid_installments',
    sql`update ${installments.sql} set status = 'PAID', paid_on = ${payment.on}::date, payment_id = ${payment.id}::uuid
      where borrower_id = ${payment.borrowerId}::uuid and id in ${idsIn(ids)} and status = 'OPEN' and ${ofAgreement(payment)}`,
    ids.length,
  );
}

/** Marks fees paid; each must still be open. */
export function settleFeesFragment(payment: NewPayment, ids: readonly string[]): Fragment {
  return part(
    'paid_fees',
    sql`update ${fees.sql} set status = 'PAID', payment_id = ${payment.id}::uuid
      where borrower_id = ${payment.borrowerId}::uuid and id in ${idsIn(ids)} and status = 'OPEN'`,
    ids.length,
  );
}

/** The payment and its items. */
export function paymentFragments(payment: NewPayment, items: readonly PayableItem[]): Fragment[] {
  const { borrowerId, id: paymentId, at: paidAt, on: paidOn } = payment;
  const row = {
    ...pick(payment, 'borrowerId', 'id', 'retailerId', 'storeId', 'operatorId', 'method', 'totalCents'),
    paidAt,
    paidOn,
    limitVersion: limitVersionFact(borrowerId),
  };
  const rows = items.map((item) => ({ borrowerId, paymentId, ...keptOf(item) }));
  return [
    part('payment', insertOne(payments, row)),
    part('payment_items_written', insertMany(paymentItems, rows), rows.length),
  ];
}

/** What is kept of an item; the keys in one order, so that the statement is one text. */
const keptOf = (item: PayableItem) => ({
  ...pick(item, 'id', 'kind', 'installmentId', 'feeId', 'contractId', 'faceCents', 'discountCents', 'bonusCents'),
  ...pick(
    item,
    'fineCents',
    'lateInterestCents',
    'contractInterestCents',
    'lateIofCents',
    'lateIofAbsorbedCents',
    'lateIofFrom',
  ),
  ...pick(item, 'retailerCreditCents', 'paidCents', 'principalCents', 'interestCents', 'limitCents', 'isPartial'),
  chargesBefore: item.chargesBefore,
  forgivenCents: item.forgivenCents ?? cents(0),
  waivedCents: item.waivedCents ?? cents(0),
});
