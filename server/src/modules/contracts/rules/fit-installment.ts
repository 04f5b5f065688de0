import type { PricedProposal } from './price-proposals.ts';

const REAL = 100;

const MONTH_DAYS = 30;
const PERIOD_DAYS = { WEEKLY: 7, BIWEEKLY: 14, MONTHLY: MONTH_DAYS } as const;

/** What a plan costs in a month of 30 days: several installments when they fall due more often. Cents, rounded up. */
export function monthlyCostCents(plan: Pick<PricedProposal, 'count' | 'dueDateRule' | 'installmentCents'>): number {
  const inAMonth = Math.ceil((plan.installmentCents * MONTH_DAYS) / PERIOD_DAYS[plan.dueDateRule]);
  return Math.min(inAMonth, plan.installmentCents * plan.count);
}

/**
 * The plan with the fewest installments that costs at most the wish a month (the last installment may carry a few cents
 * more); null when none does.
 */
export function proposalWithin(priced: readonly PricedProposal[], wishCents: number): PricedProposal | null {
  const fitting = priced.filter((plan) => monthlyCostCents(plan) <= wishCents);
  return fitting.toSorted((a, b) => a.count - b.count || a.totalCents - b.totalCents)[0] ?? null;
}

/**
 * The largest value below `principalCents`, in whole reais, of which some plan stays within the wished monthly amount;
 * null when none does at the smallest value sold. `priceAt` must not drop plans for being small: then the dearer value
 * is never the one that fits.
 */
export function largestValueWithin(ask: {
  wishCents: number;
  principalCents: number;
  minimumCents: number;
  priceAt: (principalCents: number) => readonly PricedProposal[];
}): number | null {
  const fits = (reais: number) => proposalWithin(ask.priceAt(reais * REAL), ask.wishCents) !== null;
  let low = Math.max(1, Math.ceil(ask.minimumCents / REAL));
  let high = Math.ceil(ask.principalCents / REAL) - 1;
  if (low > high || !fits(low)) return null;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low * REAL;
}
