import type { PricedProposal } from './price-proposals.ts';

const REAL = 100;

/** The plan with the fewest installments at most the wish (the last may carry a few cents more); null when none is. */
export function proposalWithin(priced: readonly PricedProposal[], wishCents: number): PricedProposal | null {
  const fitting = priced.filter(({ installmentCents }) => installmentCents <= wishCents);
  return fitting.toSorted((a, b) => a.count - b.count || a.totalCents - b.totalCents)[0] ?? null;
}

/**
 * The largest value below `principalCents`, in whole reais, of which some plan stays within the wished installment;
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
