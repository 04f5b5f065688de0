import { sql } from 'kysely';
import { addSeconds } from '../../kernel/clock.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { codeLimits } from './rules/verification-limits.ts';
import type { ContractRow, ProposalRow, VerificationRow } from './tables.ts';

/** An offer as it is written: what a contract will be, with how it was priced. */
export interface NewContract extends Omit<
  ContractRow,
  'kind' | 'status' | 'offeredAt' | 'validUntil' | 'returnedCents' | 'acceptedProposalId' | 'acceptedAt' | 'canceledOn'
> {
  localCashierId: string | null;
  policyId: string;
  offeredAt: Date;
  offeredOn: string;
  validUntil: Date;
}

/** An offered contract; its kind is settled when a proposal is accepted. */
export function offerFragment(offer: NewContract): Fragment {
  return {
    name: 'offered_contract',
    rows: 1,
    statement: sql`
      insert into contracts (borrower_id, id, number, retailer_id, store_id, operator_id, local_cashier_id, kind, source_product,
        status, principal_cents, down_payment_cents, product_id, coupon_id, coupon_discount_cents, evaluation_id, extra_limit_cents,
        customer_fee_cents, authorization_strategy, policy_id, terms, offered_at, offered_on, valid_until)
      values (${offer.borrowerId}::uuid, ${offer.id}::uuid, ${offer.number}::text, ${offer.retailerId}::uuid, ${offer.storeId}::uuid,
        ${offer.operatorId}::uuid, ${offer.localCashierId}::text, 'MULTIPLE_INSTALLMENTS', ${offer.sourceProduct}::text, 'OFFERED',
        ${offer.principalCents}::bigint, ${offer.downPaymentCents}::bigint, ${offer.productId}::uuid, ${offer.couponId}::uuid,
        ${offer.couponDiscountCents}::bigint, ${offer.evaluationId}::uuid, ${offer.extraLimitCents}::bigint,
        ${offer.customerFeeCents}::bigint, ${offer.authorizationStrategy}::text,
        ${offer.policyId}::uuid, ${JSON.stringify(offer.terms)}::jsonb, ${offer.offeredAt}::timestamptz,
        ${offer.offeredOn}::date, ${offer.validUntil}::timestamptz)
      returning 1`,
  };
}

export function proposalsFragment(borrowerId: string, contractId: string, proposals: readonly ProposalRow[]): Fragment {
  return {
    name: 'offered_proposals',
    rows: proposals.length,
    statement: sql`
      insert into proposals (borrower_id, id, contract_id, count, due_date_rule, first_due_on, installment_cents, total_cents, plan,
        partner_proposal_id)
      select ${borrowerId}::uuid, id, ${contractId}::uuid, count, "dueDateRule", "firstDueOn", "installmentCents", "totalCents", plan,
        "partnerProposalId"
      from jsonb_to_recordset(${JSON.stringify(proposals)}::jsonb)
        as p(id uuid, count integer, "dueDateRule" text, "firstDueOn" date, "installmentCents" bigint, "totalCents" bigint, plan jsonb,
          "partnerProposalId" text)
      returning 1`,
  };
}

export interface Acceptance {
  borrowerId: string;
  contractId: string;
  proposalId: string;
  /** Who makes the sale, whoever made the offer. */
  operatorId: string;
  kind: 'SINGLE_INSTALLMENT' | 'MULTIPLE_INSTALLMENTS';
  at: Date;
  on: string;
}

/** Turns an offer into a contract, once, while the offer is valid (I5). */
export function acceptanceFragment(acceptance: Acceptance): Fragment {
  return {
    name: 'accepted_contract',
    rows: 1,
    statement: sql`
      update contracts set status = 'ACCEPTED', accepted_proposal_id = ${acceptance.proposalId}::uuid, kind = ${acceptance.kind}::text,
        operator_id = ${acceptance.operatorId}::uuid, accepted_at = ${acceptance.at}::timestamptz, accepted_on = ${acceptance.on}::date
      where borrower_id = ${acceptance.borrowerId}::uuid and id = ${acceptance.contractId}::uuid and status = 'OFFERED'
        and valid_until > ${acceptance.at}::timestamptz
      returning 1`,
  };
}

/** Uses an approved verification, once, while it is usable (I7). */
export function useVerificationFragment(use: { borrowerId: string; proposalId: string; at: Date }): Fragment {
  return {
    name: 'used_verification',
    rows: 1,
    statement: sql`
      update purchase_verifications set used_at = ${use.at}::timestamptz
      where borrower_id = ${use.borrowerId}::uuid and proposal_id = ${use.proposalId}::uuid and status = 'APPROVED'
        and used_at is null and usable_until > ${use.at}::timestamptz
      returning 1`,
  };
}

/** A code sent after this is too fresh to be sent again. */
const resendableBefore = ({ sentAt }: NewVerification) => addSeconds(new Date(sentAt), -codeLimits.resendAfterSeconds);

export type NewVerification = Omit<VerificationRow, 'status' | 'attempts' | 'usableUntil' | 'usedAt'>;

/**
 * A code sent: a first one makes the row, a later one replaces the code and keeps the count of tries. An approval that
 * lapsed unused is asked for again the same way. Misses while the last code is so fresh that it still counts.
 */
export function sentCodeFragment(sent: NewVerification): Fragment {
  return {
    name: 'sent_code',
    rows: 1,
    statement: sql`
      insert into purchase_verifications (borrower_id, proposal_id, contract_id, method, channel, status, code_hash, phone_hash,
        phone_masked, max_attempts, sent_at, expires_at)
      values (${sent.borrowerId}::uuid, ${sent.proposalId}::uuid, ${sent.contractId}::uuid, ${sent.method}::text, ${sent.channel}::text,
        'PENDING', ${sent.codeHash}::text, ${sent.phoneHash}::text, ${sent.phoneMasked}::text, ${sent.maxAttempts}::int,
        ${sent.sentAt}::timestamptz, ${sent.expiresAt}::timestamptz)
      on conflict (borrower_id, proposal_id) do update set code_hash = excluded.code_hash, method = excluded.method, channel = excluded.channel,
        phone_hash = excluded.phone_hash, phone_masked = excluded.phone_masked, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at, sends = purchase_verifications.sends + 1, status = 'PENDING', approved_at = null,
        usable_until = null
      where purchase_verifications.attempts < purchase_verifications.max_attempts and (
        (purchase_verifications.status = 'PENDING' and purchase_verifications.sent_at <= ${resendableBefore(sent)}::timestamptz)
        or (purchase_verifications.status = 'APPROVED' and purchase_verifications.used_at is null
          and purchase_verifications.usable_until <= excluded.sent_at))
      returning 1`,
  };
}

/** A return of a part of a contract, or its end. */
export interface ReturnedValue {
  borrowerId: string;
  contractId: string;
  valueCents: number;
  returnedBeforeCents: number;
  isWhole: boolean;
  at: Date;
  /** Business day in the retailer's zone. */
  on: string;
}

/** Takes the value off the contract, 'returned_contract': still accepted, and as much returned as it was read. */
export function returnedContractFragment(done: ReturnedValue): Fragment {
  const ended = done.isWhole
    ? sql`, status = 'CANCELED', canceled_at = ${done.at}::timestamptz, canceled_on = ${done.on}::date`
    : sql``;
  return {
    name: 'returned_contract',
    rows: 1,
    statement: sql`
      update contracts set returned_cents = returned_cents + ${done.valueCents}::bigint${ended}
      where borrower_id = ${done.borrowerId}::uuid and id = ${done.contractId}::uuid and status = 'ACCEPTED'
        and returned_cents = ${done.returnedBeforeCents}::bigint
      returning 1`,
  };
}
