import type { Cents, CivilDate } from '@balcao/contract';
import {
  bigint,
  boolean,
  cents,
  date,
  instant,
  integer,
  json,
  nullable,
  optional,
  text,
  uuid,
} from '../../kernel/db/columns.ts';
import { type FactOf, table } from '../../kernel/db/table.ts';
import type { LateIofTerms } from '../contracts/index.ts';
import type { ItemKind, PaymentMethod } from './receiving/rules/postings.ts';

/** Late charges counted by partial payments: up to which day, and what of them is still unpaid. */
export interface ChargesSoFar {
  through: CivilDate | null;
  fineCents: Cents;
  lateInterestCents: Cents;
  contractInterestCents: Cents;
}

/** What is owed and settled: an installment or a fee. */
type DebtStatus = 'OPEN' | 'PAID' | 'CANCELED';

export const installments = table('installments', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  contractId: uuid('contract_id'),
  retailerId: uuid('retailer_id'),
  number: integer('number'),
  dueOn: date('due_on'),
  amountCents: cents('amount_cents'),
  principalCents: cents('principal_cents'),
  interestCents: cents('interest_cents'),
  limitCents: cents('limit_cents'),
  /** Taken off when it is paid in time (interest the retailer paid already), and what returns took off the bonus. */
  bonusCents: optional(cents('bonus_cents')),
  returnedBonusCents: optional(cents('returned_bonus_cents')),
  /** What partial payments and returns took off so far, and the shares of it. */
  settledCents: optional(cents('settled_cents')),
  settledPrincipalCents: optional(cents('settled_principal_cents')),
  settledLimitCents: optional(cents('settled_limit_cents')),
  chargedThrough: nullable(date('charged_through')),
  carriedFineCents: optional(cents('carried_fine_cents')),
  carriedLateInterestCents: optional(cents('carried_late_interest_cents')),
  carriedContractInterestCents: optional(cents('carried_contract_interest_cents')),
  /** Day up to which an agreement counted the IOF of its late days; what is paid later owes the days since. */
  lateIofThrough: nullable(date('late_iof_through')),
  status: text<DebtStatus>('status'),
  paidOn: nullable(date('paid_on')),
  paymentId: nullable(uuid('payment_id')),
  /** The active agreement that stands in its place. */
  renegotiationId: nullable(uuid('renegotiation_id')),
});

/** The first business day an installment was overdue. */
export const overdueMarks = table('overdue_marks', {
  borrowerId: uuid('borrower_id'),
  installmentId: uuid('installment_id'),
  overdueSince: date('overdue_since'),
});

export const fees = table('fees', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  contractId: uuid('contract_id'),
  retailerId: uuid('retailer_id'),
  amountCents: cents('amount_cents'),
  status: text<DebtStatus>('status'),
  paymentId: nullable(uuid('payment_id')),
});

export const payments = table('payments', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  /** Null when nobody at the counter took it. */
  operatorId: nullable(uuid('operator_id')),
  method: text<PaymentMethod>('method'),
  totalCents: cents('total_cents'),
  paidAt: instant('paid_at'),
  paidOn: date('paid_on'),
  /** Version of the limit row it was decided on: the order of a borrower's payments. */
  limitVersion: optional(bigint('limit_version')),
});

export const paymentItems = table('payment_items', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  paymentId: uuid('payment_id'),
  kind: text<ItemKind>('kind'),
  installmentId: nullable(uuid('installment_id')),
  feeId: nullable(uuid('fee_id')),
  contractId: uuid('contract_id'),
  faceCents: cents('face_cents'),
  discountCents: optional(cents('discount_cents')),
  /** Part of the discount that an agreement or the waiver of the payment forgave, and that of the waiver. */
  forgivenCents: optional(cents('forgiven_cents')),
  waivedCents: optional(cents('waived_cents')),
  bonusCents: optional(cents('bonus_cents')),
  fineCents: optional(cents('fine_cents')),
  lateInterestCents: optional(cents('late_interest_cents')),
  contractInterestCents: optional(cents('contract_interest_cents')),
  lateIofCents: optional(cents('late_iof_cents')),
  lateIofAbsorbedCents: optional(nullable(cents('late_iof_absorbed_cents'))),
  lateIofFrom: nullable(date('late_iof_from')),
  /** Interest that the retailer gets back; null: paid before it was given back. */
  retailerCreditCents: nullable(cents('retailer_credit_cents')),
  paidCents: cents('paid_cents'),
  principalCents: optional(cents('principal_cents')),
  interestCents: optional(cents('interest_cents')),
  limitCents: optional(cents('limit_cents')),
  isPartial: optional(boolean('is_partial')),
  /** What a partial payment found; null when it settled the rest. */
  chargesBefore: nullable(json<ChargesSoFar>('charges_before')),
});

/** What a second person forgave of a payment, and why. */
export const paymentWaivers = table('payment_waivers', 'credit', {
  borrowerId: uuid('borrower_id'),
  paymentId: uuid('payment_id'),
  retailerId: uuid('retailer_id'),
  chargesCents: cents('charges_cents'),
  feesCents: cents('fees_cents'),
  reason: text('reason'),
  approvedBy: uuid('approved_by'),
  waivedAt: instant('waived_at'),
});

export const paymentUndos = table('payment_undos', 'credit', {
  borrowerId: uuid('borrower_id'),
  paymentId: uuid('payment_id'),
  id: uuid('id'),
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  operatorId: uuid('operator_id'),
  reason: text('reason'),
  undoneAt: instant('undone_at'),
  undoneOn: date('undone_on'),
});

type Own = FactOf<typeof installments>;

/** What an installment itself says of what it costs. `bonusCents` is what returns left of it. */
type OwnKey =
  | 'borrowerId'
  | 'id'
  | 'contractId'
  | 'number'
  | 'dueOn'
  | 'amountCents'
  | 'principalCents'
  | 'interestCents'
  | 'limitCents'
  | 'bonusCents'
  | 'settledCents'
  | 'settledPrincipalCents'
  | 'settledLimitCents'
  | 'lateIofThrough'
  | 'status'
  | 'renegotiationId'
  | 'paidOn';

/** An installment with what its contract says of it, as facts queries return it. */
export interface InstallmentRow extends Pick<Own, OwnKey> {
  charges: ChargesSoFar;
  contractNumber: string;
  /** Where the contract was sold. */
  retailerId: string;
  storeId: string;
  count: number;
  /** Monthly contract rate, decimal text. */
  rateMonthly: string;
  /** The store's own credit: what is paid is owed to the store that sold. */
  isOwnedByStore: boolean;
  /** Whether the contract's rate goes on counting on late days. */
  chargesContractRate: boolean;
  lateFineRate: string;
  lateInterestMonthlyRate: string;
  /** Day from which the IOF of the sale was counted. */
  releasedOn: CivilDate;
  /** Null: the sale had no IOF. */
  lateIof: LateIofTerms | null;
  /** State and city holidays of the place where it was sold, soon after the due date. */
  localHolidays: CivilDate[];
  /** The device sold with the contract, when there is one. */
  productId: string | null;
}

/** An unpaid fee with the number of its contract, and the first installment of it: with that the fee opens. */
export interface FeeRow extends Pick<FactOf<typeof fees>, 'id' | 'contractId' | 'amountCents'> {
  contractNumber: string;
  firstInstallmentId: string;
  /** Its due date. */
  opensOn: CivilDate;
  isFirstSettled: boolean;
}
