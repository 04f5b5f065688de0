/** Binary digits after the point of the exact part of a {@link Factor}. */
export const FACTOR_BITS = 160n;
const UNIT = 1n << FACTOR_BITS;
const HALF = UNIT >> 1n;
// Factors carry an error near 2^-160, so a true half cent may fall a hair short: 2^-70 of a cent
// (1e-21) counts as the half, which is what makes exact ties round up.
const TIE = UNIT >> 70n;

/** A real number twice: as a float to decide most roundings, and as value x 2^160 to decide the rest. */
export type Factor = { readonly approx: number; readonly exact: bigint };

/** Builds a factor from value x 2^160. */
export function factor(exact: bigint): Factor {
  return { approx: Number(exact) * 2 ** -160, exact };
}

/**
 * Rounds value to an integer when a float with relative error below 2^-50 is enough to know the
 * answer: that error stays under 1e-3 for |value| < 1e12. Undefined when too near a half.
 */
function roundIfSure(value: number): number | undefined {
  const whole = Math.floor(value);
  const fraction = value - whole;
  if (value >= 1e12 || Math.abs(fraction - 0.5) < 1e-3) return undefined;
  return fraction > 0.5 ? whole + 1 : whole;
}

/** amount x factor, HALF_UP to an integer (half away from zero). */
export function roundProduct(amount: number, by: Factor): number {
  if (amount < 0) return 0 - roundProduct(-amount, by);
  const sure = roundIfSure(amount * by.approx);
  return sure ?? Number((BigInt(amount) * by.exact + HALF + TIE) >> FACTOR_BITS);
}

/** amount / factor, HALF_UP to an integer (half away from zero). */
export function roundQuotient(amount: number, by: Factor): number {
  if (amount < 0) return 0 - roundQuotient(-amount, by);
  const sure = roundIfSure(amount / by.approx);
  if (sure !== undefined) return sure;
  const quotient = (BigInt(amount) << (2n * FACTOR_BITS)) / by.exact;
  return Number((quotient + HALF + TIE) >> FACTOR_BITS);
}

/** numerator / denominator (positive), HALF_UP to an integer (half away from zero), exact. */
export function roundRatio(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n) return 0 - roundRatio(-numerator, denominator);
  return Number((2n * numerator + denominator) / (2n * denominator));
}
