import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { countOf, fact, factList, known, rowOf, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { localHolidaysFact } from '../retailers/index.ts';
import { installmentsFact, type InstallmentRow } from '../payments/index.ts';
import {
  type AgreementCodeFact,
  type AgreementPaymentFact,
  type RenegotiationFact,
  renegotiationCodes,
  renegotiationPayments,
  renegotiations,
} from './tables.ts';

type Key = string | Template;

const agreementShape = pick(
  renegotiations.fact('r'),
  'borrowerId',
  'id',
  'number',
  'retailerId',
  'storeId',
  'status',
  'terms',
  'contractIds',
  'debtCents',
  'chargesCents',
  'discountCents',
  'options',
  'optionId',
  'offeredOn',
  'validUntil',
  'acceptedAt',
  'acceptedOn',
  'breakAfterDays',
);

/** Scalar: the `renegotiations` row under alias `r`. Null where an outer join found none. */
export const renegotiationFact: Template<RenegotiationFact | null> = fact(agreementShape, sql``);

const agreement = renegotiations.fact('agreement_f');

/** Values of a `renegotiation_payments` row `payment_f` with its agreement `agreement_f`. */
const paymentShape = {
  ...pick(
    renegotiationPayments.fact('payment_f'),
    'borrowerId',
    'id',
    'renegotiationId',
    'number',
    'dueOn',
    'valueCents',
    'principalCents',
    'status',
    'paidOn',
  ),
  renegotiationNumber: agreement.number,
  count: countOf(sql`from ${renegotiationPayments.sql} all_f
    where all_f.borrower_id = agreement_f.borrower_id and all_f.renegotiation_id = agreement_f.id`),
  terms: agreement.terms,
  // Only an accepted agreement has payments.
  acceptedOn: known(renegotiations.fact('agreement_f').acceptedOn),
  localHolidays: localHolidaysFact(
    { retailerId: sql.ref('agreement_f.retailer_id'), storeId: sql.ref('agreement_f.store_id') },
    sql.ref('payment_f.due_on'),
  ),
};

/** Scalar subquery: payments of a borrower's agreements, or of one of them, by due date. Never null. */
export function agreementPaymentsFact(borrowerId: Key, renegotiationId?: Key): Template<AgreementPaymentFact[]> {
  const ofOne = renegotiationId === undefined ? sql`` : sql`and payment_f.renegotiation_id = ${renegotiationId}::uuid`;
  return factList(
    paymentShape,
    sql`from ${renegotiationPayments.sql} payment_f join ${renegotiations.sql} agreement_f
      on agreement_f.borrower_id = payment_f.borrower_id and agreement_f.id = payment_f.renegotiation_id
    where payment_f.borrower_id = ${borrowerId}::uuid ${ofOne}
    order by payment_f.due_on, agreement_f.id, payment_f.number`,
  );
}

/**
 * Scalar subquery: open installments of a borrower in the contracts that a retailer sold, all or those of a json list.
 * What another retailer sold is its own to agree on (ADR 0005). Never null.
 */
export function openInstallmentsFact(
  borrowerId: Key,
  retailerId: Key,
  contractIds?: Template,
): Template<InstallmentRow[]> {
  const ofSome =
    contractIds === undefined
      ? sql``
      : sql`and i.contract_id in (select jsonb_array_elements_text(${contractIds})::uuid)`;
  return installmentsFact(
    sql`i.borrower_id = ${borrowerId}::uuid and i.status = 'OPEN' and c.retailer_id = ${retailerId}::uuid ${ofSome}`,
  );
}

/** Scalar subquery: every installment of the contracts in a json list, in any state. Never null. */
export function contractInstallmentsFact(borrowerId: Key, contractIds: Template): Template<InstallmentRow[]> {
  const ofThese = sql`select jsonb_array_elements_text(${contractIds})::uuid`;
  return installmentsFact(sql`i.borrower_id = ${borrowerId}::uuid and i.contract_id in (${ofThese})`);
}

const codeShape = pick(
  renegotiationCodes.fact('code_f'),
  'optionId',
  'status',
  'codeHash',
  'phoneMasked',
  'attempts',
  'maxAttempts',
  'sentAt',
  'expiresAt',
  'approvedAt',
  'usableUntil',
);

/** Scalar subquery: the customer's code for an agreement, null when none was sent. */
export function agreementCodeFact(borrowerId: Key, renegotiationId: Key): Template<AgreementCodeFact | null> {
  return fact(
    codeShape,
    sql`from ${renegotiationCodes.sql} code_f
      where code_f.borrower_id = ${borrowerId}::uuid and code_f.renegotiation_id = ${renegotiationId}::uuid`,
  );
}

/** Borrower of an agreement; null for an unknown id. */
export async function borrowerOfAgreement(db: Db, renegotiationId: string): Promise<string | null> {
  const of = sql`from ${renegotiations.sql} r where r.id = ${renegotiationId}::uuid`;
  const found = await rowOf(db, select(pick(renegotiations.row('r'), 'borrowerId'), of));
  return found?.borrowerId ?? null;
}

/** Where an agreement of a customer was offered; undefined for anybody else's. */
export function placeOfAgreement(db: Db, borrowerId: string, id: string) {
  const of = sql`from ${renegotiations.sql} r where r.id = ${id}::uuid and r.borrower_id = ${borrowerId}::uuid`;
  return rowOf(db, select(pick(renegotiations.row('r'), 'retailerId', 'storeId'), of));
}
