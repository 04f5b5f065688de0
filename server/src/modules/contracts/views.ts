import { type RawBuilder, sql } from 'kysely';
import type { LendingRules } from './policy.ts';
import type { ContractRow, ProposalRow, VerificationRow } from './tables.ts';

type Key = string | RawBuilder<unknown>;

/** Scalar: a `contracts` row under alias `c` as a `ContractRow`. */
export const contractJson = sql<ContractRow>`json_build_object(
  'borrowerId', c.borrower_id, 'id', c.id, 'number', c.number, 'retailerId', c.retailer_id, 'storeId', c.store_id,
  'operatorId', c.operator_id, 'kind', c.kind, 'sourceProduct', c.source_product, 'status', c.status,
  'principalCents', c.principal_cents, 'downPaymentCents', c.down_payment_cents, 'productId', c.product_id,
  'couponId', c.coupon_id, 'couponDiscountCents', c.coupon_discount_cents, 'evaluationId', c.evaluation_id,
  'extraLimitCents', c.extra_limit_cents, 'returnedCents', c.returned_cents, 'customerFeeCents', c.customer_fee_cents,
  'authorizationStrategy', c.authorization_strategy, 'terms', c.terms, 'offeredAt', c.offered_at, 'validUntil', c.valid_until, 'acceptedProposalId', c.accepted_proposal_id,
  'acceptedAt', c.accepted_at, 'canceledOn', c.canceled_on)`;

/** Scalar: a `proposals` row under alias `p` as a `ProposalRow`. */
export const proposalJson = sql<ProposalRow>`json_build_object(
  'id', p.id, 'count', p.count, 'dueDateRule', p.due_date_rule, 'firstDueOn', p.first_due_on,
  'installmentCents', p.installment_cents, 'totalCents', p.total_cents, 'plan', p.plan,
  'partnerProposalId', p.partner_proposal_id)`;

/** Scalar subquery: the verification of a proposal, null when none was asked for. */
export function verificationFact(borrowerId: Key, proposalId: Key): RawBuilder<VerificationRow | null> {
  return sql`(
    select json_build_object('proposalId', proposal_id, 'contractId', contract_id, 'borrowerId', borrower_id,
      'method', method, 'channel', channel, 'status', status, 'codeHash', code_hash, 'phoneHash', phone_hash,
      'phoneMasked', phone_masked, 'attempts', attempts, 'maxAttempts', max_attempts, 'sentAt', sent_at,
      'expiresAt', expires_at, 'usableUntil', usable_until, 'usedAt', used_at)
    from purchase_verifications where borrower_id = ${borrowerId}::uuid and proposal_id = ${proposalId}::uuid)`;
}

/** Scalar subquery: whether the borrower ever bought (a cancelled contract does not count). */
export function hasBoughtFact(borrowerId: Key): RawBuilder<boolean> {
  return sql`exists (select 1 from contracts where borrower_id = ${borrowerId}::uuid and status = 'ACCEPTED')`;
}

/** Products that are asked for by name; the others follow from the policies in force. */
export type NamedProduct = 'SUPER_PURCHASE' | 'SMARTPHONE_SALE';

export interface PolicyFact {
  id: string;
  sourceProduct: ContractRow['sourceProduct'];
  document: unknown;
}

/**
 * Scalar subquery: policy of a store on a day; the nearest layer, then the newest. A product asked for by name has
 * policies of its own; otherwise a campaign of the retailer or the store in which it pays the interest comes before
 * the standard product. The default layer never makes a retailer pay.
 */
export function policyFact(ask: {
  retailerId: Key;
  storeId: Key;
  on: string;
  product: NamedProduct | null;
}): RawBuilder<PolicyFact | null> {
  const product = ask.product
    ? sql`source_product = ${ask.product}::text`
    : sql`(source_product is null or (source_product = 'INTEREST_PAID_BY_RETAILER' and retailer_id is not null))`;
  return sql`(
    select json_build_object('id', id, 'sourceProduct', source_product, 'document', document) from pricing_policies
    where ${product} and valid_from <= ${ask.on}::date and (valid_until is null or valid_until >= ${ask.on}::date)
      and (retailer_id is null or retailer_id = ${ask.retailerId}::uuid)
      and (store_id is null or store_id = ${ask.storeId}::uuid)
    order by source_product nulls last, store_id nulls last, retailer_id nulls last, valid_from desc limit 1)`;
}

/** Scalar subquery: what the law allows each kind of lender on a day. Never null. */
export function lendingRulesFact(on: string): RawBuilder<LendingRules> {
  return sql`(
    select coalesce(json_object_agg(lender_type, json_build_object('maxRateMonthly', max_rate_monthly::text,
      'maxRateAnnual', max_rate_annual::text, 'hasIof', has_iof,
      'chargesContractRateWhenLate', charges_contract_rate_when_late, 'maxLateFineRate', max_late_fine_rate::text,
      'maxLateInterestMonthlyRate', max_late_interest_monthly_rate::text, 'instrument', instrument,
      'lateIof', late_iof)), '{}'::json)
    from (select distinct on (lender_type) * from lending_rules where valid_from <= ${on}::date
      order by lender_type, valid_from desc) r)`;
}

export interface IofRatesFact {
  dailyRate: string;
  additionalRate: string;
  capDays: number;
}

/** Scalar subquery: IOF rates in force on a day. */
export function iofFact(on: string): RawBuilder<IofRatesFact | null> {
  return sql`(
    select json_build_object('dailyRate', daily_rate::text, 'additionalRate', additional_rate::text, 'capDays', cap_days)
    from iof_rates where valid_from <= ${on}::date order by valid_from desc limit 1)`;
}
