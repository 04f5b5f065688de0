import type { Cents, LimitBlock } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';
import type { EvaluationDecision, EvaluationStatus } from '../tables.ts';

/** How long one analyst keeps a request from the others. */
export const ANALYST_CLAIM_SECONDS = 600;

/** What of a request decides who may act on it now. */
export interface ClaimedRequest {
  /** Who asked. */
  operatorId: string;
  status: EvaluationStatus;
  expiresAt: Date;
  claimedBy: string | null;
  claimedUntil: Date | null;
}

/** Whether somebody has a request now. */
export const isRequestClaimed = ({ claimedUntil }: Pick<ClaimedRequest, 'claimedUntil'>, now: Date): boolean =>
  claimedUntil !== null && claimedUntil > now;

/** @throws Refusal EVALUATION_DECIDED, EVALUATION_EXPIRED, EVALUATION_OWN, EVALUATION_CLAIMED. */
export function checkMayClaimRequest(request: ClaimedRequest, operatorId: string, now: Date): void {
  checkWaits(request, operatorId, now);
  if (isRequestClaimed(request, now) && request.claimedBy !== operatorId) refuse('EVALUATION_CLAIMED');
}

/** @throws Refusal EVALUATION_DECIDED, EVALUATION_EXPIRED, EVALUATION_OWN, EVALUATION_NOT_CLAIMED. */
export function checkMayDecideRequest(request: ClaimedRequest, operatorId: string, now: Date): void {
  checkWaits(request, operatorId, now);
  if (!isRequestClaimed(request, now) || request.claimedBy !== operatorId) refuse('EVALUATION_NOT_CLAIMED');
}

function checkWaits({ status, expiresAt, operatorId: asker }: ClaimedRequest, operatorId: string, now: Date): void {
  if (status === 'EXPIRED' || (status === 'CREATED' && expiresAt <= now)) refuse('EVALUATION_EXPIRED');
  if (status !== 'CREATED') refuse('EVALUATION_DECIDED');
  if (asker === operatorId) refuse('EVALUATION_OWN');
}

export interface GrantTerms {
  requestedCents: Cents;
  minimumCents: Cents;
  /** What the policy lets be granted. */
  maximumCents: Cents;
  /** For how many days it does. */
  maxDays: number;
  /** Why the customer's limit is blocked; null when it is not. */
  block: LimitBlock | null;
}

/**
 * What granting so much for so many days decides: an analyst stays within the policy.
 * @throws Refusal the reason of the block, INSUFFICIENT_TRANSACTIONAL_LIMIT, EXCEEDING_TRANSACTIONAL_LIMIT,
 * EVALUATION_DAYS_ABOVE_POLICY.
 */
export function grantOf(terms: GrantTerms, amountCents: Cents, days: number): EvaluationDecision {
  const { minimumCents, maximumCents, maxDays, block } = terms;
  if (block) refuse(block);
  const details = { minAmount: minimumCents, maxAmount: maximumCents };
  if (amountCents < minimumCents) refuse('INSUFFICIENT_TRANSACTIONAL_LIMIT', { details });
  if (amountCents > maximumCents) refuse('EXCEEDING_TRANSACTIONAL_LIMIT', { details });
  if (days > maxDays) refuse('EVALUATION_DAYS_ABOVE_POLICY', { details: { maxDays } });
  return amountCents < terms.requestedCents ? 'PARTIALLY_APPROVED' : 'APPROVED';
}
