import type { LimitHistory } from '../customer-limit.ts';

/** What would be done to a limit. Reais. */
export type LimitAct = { readonly kind: 'TOTAL'; readonly total: number } | { readonly kind: 'BLOCK' | 'UNBLOCK' };

/** What becomes of it: made at once, made by a second person, or not at all. The server has the last word. */
export type Outcome = 'AT_ONCE' | 'WAITS' | 'WAITS_BEHIND' | 'ABOVE_MAXIMUM' | 'SAME';

type Known = Pick<LimitHistory, 'alone' | 'maximumLimit' | 'isRequestWaiting'> & {
  readonly limit: Pick<LimitHistory['limit'], 'totalLimit'>;
};

export function outcomeOf(act: LimitAct, { limit, alone, maximumLimit, isRequestWaiting }: Known): Outcome {
  const isRaise = act.kind === 'TOTAL' && act.total > limit.totalLimit;
  if (act.kind === 'TOTAL' && act.total === limit.totalLimit) return 'SAME';
  if (isRaise && maximumLimit !== null && act.total > maximumLimit) return 'ABOVE_MAXIMUM';
  const isAlone = isRaise ? act.total <= alone.highestLimit : alone.mayRestrict;
  if (isAlone) return 'AT_ONCE';
  return isRequestWaiting ? 'WAITS_BEHIND' : 'WAITS';
}
