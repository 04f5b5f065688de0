import type {
  CaptureMethod,
  Cents,
  CivilDate,
  DueDateRule,
  FaceChallenge,
  FaceReason,
  MessageChannel,
  PurchaseCallReason,
  SaleChannel,
} from '@balcao/contract';
import { cents as wholeCents } from '@balcao/credit-math';
import { cents, date, instant, integer, json, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { by, type FactOf, table } from '../../kernel/db/table.ts';
import type { ContractTerms, PricingPolicy } from './policy.ts';

/** A priced plan as it is kept with its proposal: rates as decimal text, money in cents. */
export interface StoredPlan {
  rateMonthly: string;
  rateAnnual: string;
  financedCents: Cents;
  iofDailyCents: Cents;
  iofAdditionalCents: Cents;
  lastInstallmentCents: Cents;
  cetAnnualPct: string;
  cetMonthlyPct: string;
  /** [due day, payment, principal part] of each installment, in order. */
  rows: [dueOn: CivilDate, paymentCents: Cents, principalCents: Cents][];
  /** Day from which interest, IOF and CET count, where it is not that of the offer. */
  countedFrom?: CivilDate;
  /** Total that was told when it was offered, where accepting it later made it another. */
  offeredTotalCents?: Cents;
  /**
   * Interest the retailer pays at the sale; absent when the customer pays it. Each row then is the installment paid
   * late and the part of it paid in time: the difference is the bonus. The CET is that of paying in time.
   */
  retailerInterestCents?: Cents;
}

/** What paying an installment in time takes off it. */
export function bonusOf(plan: StoredPlan, [, paymentCents, principalCents]: StoredPlan['rows'][number]): Cents {
  return wholeCents(plan.retailerInterestCents === undefined ? 0 : paymentCents - principalCents);
}

/** Kinds of what is sold; agreements have rows of their own. */
export type SoldKind = 'SINGLE_INSTALLMENT' | 'MULTIPLE_INSTALLMENTS' | 'DETACHED';

export const contracts = table('contracts', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  number: text('number'),
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  /** Who made the offer; once it is accepted, who made the sale. */
  operatorId: uuid('operator_id'),
  localCashierId: nullable(text('local_cashier_id')),
  kind: text<SoldKind | 'RENEGOTIATION'>('kind'),
  sourceProduct: nullable(text<'SUPER_PURCHASE' | 'INTEREST_PAID_BY_RETAILER' | 'SMARTPHONE_SALE'>('source_product')),
  status: text<'OFFERED' | 'EXPIRED' | 'ACCEPTED' | 'CANCELED'>('status'),
  /** Purchase value that is financed, before the coupon: a device's less its down payment. */
  principalCents: cents('principal_cents'),
  downPaymentCents: optional(cents('down_payment_cents')),
  productId: nullable(uuid('product_id')),
  couponId: nullable(uuid('coupon_id')),
  couponDiscountCents: optional(cents('coupon_discount_cents')),
  evaluationId: nullable(uuid('evaluation_id')),
  /** Part of the financed value that the evaluation covers: the rest takes from the recurring limit. */
  extraLimitCents: optional(cents('extra_limit_cents')),
  returnedCents: optional(cents('returned_cents')),
  customerFeeCents: optional(cents('customer_fee_cents')),
  captureMethod: optional(text<CaptureMethod>('capture_method')),
  /** The purchase by QR code that it came from. */
  captureReferenceId: nullable(uuid('capture_reference_id')),
  /** Null at the counter. */
  channel: nullable(text<SaleChannel>('channel')),
  /** How the customer must authorise it. */
  authorizationStrategy: text<PricingPolicy['authorizationStrategy']>('authorization_strategy'),
  policyId: uuid('policy_id'),
  terms: json<ContractTerms>('terms'),
  offeredAt: instant('offered_at'),
  offeredOn: date('offered_on'),
  validUntil: instant('valid_until'),
  acceptedProposalId: nullable(uuid('accepted_proposal_id')),
  acceptedAt: nullable(instant('accepted_at')),
  acceptedOn: nullable(date('accepted_on')),
  canceledAt: nullable(instant('canceled_at')),
  canceledOn: nullable(date('canceled_on')),
});

/** A contract as a fact. */
export type ContractRow = Omit<FactOf<typeof contracts>, 'localCashierId' | 'policyId' | 'acceptedOn' | 'canceledAt'>;

/** Whose each number is, of a contract or an agreement: it is unique over all customers. */
export const contractNumbers = table('contract_numbers', by('number'), {
  number: text('number'),
  borrowerId: uuid('borrower_id'),
  subjectId: uuid('subject_id'),
});

export const proposals = table('proposals', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  contractId: uuid('contract_id'),
  count: integer('count'),
  dueDateRule: text<DueDateRule>('due_date_rule'),
  firstDueOn: date('first_due_on'),
  /** Paid in time, as is the total. */
  installmentCents: cents('installment_cents'),
  totalCents: cents('total_cents'),
  plan: json<StoredPlan>('plan'),
  /** Number at the institution that lends; null on the store's own credit. */
  partnerProposalId: nullable(text('partner_proposal_id')),
});

/** A proposal as a fact. */
export type ProposalRow = Omit<FactOf<typeof proposals>, 'borrowerId' | 'contractId'>;

/** The customer's authorisation of one proposal. */
export const purchaseVerifications = table('purchase_verifications', {
  borrowerId: uuid('borrower_id'),
  proposalId: uuid('proposal_id'),
  contractId: uuid('contract_id'),
  method: text<'OTP' | 'LIVENESS' | 'LIVENESS_WITH_ANALYST' | 'ANALYST_CALL'>('method'),
  channel: text<'SMS' | 'WHATSAPP' | 'PHONE_CALL' | 'ANALYST_CALL'>('channel'),
  status: text<'PENDING' | 'MANUAL' | 'APPROVED' | 'DENIED'>('status'),
  codeHash: text('code_hash'),
  phoneHash: text('phone_hash'),
  phoneMasked: text('phone_masked'),
  /** Ways by which this sending did not arrive. */
  undelivered: optional(json<MessageChannel[]>('undelivered')),
  /** Wrong codes so far, whatever was sent in between. */
  attempts: optional(integer('attempts')),
  maxAttempts: integer('max_attempts'),
  sends: optional(integer('sends')),
  sentAt: instant('sent_at'),
  expiresAt: instant('expires_at'),
  /** Day from which the figures count that were told with the code; null: that of the offer. */
  countedOn: nullable(date('counted_on')),
  /** Total that was told with the code. */
  toldTotalCents: nullable(cents('told_total_cents')),
  approvedAt: nullable(instant('approved_at')),
  usableUntil: nullable(instant('usable_until')),
  usedAt: nullable(instant('used_at')),
});

/** A verification as a fact. */
export type VerificationRow = Omit<FactOf<typeof purchaseVerifications>, 'sends' | 'approvedAt'>;

/** Authorisations that wait for an analyst's call, with what the queue shows. */
export const purchaseCalls = table('purchase_calls', 'credit', {
  borrowerId: uuid('borrower_id'),
  proposalId: uuid('proposal_id'),
  /** Whose analysts call, besides the provider's. */
  retailerId: uuid('retailer_id'),
  reason: text<PurchaseCallReason>('reason'),
  customerName: text('customer_name'),
  storeName: text('store_name'),
  valueCents: cents('value_cents'),
  operatorId: uuid('operator_id'),
  askedAt: instant('asked_at'),
  dueAt: instant('due_at'),
  endsAt: instant('ends_at'),
  status: optional(text<'WAITING' | 'APPROVED' | 'DENIED' | 'CONFIRMED' | 'LOCKED' | 'WITHDRAWN'>('status')),
  /** Made when somebody takes the call; nobody else reads it. */
  codeSealed: nullable(text('code_sealed')),
  claimedBy: nullable(uuid('claimed_by')),
  claimedByName: nullable(text('claimed_by_name')),
  claimedUntil: nullable(instant('claimed_until')),
  decidedBy: nullable(uuid('decided_by')),
  decidedAt: nullable(instant('decided_at')),
  decisionReason: nullable(text('decision_reason')),
});

/** The face that a customer shows on a page of their own to authorise a purchase. */
export const purchaseFaces = table('purchase_faces', 'credit', {
  borrowerId: uuid('borrower_id'),
  proposalId: uuid('proposal_id'),
  retailerId: uuid('retailer_id'),
  tokenHash: text('token_hash'),
  /** For the till to show again, until the link is opened. */
  tokenSealed: nullable(text('token_sealed')),
  linkEndsAt: instant('link_ends_at'),
  openedAt: nullable(instant('opened_at')),
  keyHash: nullable(text('key_hash')),
  consentedAt: nullable(instant('consented_at')),
  challenge: nullable(json<FaceChallenge>('challenge')),
  tries: optional(integer('tries')),
  maxTries: integer('max_tries'),
  outcome: nullable(text<'PASSED' | 'DOUBTFUL' | 'RETAKE' | 'DECLINED'>('outcome')),
  reasons: optional(json<FaceReason[]>('reasons')),
  /** From when on the till may ask for a call; null where the policy wants the face. */
  analystAllowedAt: nullable(instant('analyst_allowed_at')),
  endsAt: instant('ends_at'),
});

/** What the camera took, base64 sealed. */
export const purchaseFacePictures = table('purchase_face_pictures', {
  borrowerId: uuid('borrower_id'),
  proposalId: uuid('proposal_id'),
  attempt: integer('attempt'),
  number: integer('number'),
  contentSealed: text('content_sealed'),
  takenAt: instant('taken_at'),
});

/** Sales that were made or changed, until the projection of their retailer has taken them (ADR 0022). */
export const saleChanges = table('sale_changes', 'retailer', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  borrowerId: uuid('borrower_id'),
  contractId: uuid('contract_id'),
  changedAt: instant('changed_at'),
});

type Limited = Pick<ContractRow, 'principalCents' | 'couponDiscountCents' | 'extraLimitCents'>;

/** What a contract is once one of its proposals is accepted. */
export function kindOf(contract: Limited, { count }: Pick<ProposalRow, 'count'>): SoldKind {
  if (contract.extraLimitCents > 0 && limitTakenCents(contract) === 0) return 'DETACHED';
  return count === 1 ? 'SINGLE_INSTALLMENT' : 'MULTIPLE_INSTALLMENTS';
}

/** What a purchase takes from the recurring limit; never negative. */
export function limitTakenCents(contract: Limited): Cents {
  return wholeCents(contract.principalCents - contract.couponDiscountCents - contract.extraLimitCents);
}
