import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ArrearsFact } from '../credit/index.ts';
import { overdueCutoff } from './rules/amount-due.ts';
import type { FeeRow, InstallmentRow } from './tables.ts';

type Key = string | RawBuilder<unknown>;

/**
 * Scalar subquery: what a borrower owes that blocks the limit on a business day. Installments in an agreement are not
 * overdue: the agreement blocks in their place. Never null.
 */
export function arrearsFact(borrowerId: Key, today: CivilDate): RawBuilder<ArrearsFact> {
  return sql`(
    select jsonb_build_object('hasOverdue', exists (
      select 1 from installments where borrower_id = ${borrowerId}::uuid and status = 'OPEN' and due_on <= ${overdueCutoff(today)}::date
        and renegotiation_id is null),
      'hasOpenRenegotiation', exists (select 1 from renegotiations where borrower_id = ${borrowerId}::uuid and status = 'ACTIVE')))`;
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

/** Scalar: an `installments` row `i` with its contract `c` and accepted proposal `p` as an `InstallmentRow`. */
export const installmentJson = sql<InstallmentRow>`jsonb_build_object(
  'borrowerId', i.borrower_id, 'id', i.id, 'contractId', i.contract_id, 'contractNumber', c.number, 'retailerId', c.retailer_id,
  'storeId', c.store_id, 'number', i.number,
  'count', p.count, 'dueOn', i.due_on, 'amountCents', i.amount_cents, 'principalCents', i.principal_cents,
  'interestCents', i.interest_cents, 'limitCents', i.limit_cents, 'bonusCents', i.bonus_cents - i.returned_bonus_cents,
  'settledCents', i.settled_cents, 'settledPrincipalCents', i.settled_principal_cents, 'settledLimitCents', i.settled_limit_cents,
  'charges', jsonb_build_object('through', i.charged_through, 'fineCents', i.carried_fine_cents,
    'lateInterestCents', i.carried_late_interest_cents, 'contractInterestCents', i.carried_contract_interest_cents),
  'renegotiationId', i.renegotiation_id, 'productId', c.product_id, 'status', i.status, 'paidOn', i.paid_on,
  'rateMonthly', p.plan ->> 'rateMonthly',
  'chargesContractRate', coalesce((c.terms ->> 'chargesContractRateWhenLate')::boolean, c.terms ->> 'lenderType' = 'FINANCIAL_INSTITUTION'),
  'lateFineRate', c.terms ->> 'lateFineRate', 'lateInterestMonthlyRate', c.terms ->> 'lateInterestMonthlyRate')`;

/** Joins an installment `i` to its contract `c` and the accepted proposal `p`. */
export const installmentSource = sql`installments i
  join contracts c on c.borrower_id = i.borrower_id and c.id = i.contract_id
  join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id`;

/** Scalar subquery: open fees of a borrower, oldest contract first. Never null. */
export function openFeesFact(borrowerId: Key): RawBuilder<FeeRow[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'contractId', f.contract_id, 'contractNumber', c.number,
      'amountCents', f.amount_cents) order by f.id), '[]'::jsonb)
    from fees f join contracts c on c.borrower_id = f.borrower_id and c.id = f.contract_id
    where f.borrower_id = ${borrowerId}::uuid and f.status = 'OPEN')`;
}
