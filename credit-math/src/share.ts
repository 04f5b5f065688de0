import { roundRatio } from './exact-rounding.ts';
import { type Rate, ratioOf } from './rate.ts';

/** A rate of an amount in cents, HALF_UP to the cent. @throws RangeError when the rate is not a decimal string. */
export function shareOf(amountCents: number, rate: Rate): number {
  const { numerator, denominator } = ratioOf(rate);
  return roundRatio(BigInt(amountCents) * numerator, denominator);
}
