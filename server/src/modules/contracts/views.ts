import { type RawBuilder, sql } from 'kysely';
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
