import type { LimitHistory } from '../customer-limit.ts';

/** The customer buys nothing, or again. */
export type PurchaseSwitch = 'DISABLE_PURCHASES' | 'ENABLE_PURCHASES';

/** What would be done to a limit, or to the purchases whatever the limit. Reais. */
export type LimitAct =
  | { readonly kind: 'TOTAL'; readonly total: number }
  | { readonly kind: 'BLOCK' | 'UNBLOCK' | PurchaseSwitch };

/** What becomes of it: made at once, made by a second person, by the provider, or not at all. The server has the last word. */
export type Outcome = 'AT_ONCE' | 'WAITS' | 'WAITS_BEHIND' | 'OF_THE_PROVIDER' | 'ABOVE_MAXIMUM' | 'SAME';

type Known = Pick<LimitHistory, 'alone' | 'maximumLimit' | 'isRequestWaiting'> & {
  readonly limit: Pick<LimitHistory['limit'], 'totalLimit'>;
};

export const isOfPurchases = (kind: LimitAct['kind']): kind is PurchaseSwitch =>
  kind === 'DISABLE_PURCHASES' || kind === 'ENABLE_PURCHASES';

export function outcomeOf(act: LimitAct, { limit, alone, maximumLimit, isRequestWaiting }: Known): Outcome {
  const isRaise = act.kind === 'TOTAL' && act.total > limit.totalLimit;
  if (act.kind === 'TOTAL' && act.total === limit.totalLimit) return 'SAME';
  if (isRaise && maximumLimit !== null && act.total > maximumLimit) return 'ABOVE_MAXIMUM';
  const isAlone = isRaise ? act.total <= alone.highestLimit : alone.mayRestrict;
  if (isAlone) return 'AT_ONCE';
  if (isOfPurchases(act.kind)) return 'OF_THE_PROVIDER';
  return isRequestWaiting ? 'WAITS_BEHIND' : 'WAITS';
}
