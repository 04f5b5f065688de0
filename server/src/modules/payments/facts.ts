import type { CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { cast, centsOf, countOf, factList, isTrue, jsonOf, maxOf, scalar } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import {
  contractNumber,
  debtTerms,
  isAcceptedFact,
  isSoldWhere,
  joinAcceptedProposal,
  joinContract,
  soldAt,
} from '../contracts/index.ts';
import { hasOpenedSince, isHolidaySomewhere, localHolidaysFact } from '../retailers/index.ts';
import { overdueCutoff } from './amounts/rules/amount-due.ts';
import { bankDaysBefore } from './amounts/rules/bank-days.ts';
import { fees, type FeeRow, type InstallmentRow, installments } from './tables.ts';

type Key = string | Template;

const i = installments.fact('i');
const f = fees.fact('f');

/**
 * Whether an open installment `i` is overdue on a day by its due date: banks opened since in the place where it was sold.
 * Cheap on days that are no holiday anywhere.
 */
export function isOverdueFact(today: CivilDate): Template<boolean> {
  const days = bankDaysBefore(today);
  const hasOpened = isSoldWhere(i.borrowerId, i.contractId, (store) => hasOpenedSince(store, i.dueOn, days));
  return isTrue(
    sql`i.due_on <= ${overdueCutoff(today)}::date and (not (select ${isHolidaySomewhere(days)}) or ${hasOpened})`,
  );
}

/**
 * Scalar: whether a borrower has installments on a business day that are overdue, their due date so many days ago or
 * more; those in an agreement are not. Never null.
 */
export function hasOverdueFact(borrowerId: Key, today: CivilDate, daysLate: Template<number>): Template<boolean> {
  return isTrue(sql`exists (
    select 1 from ${installments.sql} i where i.borrower_id = ${borrowerId}::uuid and i.status = 'OPEN'
      and i.renegotiation_id is null and i.due_on <= ${today}::date - ${daysLate} and ${isOverdueFact(today)})`);
}

/** Scalar: for how many days the oldest overdue installment of a borrower is due, those in an agreement aside; 0 where none is. */
export function lateDaysFact(borrowerId: Key, today: CivilDate): Template<number> {
  return cast(
    'integer',
    sql`coalesce((select ${today}::date - min(i.due_on) from ${installments.sql} i
      where i.borrower_id = ${borrowerId}::uuid and i.status = 'OPEN' and i.renegotiation_id is null
        and ${isOverdueFact(today)}), 0)`,
  );
}

/** Scalar: whether a borrower has anything left to pay, agreements included. Never null. */
export const owesFact = (borrowerId: Key): Template<boolean> =>
  isTrue(sql`exists (select 1 from ${installments.sql} owed_i where owed_i.borrower_id = ${borrowerId}::uuid
    and owed_i.status = 'OPEN')`);

/** Scalar subquery: the last day on which a borrower paid; null of who never did. */
export const lastPaidOnFact = (borrowerId: Key): Template<CivilDate | null> =>
  scalar(maxOf(i.paidOn), sql`from ${installments.sql} i where i.borrower_id = ${borrowerId}::uuid`);
/**
 * Relation of what a portfolio is summed of: installments that were not cancelled, with what is left of each and how it stands on a
 * day. Lateness is by banks that open everywhere: a holiday of one place moves nothing here.
 */
export const standingDebts = (today: CivilDate): Template => sql`(
  select i.borrower_id, i.contract_id, i.number, i.due_on, i.amount_cents as face_cents,
    case when i.status = 'PAID' then 0 else i.amount_cents - i.settled_cents end as open_cents,
    case when i.status = 'PAID' then 'PAID' when i.renegotiation_id is not null then 'AGREED'
      when i.due_on > ${overdueCutoff(today)}::date then 'DUE' when i.due_on >= ${today}::date - 30 then 'LATE_30'
      when i.due_on >= ${today}::date - 60 then 'LATE_60' when i.due_on >= ${today}::date - 90 then 'LATE_90'
      when i.due_on >= ${today}::date - 180 then 'LATE_180' else 'LATE_MORE' end as standing
  from ${installments.sql} i where i.status <> 'CANCELED')`;

/** Scalar: how many installments a borrower paid on their due date or before. */
export const paidInTimeFact = (borrowerId: Key): Template<number> =>
  countOf(sql`from ${installments.sql} i where i.borrower_id = ${borrowerId}::uuid and i.status = 'PAID'
    and i.paid_on <= i.due_on`);

/** Scalar subquery: whether an installment is still to be paid, by itself and not by an agreement. Never null. */
export const isOpenFact = (borrowerId: Key, id: Key): Template<boolean> =>
  isTrue(sql`exists (select 1 from ${installments.sql} open_i where open_i.borrower_id = ${borrowerId}::uuid
    and open_i.id = ${id}::uuid and open_i.status = 'OPEN' and open_i.renegotiation_id is null)`);

/** Scalar subquery: whether a contract has installments already. */
export function hasInstallmentsFact(borrowerId: Key, contractId: Key): Template<boolean> {
  return isTrue(sql`exists (
    select 1 from ${installments.sql} where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid)`);
}

/** Scalar subquery: whether a contract that stands has nothing left to pay. Never null. */
export function isPaidOffFact(borrowerId: Key, contractId: Key): Template<boolean> {
  return isTrue(sql`${isAcceptedFact(borrowerId, contractId)}
    and not exists (select 1 from ${installments.sql} paid_i where paid_i.borrower_id = ${borrowerId}::uuid
      and paid_i.contract_id = ${contractId}::uuid and paid_i.status = 'OPEN')`);
}

/** What is left of the bonus of an installment `i`. */
export const bonusLeft = centsOf(sql`i.bonus_cents - i.returned_bonus_cents`);

/** Late charges of an installment `i` that partial payments left unpaid. */
export const carriedCharges = {
  fineCents: i.carriedFineCents,
  lateInterestCents: i.carriedLateInterestCents,
  contractInterestCents: i.carriedContractInterestCents,
};

/** An installment `i` with its contract `c` and accepted proposal `p`. */
const installmentShape = {
  ...pick(i, 'borrowerId', 'id', 'contractId', 'number', 'dueOn', 'amountCents', 'principalCents', 'interestCents'),
  ...pick(i, 'limitCents', 'settledCents', 'settledPrincipalCents', 'settledLimitCents'),
  ...pick(i, 'lateIofThrough', 'renegotiationId', 'status', 'paidOn'),
  ...debtTerms,
  bonusCents: bonusLeft,
  charges: jsonOf({ through: i.chargedThrough, ...carriedCharges }),
  localHolidays: localHolidaysFact(soldAt, i.dueOn),
};

const byNumber = sql`i.contract_id, i.number`;

/**
 * Scalar subquery: the installments `i` that `where` chooses, by contract and number unless told otherwise. Never null.
 */
export function installmentsFact(where: Template, order = byNumber): Template<InstallmentRow[]> {
  return factList(
    installmentShape,
    sql`from ${installments.sql} i ${joinContract(i.borrowerId, i.contractId)} ${joinAcceptedProposal}
      where ${where} order by ${order}`,
  );
}

/** Scalar subquery: unpaid fees of a borrower, oldest contract first; `feesToCollect` says which are open. Never null. */
export function unpaidFeesFact(borrowerId: Key): Template<FeeRow[]> {
  return factList(
    {
      ...pick(f, 'id', 'contractId', 'amountCents'),
      contractNumber,
      firstInstallmentId: i.id,
      opensOn: i.dueOn,
      isFirstSettled: isTrue(sql`i.status <> 'OPEN'`),
    },
    sql`from ${fees.sql} f ${joinContract(f.borrowerId, f.contractId)}
      join ${installments.sql} i on i.borrower_id = f.borrower_id and i.contract_id = f.contract_id and i.number = 1
      where f.borrower_id = ${borrowerId}::uuid and f.status = 'OPEN' order by f.id`,
  );
}

/** Scalar subquery: open installments, sold in one of some stores, that fall due on a day. */
export function dueInStoresFact(
  stores: readonly { retailerId: string; id: string }[],
  on: CivilDate,
): Template<number> {
  const places = sql`(select * from json_to_recordset(${JSON.stringify(stores)}::json) as place("retailerId" uuid, id uuid))`;
  const isThere = isSoldWhere(
    i.borrowerId,
    i.contractId,
    (store) => sql`(${store.retailerId}, ${store.storeId}) in ${places}`,
  );
  return countOf(sql`from ${installments.sql} i where i.status = 'OPEN' and i.due_on = ${on}::date and ${isThere}`);
}
