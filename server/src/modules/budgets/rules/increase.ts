import type { BudgetAction, Cents, PolicyDocument } from '@balcao/contract';
import { cents, wholeReaisOf } from '@balcao/credit-math';

export interface IncreaseFacts {
  valueCents: Cents;
  totalCents: Cents;
  usedCents: Cents;
  /** What is added today in this retailer already. */
  raisedCents: Cents;
  /** Null where nobody published one: nothing is raised then. */
  policy: PolicyDocument<'budget-increase'> | null;
  /** The total that the rules would let the customer have; null where they give nothing, or cannot say. */
  ruledTotalCents: Cents | null;
}

export interface Outcome {
  action: BudgetAction;
  /** Added to the total for the day, in the place of what was; null where nothing changes. */
  increaseCents: Cents | null;
  beforeCents: Cents;
  afterCents: Cents;
}

/**
 * What a purchase needs beyond the limit, as far as rules and policy give it. Counted from the plain total, never from what was added
 * before: what is owed stays within the total and one increase.
 */
export function decideIncrease(facts: IncreaseFacts): Outcome {
  const { valueCents, totalCents, usedCents, raisedCents } = facts;
  const availableWith = (added: number) => cents(Math.max(0, totalCents + added - usedCents));
  const beforeCents = availableWith(raisedCents);
  const asBefore = { increaseCents: null, beforeCents, afterCents: beforeCents };
  if (valueCents <= beforeCents) return { action: 'SUFFICIENT_LIMIT', ...asBefore };
  const mostCents = mostOf(facts);
  const increaseCents = cents(Math.min(mostCents, valueCents + usedCents - totalCents));
  const afterCents = availableWith(increaseCents);
  if (mostCents <= 0 || afterCents <= beforeCents) return { action: 'DENIED_AUTO', ...asBefore };
  const action = afterCents >= valueCents ? 'APPROVED_AUTO' : 'PARTIAL_APPROVED_AUTO';
  return { action, increaseCents, beforeCents, afterCents };
}

/** The most that may be added to the total; nothing where that is less than the policy's least. */
function mostOf({ policy, totalCents, ruledTotalCents }: IncreaseFacts): number {
  if (!policy || ruledTotalCents === null) return 0;
  const most = Math.min(policy.maximumCents, wholeReaisOf(totalCents, policy.limitShare), ruledTotalCents - totalCents);
  return most < policy.minimumCents ? 0 : most;
}

/** What was answered to the same question today; null where it is another question, or something was bought since. */
export function answeredBefore(
  increase: { cents: Cents; purchaseCents: Cents; beforeCents: Cents; usedCents: Cents } | null,
  { valueCents, totalCents, usedCents }: Pick<IncreaseFacts, 'valueCents' | 'totalCents' | 'usedCents'>,
): Outcome | null {
  if (increase?.purchaseCents !== valueCents || increase.usedCents !== usedCents) return null;
  const afterCents = cents(Math.max(0, totalCents + increase.cents - usedCents));
  if (afterCents <= increase.beforeCents) return null;
  const action = afterCents >= valueCents ? 'APPROVED_AUTO' : 'PARTIAL_APPROVED_AUTO';
  return { action, increaseCents: null, beforeCents: increase.beforeCents, afterCents };
}
