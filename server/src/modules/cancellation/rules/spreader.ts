import { type Cents, cents } from '@balcao/credit-math';

/** Takes the share of each figure of a row of figures, one after the other. */
export type Spread = (figure: Cents, bounds?: { least?: number; most?: number }) => Cents;

/**
 * Shares figures by a ratio so that the shares sum to the ratio of the sum, rounded down: what a figure loses to
 * rounding the next one gets. A share stays within its figure, and within the bounds asked for.
 */
export function spreader(numerator: number, denominator: number): Spread {
  let whole = 0n;
  let given = 0;
  return (figure, { least = 0, most = figure } = {}) => {
    whole += BigInt(figure);
    const due = Number((whole * BigInt(numerator)) / BigInt(denominator)) - given;
    const share = cents(Math.max(least, Math.min(due, most)));
    given += share;
    return share;
  };
}
