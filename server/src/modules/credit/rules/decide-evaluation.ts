import type { Cents } from '@balcao/contract';
import { cents, wholeReaisOf } from '@balcao/credit-math';
import type { EvaluationPolicy } from '../evaluations/policies.ts';
import type { EvaluationDecision } from '../tables.ts';

/** Why extra credit is denied, for the analyst; a customer is told only that it was. */
export type DenialReason =
  | 'NOT_APPROVED'
  | 'PURCHASE_DISABLED'
  | 'NO_LIMIT'
  | 'LIMIT_BLOCKED'
  | 'USED_RECENTLY'
  | 'BELOW_MINIMUM';

export interface EvaluationFacts {
  policy: EvaluationPolicy;
  requestedCents: Cents;
  isApproved: boolean;
  isPurchaseDisabled: boolean;
  /** Total recurring limit; null without one. */
  totalLimitCents: Cents | null;
  isLimitBlocked: boolean;
  /** When the customer last used extra credit; null when never. */
  lastUsedAt: Date | null;
  now: Date;
}

export interface EvaluationOutcome {
  decision: EvaluationDecision;
  reason: DenialReason | null;
  minimumCents: Cents;
  /** Zero when denied. */
  maximumCents: Cents;
  /** CREATED waits for an analyst. */
  status: 'CREATED' | 'ACCEPTED';
}

const DAY_MS = 86_400_000;

/**
 * Decides extra credit by the policy alone: the same facts, the same answer. Granted is what is asked, at most the
 * policy's share of the total limit (whole reais, rounded down) and its maximum.
 */
export function decideEvaluation(facts: EvaluationFacts): EvaluationOutcome {
  const { policy, requestedCents } = facts;
  const cap = Math.min(policy.maximumCents, wholeReaisOf(facts.totalLimitCents ?? 0, policy.limitShare));
  const grantedCents = cents(Math.min(requestedCents, cap));
  const minimumCents = cents(policy.minimumCents);
  const reason = denialOf(facts, grantedCents);
  if (reason) {
    return { decision: 'DENIED', reason, minimumCents, maximumCents: cents(0), status: 'ACCEPTED' };
  }
  const isReviewed = policy.reviewAboveCents !== null && requestedCents > policy.reviewAboveCents;
  return {
    decision: grantedCents < requestedCents ? 'PARTIALLY_APPROVED' : 'APPROVED',
    reason: null,
    minimumCents,
    maximumCents: grantedCents,
    status: isReviewed ? 'CREATED' : 'ACCEPTED',
  };
}

function denialOf(facts: EvaluationFacts, grantedCents: Cents): DenialReason | null {
  const { policy, lastUsedAt, now } = facts;
  if (!facts.isApproved) return 'NOT_APPROVED';
  if (facts.isPurchaseDisabled) return 'PURCHASE_DISABLED';
  if (facts.totalLimitCents === null) return 'NO_LIMIT';
  if (facts.isLimitBlocked) return 'LIMIT_BLOCKED';
  const restsUntil = lastUsedAt === null ? 0 : lastUsedAt.getTime() + policy.restDays * DAY_MS;
  if (restsUntil > now.getTime()) return 'USED_RECENTLY';
  return grantedCents < policy.minimumCents ? 'BELOW_MINIMUM' : null;
}
