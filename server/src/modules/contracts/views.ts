import { type RawBuilder, sql } from 'kysely';
import { jsonOf, fact, isTrue } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import type { LendingRules } from './policy.ts';
import {
  type ContractRow,
  contracts,
  type ProposalRow,
  proposals,
  purchaseVerifications,
  type VerificationRow,
} from './tables.ts';

type Key = string | RawBuilder<unknown>;

/** A `contracts` row under alias `c` as a fact. */
export const contractJson: RawBuilder<ContractRow> = jsonOf(
  pick(
    contracts.fact('c'),
    'borrowerId',
    'id',
    'number',
    'retailerId',
    'storeId',
    'operatorId',
    'kind',
    'sourceProduct',
    'status',
    'principalCents',
    'downPaymentCents',
    'productId',
    'couponId',
    'couponDiscountCents',
    'evaluationId',
    'extraLimitCents',
    'returnedCents',
    'customerFeeCents',
    'authorizationStrategy',
    'terms',
    'offeredAt',
    'validUntil',
    'acceptedProposalId',
    'acceptedAt',
    'canceledOn',
  ),
);

export const proposalShape = pick(
  proposals.fact('p'),
  'id',
  'count',
  'dueDateRule',
  'firstDueOn',
  'installmentCents',
  'totalCents',
  'plan',
  'partnerProposalId',
);

/** A `proposals` row under alias `p` as a fact. */
export const proposalJson: RawBuilder<ProposalRow> = jsonOf(proposalShape);

/** `from` and `where` of one proposal `p` with its contract `c`, in a retailer. */
export const ofProposal = (retailerId: string, proposalId: string) => sql`
  from ${proposals.sql} p join ${contracts.sql} c on c.borrower_id = p.borrower_id and c.id = p.contract_id
  where p.id = ${proposalId}::uuid and c.retailer_id = ${retailerId}::uuid`;

const verificationShape = pick(
  purchaseVerifications.fact('verification_f'),
  'proposalId',
  'contractId',
  'borrowerId',
  'method',
  'channel',
  'status',
  'codeHash',
  'phoneHash',
  'phoneMasked',
  'attempts',
  'maxAttempts',
  'sentAt',
  'expiresAt',
  'usableUntil',
  'usedAt',
);

/** Scalar subquery: the verification of a proposal, null when none was asked for. */
export function verificationFact(borrowerId: Key, proposalId: Key): RawBuilder<VerificationRow | null> {
  return fact(
    verificationShape,
    sql`from ${purchaseVerifications.sql} verification_f
      where verification_f.borrower_id = ${borrowerId}::uuid and verification_f.proposal_id = ${proposalId}::uuid`,
  );
}

/** Scalar subquery: whether the borrower ever bought (a cancelled contract does not count). */
export function hasBoughtFact(borrowerId: Key): RawBuilder<boolean> {
  return isTrue(sql`exists (
    select 1 from ${contracts.sql} bought_f where bought_f.borrower_id = ${borrowerId}::uuid and bought_f.status = 'ACCEPTED')`);
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
