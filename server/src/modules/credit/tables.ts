import type { IncentiveCategory, LimitBlock } from '@balcao/contract';
import {
  bigint,
  boolean,
  cents,
  date,
  instant,
  nullable,
  numeric,
  optional,
  text,
  uuid,
} from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

/** What a campaign issues coupons for. */
export type CampaignTrigger = 'PAID_PURCHASE' | 'REGISTRATION';
export type CouponTrigger = CampaignTrigger | 'BY_HAND';
/** A withdrawn coupon went back to its campaign: it is nobody's any more. */
export type CouponStatus = 'ISSUED' | 'USED' | 'EXPIRED' | 'WITHDRAWN';
export type CouponFunding = 'PROVIDER' | 'RETAILER';

export type EvaluationProduct = 'SUPER_PURCHASE' | 'SMARTPHONE_SALE';
export type EvaluationStatus = 'CREATED' | 'ACCEPTED' | 'APPLIED' | 'EXPIRED';
export type EvaluationDecision = 'APPROVED' | 'PARTIALLY_APPROVED' | 'DENIED';

export type IncentiveEvent = 'SALE' | 'REGISTRATION';

/** One row a borrower: the lock of everything that moves this borrower's money. */
export const creditLimits = table('credit_limits', {
  borrowerId: uuid('borrower_id'),
  totalCents: cents('total_cents'),
  usedCents: optional(cents('used_cents')),
  isBlocked: optional(boolean('is_blocked')),
  /** Last day of the block by hand; null while it has no end (or there is no block). */
  blockedUntil: nullable(date('blocked_until')),
  blockReason: nullable(text('block_reason')),
  /** Grows with each act that moves this borrower's money. */
  version: optional(bigint('version')),
  attributedAt: instant('attributed_at'),
});

/** Totals given by hand. */
export const creditLimitChanges = table('credit_limit_changes', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  at: instant('at'),
  operatorId: nullable(uuid('operator_id')),
  fromCents: nullable(cents('from_cents')),
  toCents: cents('to_cents'),
  reason: text('reason'),
  /** The request that a second person approved, and who; null of what one person changed alone. */
  requestId: nullable(uuid('request_id')),
  approvedBy: nullable(uuid('approved_by')),
  /** As they were; null with the operator. */
  operatorName: nullable(text('operator_name')),
  operatorRetailerId: nullable(uuid('operator_retailer_id')),
});

export type LimitRequestKind = 'TOTAL' | 'BLOCK' | 'UNBLOCK';
export type LimitRequestStatus = 'WAITING' | 'APPROVED' | 'REFUSED' | 'EXPIRED';

/** Changes of a limit beyond what one person may do. What was asked is never changed; it ends once. */
export const limitRequests = table('limit_requests', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  /** Of who asked. */
  retailerId: uuid('retailer_id'),
  /** Where it was asked for at a till; null of an analyst's or the customer's own. */
  storeId: nullable(uuid('store_id')),
  kind: text<LimitRequestKind>('kind'),
  /** The total limit when it was asked. */
  fromCents: cents('from_cents'),
  /** Null when no other total is asked. */
  toCents: nullable(cents('to_cents')),
  /** Last day of the block that is asked; null: without an end. */
  blockUntil: nullable(date('block_until')),
  reason: text('reason'),
  /** Names as they were, for who decides on customers they did not look up. */
  borrowerName: text('borrower_name'),
  retailerName: text('retailer_name'),
  askedBy: uuid('asked_by'),
  askedByName: text('asked_by_name'),
  askedAt: instant('asked_at'),
  /** Last day it may be approved. */
  expiresOn: date('expires_on'),
  status: optional(text<LimitRequestStatus>('status')),
  /** Who looks at it now. */
  claimedBy: nullable(uuid('claimed_by')),
  claimedByName: nullable(text('claimed_by_name')),
  claimedUntil: nullable(instant('claimed_until')),
  /** Who approved or refused; null while it waits, and when it expired. */
  decidedBy: nullable(uuid('decided_by')),
  decidedByName: nullable(text('decided_by_name')),
  decidedAt: nullable(instant('decided_at')),
  decisionReason: nullable(text('decision_reason')),
});

/** What the calculator added to limits, each in one retailer, for its day or up to the end of a campaign. */
export const limitIncreases = table('limit_increases', 'credit', {
  borrowerId: uuid('borrower_id'),
  retailerId: uuid('retailer_id'),
  onDay: date('on_day'),
  untilDay: date('until_day'),
  storeId: uuid('store_id'),
  cents: cents('cents'),
  /** What was asked for, and what was available and used then. */
  purchaseCents: cents('purchase_cents'),
  beforeCents: cents('before_cents'),
  usedCents: cents('used_cents'),
  policyId: uuid('policy_id'),
  decisionId: uuid('decision_id'),
  /** Null where the customer asked alone. */
  operatorId: nullable(uuid('operator_id')),
  grantedAt: instant('granted_at'),
  /** Since when it is taken back; its day alone ends it too. */
  endedAt: nullable(instant('ended_at')),
});

/** When and why a limit was blocked; one open row a reason. Sales never read it. */
export const creditLimitBlocks = table('credit_limit_blocks', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  reason: text<LimitBlock>('reason'),
  blockedOn: date('blocked_on'),
  unblockedOn: nullable(date('unblocked_on')),
  /** What the analyst said who blocked, and who lifted, by hand. */
  note: nullable(text('note')),
  liftingNote: nullable(text('lifting_note')),
  /** Requests a second person approved, of the block and of its end. */
  requestId: nullable(uuid('request_id')),
  liftingRequestId: nullable(uuid('lifting_request_id')),
  /** Who blocked and who lifted by hand, as they were; null where nobody did. */
  blockedBy: nullable(uuid('blocked_by')),
  blockedByName: nullable(text('blocked_by_name')),
  blockedByRetailerId: nullable(uuid('blocked_by_retailer_id')),
  liftedBy: nullable(uuid('lifted_by')),
  liftedByName: nullable(text('lifted_by_name')),
  liftedByRetailerId: nullable(uuid('lifted_by_retailer_id')),
});

/** Purchases of a customer disabled and enabled by hand; what stands is the borrower's. Never updated. */
export const purchaseSwitches = table('purchase_switches', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  at: instant('at'),
  isDisabled: boolean('is_disabled'),
  reason: text('reason'),
  operatorId: uuid('operator_id'),
  /** As they were. */
  operatorName: text('operator_name'),
  operatorRetailerId: uuid('operator_retailer_id'),
});

/** Coupons with the terms of their campaign. */
export const coupons = table('coupons', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  campaignId: uuid('campaign_id'),
  /** Where it may be used; null: everywhere. */
  retailerId: nullable(uuid('retailer_id')),
  storeId: nullable(uuid('store_id')),
  trigger: text<CouponTrigger>('trigger'),
  /** The contract that was paid off, the borrower who was registered, or the campaign it was given of by hand. */
  subjectId: uuid('subject_id'),
  /** A fraction; exactly one of `percent` and `monetaryCents` is given. */
  percent: nullable(numeric('percent')),
  monetaryCents: nullable(cents('monetary_cents')),
  minimumPurchaseCents: cents('minimum_purchase_cents'),
  maximumDiscountCents: nullable(cents('maximum_discount_cents')),
  /** Who bears the discount. */
  fundedBy: text<CouponFunding>('funded_by'),
  status: text<CouponStatus>('status'),
  issuedAt: instant('issued_at'),
  /** Last day it is good for, in Sao Paulo time. */
  validThrough: date('valid_through'),
  /** The contract it was used on; null while it was not. */
  contractId: nullable(uuid('contract_id')),
  usedAt: nullable(instant('used_at')),
  /** Who gave it by hand and why, and who withdrew it so. */
  givenByName: nullable(text('given_by_name')),
  givenBecause: nullable(text('given_because')),
  withdrawnBecause: nullable(
    text<'PAYMENT_UNDONE' | 'PURCHASE_CANCELED' | 'NOT_EARNED' | 'BY_HAND'>('withdrawn_because'),
  ),
  withdrawnByName: nullable(text('withdrawn_by_name')),
  withdrawalReason: nullable(text('withdrawal_reason')),
});

/** Extra credit for one purchase in one store. */
export const creditEvaluations = table('credit_evaluations', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  retailerId: uuid('retailer_id'),
  storeId: uuid('store_id'),
  operatorId: uuid('operator_id'),
  /** Phone the operator gave for being told. */
  operatorPhoneSealed: nullable(text('operator_phone_sealed')),
  policyId: uuid('policy_id'),
  sourceProduct: text<EvaluationProduct>('source_product'),
  status: text<EvaluationStatus>('status'),
  decision: text<EvaluationDecision>('decision'),
  /** Why it was denied, for the analyst; null otherwise. */
  reason: nullable(text('reason')),
  requestedCents: cents('requested_cents'),
  minimumCents: cents('minimum_cents'),
  /** Zero when denied. */
  maximumCents: cents('maximum_cents'),
  createdAt: instant('created_at'),
  acceptedAt: nullable(instant('accepted_at')),
  /** It may be used before this instant. */
  expiresAt: instant('expires_at'),
  /** The contract it was used on; null while it was not. */
  contractId: nullable(uuid('contract_id')),
  appliedAt: nullable(instant('applied_at')),
  /** Names as they were, for the analyst who decides on customers they did not look up. */
  borrowerName: text('borrower_name'),
  storeName: text('store_name'),
  /** Who has it while it waits, and until when nobody else. */
  claimedBy: nullable(uuid('claimed_by')),
  claimedByName: nullable(text('claimed_by_name')),
  claimedUntil: nullable(instant('claimed_until')),
});

/** What operators earned and what was taken back. Never updated. */
export const incentives = table('incentives', 'retailer', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  entry: text<'ACCRUAL' | 'REVERSAL'>('entry'),
  event: text<IncentiveEvent>('event'),
  storeId: uuid('store_id'),
  operatorId: uuid('operator_id'),
  borrowerId: uuid('borrower_id'),
  /** The contract of a sale, or the borrower who was registered. */
  subjectId: uuid('subject_id'),
  ruleId: uuid('rule_id'),
  category: text<IncentiveCategory>('category'),
  /** What the accrual was counted on; zero for a registration. */
  baseCents: cents('base_cents'),
  /** Positive for an accrual, negative for a reversal. */
  amountCents: cents('amount_cents'),
  at: instant('at'),
  /** Business day in the retailer's zone. */
  onDay: date('on_day'),
});

export type PayoutStatus = 'OPEN' | 'PAID' | 'RETURNED';

/** What a seller is paid for a month: one person fixes it, another pays. */
export const incentivePayouts = table('incentive_payouts', {
  retailerId: uuid('retailer_id'),
  id: uuid('id'),
  operatorId: uuid('operator_id'),
  operatorName: text('operator_name'),
  /** Its first day. */
  month: date('month'),
  amountCents: cents('amount_cents'),
  closedBy: uuid('closed_by'),
  closedByName: text('closed_by_name'),
  closedAt: instant('closed_at'),
  status: optional(text<PayoutStatus>('status')),
  /** The last payment, by which the books name it, and the key it went to; null while there was none. */
  paymentId: nullable(uuid('payment_id')),
  pixKey: nullable(text('pix_key')),
  paidBy: nullable(uuid('paid_by')),
  paidByName: nullable(text('paid_by_name')),
  paidAt: nullable(instant('paid_at')),
  /** Set while that payment came back. */
  returnedAt: nullable(instant('returned_at')),
  returnReason: nullable(text('return_reason')),
});

/** Which entries a payout pays; each is in one at most. */
export const incentivePayoutLines = table('incentive_payout_lines', 'retailer', {
  retailerId: uuid('retailer_id'),
  incentiveId: uuid('incentive_id'),
  payoutId: uuid('payout_id'),
  borrowerId: uuid('borrower_id'),
  storeId: uuid('store_id'),
  amountCents: cents('amount_cents'),
});
