import { roundRatio } from './exact-rounding.ts';
import { type Rate, ratioOf } from './rate.ts';

/** A rate of an amount in cents, HALF_UP to the cent. @throws RangeError when the rate is not a decimal string. */
export function shareOf(amountCents: number, rate: Rate): number {
  const { numerator, denominator } = ratioOf(rate);
  return roundRatio(BigInt(amountCents) * numerator, denominator);
}

const REAL = 100n;

/**
 * A rate of an amount in cents, rounded down once to whole reais: the largest whole part that is no more than the share.
 * @throws RangeError when the rate is not a decimal string.
 */
export function wholeReaisOf(amountCents: number, rate: Rate): number {
  const { numerator, denominator } = ratioOf(rate);
  return Number((BigInt(amountCents) * numerator) / (denominator * REAL)) * Number(REAL);
}
