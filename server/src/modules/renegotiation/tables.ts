import type { Cents, CivilDate } from '@balcao/contract';
import { cents, date, instant, integer, json, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { type FactOf, table } from '../../kernel/db/table.ts';
import type { RenegotiationTerms } from './policy.ts';

/** One payment of an option or an agreement. `valueCents = principalCents + interest`. */
export interface AgreedPayment {
  dueOn: CivilDate;
  valueCents: Cents;
  /** What it pays of the debt: its value on the day of the agreement. */
  principalCents: Cents;
}

/** One way to pay an agreement. */
export interface AgreementOption {
  id: string;
  /** Payments after the down payment. */
  count: number;
  downPaymentCents: Cents;
  totalCents: Cents;
  interestCents: Cents;
  /** Percent points with two decimals. */
  cetAnnualPct: string;
  cetMonthlyPct: string;
  /** The down payment first, when there is one. */
  payments: AgreedPayment[];
}

export const renegotiations = table('renegotiations', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  number: text('number'),
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  /** Null of a customer who asked for it on the portal. */
  operatorId: nullable(uuid('operator_id')),
  status: text<'OFFERED' | 'EXPIRED' | 'ACTIVE' | 'CLOSED' | 'BROKEN'>('status'),
  policyId: uuid('policy_id'),
  terms: json<RenegotiationTerms>('terms'),
  contractIds: json<string[]>('contract_ids'),
  debtCents: cents('debt_cents'),
  chargesCents: cents('charges_cents'),
  discountCents: cents('discount_cents'),
  options: json<AgreementOption[]>('options'),
  optionId: nullable(uuid('option_id')),
  offeredAt: instant('offered_at'),
  offeredOn: date('offered_on'),
  validUntil: instant('valid_until'),
  acceptedAt: nullable(instant('accepted_at')),
  acceptedOn: nullable(date('accepted_on')),
  breakAfterDays: integer('break_after_days'),
  endedAt: nullable(instant('ended_at')),
  endReason: nullable(text('end_reason')),
});

/** What the installments of an accepted agreement cost on its day. */
export const renegotiationDebts = table('renegotiation_debts', {
  borrowerId: uuid('borrower_id'),
  renegotiationId: uuid('renegotiation_id'),
  installmentId: uuid('installment_id'),
  contractId: uuid('contract_id'),
  faceCents: cents('face_cents'),
  chargesCents: cents('charges_cents'),
  dueCents: cents('due_cents'),
  /** What IOF counts on, and what of it fell due with the agreement; null: accepted before that was booked. */
  principalCents: nullable(cents('principal_cents')),
  lateIofCents: nullable(cents('late_iof_cents')),
});

export const renegotiationPayments = table('renegotiation_payments', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  renegotiationId: uuid('renegotiation_id'),
  number: integer('number'),
  dueOn: date('due_on'),
  valueCents: cents('value_cents'),
  principalCents: cents('principal_cents'),
  status: text<'DUE' | 'PAID' | 'CANCELED'>('status'),
  paidOn: nullable(date('paid_on')),
  paymentId: nullable(uuid('payment_id')),
});

/** The customer's code for an agreement; the count of tries survives every resend. */
export const renegotiationCodes = table('renegotiation_codes', {
  borrowerId: uuid('borrower_id'),
  renegotiationId: uuid('renegotiation_id'),
  optionId: uuid('option_id'),
  status: text<'PENDING' | 'APPROVED' | 'DENIED'>('status'),
  codeHash: text('code_hash'),
  phoneMasked: text('phone_masked'),
  attempts: optional(integer('attempts')),
  maxAttempts: integer('max_attempts'),
  sends: optional(integer('sends')),
  sentAt: instant('sent_at'),
  expiresAt: instant('expires_at'),
  approvedAt: nullable(instant('approved_at')),
  usableUntil: nullable(instant('usable_until')),
  usedAt: nullable(instant('used_at')),
});

/** An agreement as acts decide on it. */
export type RenegotiationFact = Omit<
  FactOf<typeof renegotiations>,
  'operatorId' | 'policyId' | 'offeredAt' | 'endedAt' | 'endReason'
>;

/** A payment of an agreement with what its agreement says of it. */
export interface AgreementPaymentFact extends Omit<FactOf<typeof renegotiationPayments>, 'paymentId'> {
  renegotiationNumber: string;
  count: number;
  terms: RenegotiationTerms;
  /** Day of the agreement: the amounts of its installments stand still from then on. */
  acceptedOn: CivilDate;
  /** State and city holidays of the place where it was made, soon after the due date. */
  localHolidays: CivilDate[];
}

/** The customer's code as acts decide on it. */
export type AgreementCodeFact = Omit<
  FactOf<typeof renegotiationCodes>,
  'borrowerId' | 'renegotiationId' | 'sends' | 'usedAt'
>;
