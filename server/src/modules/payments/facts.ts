import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import { hasOpenedSince, isHolidaySomewhere, localHolidaysFact } from '../retailers/index.ts';
import { overdueCutoff } from './amounts/rules/amount-due.ts';
import { bankDaysBefore } from './amounts/rules/bank-days.ts';
import type { FeeRow, InstallmentRow } from './tables.ts';

type Key = string | RawBuilder<unknown>;

/**
 * Whether an open installment `i` is overdue on a day by its due date: banks opened since in the place where it was sold.
 * Cheap on days that are no holiday anywhere.
 */
export function isOverdueFact(today: CivilDate): RawBuilder<boolean> {
  const days = bankDaysBefore(today);
  const store = { retailerId: sql.ref('sold.retailer_id'), storeId: sql.ref('sold.store_id') };
  return sql`(i.due_on <= ${overdueCutoff(today)}::date and (not (select ${isHolidaySomewhere(days)}) or exists (
    select 1 from contracts sold where sold.borrower_id = i.borrower_id and sold.id = i.contract_id
      and ${hasOpenedSince(store, sql.ref('i.due_on'), days)})))`;
}

/** Scalar: whether a borrower has overdue installments on a business day; those in an agreement are not. Never null. */
export function hasOverdueFact(borrowerId: Key, today: CivilDate): RawBuilder<boolean> {
  return sql`exists (
    select 1 from installments i where i.borrower_id = ${borrowerId}::uuid and i.status = 'OPEN'
      and i.renegotiation_id is null and ${isOverdueFact(today)})`;
}

/** Scalar subquery: whether a contract has installments already. */
export function hasInstallmentsFact(borrowerId: Key, contractId: Key): RawBuilder<boolean> {
  return sql`exists (select 1 from installments where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid)`;
}

/** Scalar subquery: whether a contract that stands has nothing left to pay. Never null. */
export function isPaidOffFact(borrowerId: Key, contractId: Key): RawBuilder<boolean> {
  return sql`(
    exists (select 1 from contracts paid_c where paid_c.borrower_id = ${borrowerId}::uuid and paid_c.id = ${contractId}::uuid
      and paid_c.status = 'ACCEPTED')
    and not exists (select 1 from installments paid_i where paid_i.borrower_id = ${borrowerId}::uuid
      and paid_i.contract_id = ${contractId}::uuid and paid_i.status = 'OPEN'))`;
}

/** An `installments` row `i` with its contract `c` and accepted proposal `p`, column by column an `InstallmentRow`. */
const installmentColumns = sql`i.borrower_id as "borrowerId", i.id, i.contract_id as "contractId", c.number as "contractNumber",
  c.retailer_id as "retailerId", c.store_id as "storeId", i.number, p.count, i.due_on as "dueOn", i.amount_cents as "amountCents",
  i.principal_cents as "principalCents", i.interest_cents as "interestCents", i.limit_cents as "limitCents",
  i.bonus_cents - i.returned_bonus_cents as "bonusCents", i.settled_cents as "settledCents",
  i.settled_principal_cents as "settledPrincipalCents", i.settled_limit_cents as "settledLimitCents",
  json_build_object('through', i.charged_through, 'fineCents', i.carried_fine_cents,
    'lateInterestCents', i.carried_late_interest_cents, 'contractInterestCents', i.carried_contract_interest_cents) as charges,
  i.renegotiation_id as "renegotiationId", c.product_id as "productId", i.status, i.paid_on as "paidOn",
  p.plan ->> 'rateMonthly' as "rateMonthly",
  coalesce((c.terms ->> 'chargesContractRateWhenLate')::boolean, c.terms ->> 'lenderType' = 'FINANCIAL_INSTITUTION') as "chargesContractRate",
  c.terms ->> 'lateFineRate' as "lateFineRate", c.terms ->> 'lateInterestMonthlyRate' as "lateInterestMonthlyRate",
  c.offered_on as "releasedOn", c.terms -> 'lateIof' as "lateIof",
  ${localHolidaysFact({ retailerId: sql.ref('c.retailer_id'), storeId: sql.ref('c.store_id') }, sql.ref('i.due_on'))} as "localHolidays"`;

const byNumber = sql`i.contract_id, i.number`;

/**
 * Scalar subquery: the installments `i` that `where` chooses, by contract and number unless told otherwise. Never null.
 * Rows of columns: naming thirty values one by one in `json_build_object` takes PostgreSQL twice as long.
 */
export function installmentsFact(where: RawBuilder<unknown>, order = byNumber): RawBuilder<InstallmentRow[]> {
  return sql`(
    select coalesce(json_agg(row_f), '[]'::json) from (
      select ${installmentColumns} from installments i
        join contracts c on c.borrower_id = i.borrower_id and c.id = i.contract_id
        join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id
      where ${where} order by ${order}) row_f)`;
}

/** Scalar subquery: open fees of a borrower, oldest contract first. Never null. */
export function openFeesFact(borrowerId: Key): RawBuilder<FeeRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('id', f.id, 'contractId', f.contract_id, 'contractNumber', c.number,
      'amountCents', f.amount_cents) order by f.id), '[]'::json)
    from fees f join contracts c on c.borrower_id = f.borrower_id and c.id = f.contract_id
    where f.borrower_id = ${borrowerId}::uuid and f.status = 'OPEN')`;
}
