import { type RawBuilder, sql } from 'kysely';
import type { ContractTerms } from '../contracts/index.ts';
import { localHolidaysFact } from '../retailers/index.ts';
import { installmentsFact, type InstallmentRow } from '../payments/index.ts';
import type { RenegotiationCodeRow, RenegotiationPaymentRow, RenegotiationRow } from './tables.ts';

type Key = string | RawBuilder<unknown>;

/** Scalar: a `renegotiations` row under alias `r` as a `RenegotiationRow`. */
export const renegotiationJson = sql<RenegotiationRow>`json_build_object(
  'borrowerId', r.borrower_id, 'id', r.id, 'number', r.number, 'retailerId', r.retailer_id, 'storeId', r.store_id,
  'status', r.status, 'terms', r.terms, 'contractIds', r.contract_ids, 'debtCents', r.debt_cents,
  'chargesCents', r.charges_cents, 'discountCents', r.discount_cents, 'options', r.options, 'optionId', r.option_id,
  'offeredOn', r.offered_on, 'validUntil', r.valid_until, 'acceptedAt', r.accepted_at, 'acceptedOn', r.accepted_on,
  'breakAfterDays', r.break_after_days)`;

/** Scalar: a `renegotiation_payments` row `payment_f` with its agreement `agreement_f` as a `RenegotiationPaymentRow`. */
const renegotiationPaymentJson = sql<RenegotiationPaymentRow>`json_build_object(
  'borrowerId', payment_f.borrower_id, 'id', payment_f.id, 'renegotiationId', agreement_f.id,
  'renegotiationNumber', agreement_f.number, 'number', payment_f.number,
  'count', (select count(*) from renegotiation_payments all_f
    where all_f.borrower_id = agreement_f.borrower_id and all_f.renegotiation_id = agreement_f.id),
  'dueOn', payment_f.due_on, 'valueCents', payment_f.value_cents, 'principalCents', payment_f.principal_cents,
  'status', payment_f.status, 'paidOn', payment_f.paid_on, 'terms', agreement_f.terms, 'acceptedOn', agreement_f.accepted_on,
  'localHolidays', ${localHolidaysFact(
    { retailerId: sql.ref('agreement_f.retailer_id'), storeId: sql.ref('agreement_f.store_id') },
    sql.ref('payment_f.due_on'),
  )})`;

/** Scalar subquery: payments of a borrower's agreements, or of one of them, by due date. Never null. */
export function agreementPaymentsFact(borrowerId: Key, renegotiationId?: Key): RawBuilder<RenegotiationPaymentRow[]> {
  const ofOne = renegotiationId === undefined ? sql`` : sql`and payment_f.renegotiation_id = ${renegotiationId}::uuid`;
  return sql`(
    select coalesce(json_agg(${renegotiationPaymentJson} order by payment_f.due_on, agreement_f.id, payment_f.number), '[]'::json)
    from renegotiation_payments payment_f join renegotiations agreement_f
      on agreement_f.borrower_id = payment_f.borrower_id and agreement_f.id = payment_f.renegotiation_id
    where payment_f.borrower_id = ${borrowerId}::uuid ${ofOne})`;
}

/**
 * Scalar subquery: open installments of a borrower in the contracts that a retailer sold, all or those of a json list.
 * What another retailer sold is its own to agree on (ADR 0005). Never null.
 */
export function openInstallmentsFact(
  borrowerId: Key,
  retailerId: Key,
  contractIds?: RawBuilder<unknown>,
): RawBuilder<InstallmentRow[]> {
  const ofSome =
    contractIds === undefined
      ? sql``
      : sql`and i.contract_id in (select jsonb_array_elements_text(${contractIds})::uuid)`;
  return installmentsFact(
    sql`i.borrower_id = ${borrowerId}::uuid and i.status = 'OPEN' and c.retailer_id = ${retailerId}::uuid ${ofSome}`,
  );
}

/** Scalar subquery: every installment of the contracts in a json list, in any state. Never null. */
export function contractInstallmentsFact(
  borrowerId: Key,
  contractIds: RawBuilder<unknown>,
): RawBuilder<InstallmentRow[]> {
  const ofThese = sql`select jsonb_array_elements_text(${contractIds})::uuid`;
  return installmentsFact(sql`i.borrower_id = ${borrowerId}::uuid and i.contract_id in (${ofThese})`);
}

/** Scalar subquery: the customer's code for an agreement, null when none was sent. */
export function renegotiationCodeFact(borrowerId: Key, renegotiationId: Key): RawBuilder<RenegotiationCodeRow | null> {
  return sql`(
    select json_build_object('optionId', option_id, 'status', status, 'codeHash', code_hash, 'phoneMasked', phone_masked,
      'attempts', attempts, 'maxAttempts', max_attempts, 'sentAt', sent_at, 'expiresAt', expires_at, 'usableUntil', usable_until)
    from renegotiation_codes where borrower_id = ${borrowerId}::uuid and renegotiation_id = ${renegotiationId}::uuid)`;
}

/** Scalar subquery: kind of lender of each contract of a borrower. Never null. */
export function lendersFact(borrowerId: Key): RawBuilder<Record<string, ContractTerms['lenderType']>> {
  return sql`(
    select coalesce(json_object_agg(id, terms ->> 'lenderType'), '{}'::json) from contracts
    where borrower_id = ${borrowerId}::uuid and status = 'ACCEPTED')`;
}

/** Borrower of an agreement; null for an unknown id. */
export function borrowerOfAgreement(renegotiationId: string): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`select borrower_id as id from renegotiations where id = ${renegotiationId}::uuid`;
}
