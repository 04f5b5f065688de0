import { Decimal } from 'decimal.js';
import type { DueDateRule } from '../calendar/due-dates.ts';
import { periodDays } from '../calendar/due-dates.ts';

/** A rate as a decimal string, never a float: '0.05' is 5 %. */
export type Rate = string;

/** The rate as an exact fraction of two integers. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

const SHAPE = /^(\d{1,3})(?:\.(\d{1,20}))?$/;
/** Enough digits for 45 exact decimals in any power a plan needs. */
export const WideDecimal = Decimal.clone({ precision: 80, toExpNeg: -60, toExpPos: 60 });

/**
 * Reads a rate as an exact fraction.
 * @throws RangeError when it is not a plain non-negative decimal of at most 3 integer and 20 decimal digits.
 */
export function ratioOf(rate: Rate): Ratio {
  const match = SHAPE.exec(rate);
  if (match === null) throw new RangeError(`not a rate as a decimal string: '${rate}'`);
  const decimals = match[2] ?? '';
  return { numerator: BigInt(`${match[1] ?? ''}${decimals}`), denominator: 10n ** BigInt(decimals.length) };
}

/** A percentage as a rate: '2' -> '0.02'. @throws RangeError as {@link ratioOf}. */
export function rateFromPercent(percent: string): Rate {
  ratioOf(percent);
  return new WideDecimal(percent).div(100).toFixed();
}

/**
 * Effective annual rate of a monthly one, (1+i)^12 - 1, with 12 decimals half-even.
 * The contract prints both (Res. CMN 5.004/2022, art. 3). @throws RangeError as {@link ratioOf}.
 */
export function annualRate(rateMonthly: Rate): Rate {
  ratioOf(rateMonthly);
  return new WideDecimal(rateMonthly).plus(1).pow(12).minus(1).toFixed(12, Decimal.ROUND_HALF_EVEN);
}

/**
 * Monthly rate of which a calendar year costs an annual one, (1+a)^(30/365) - 1: days count on months of 30. With 12
 * decimals rounded down: as a ceiling it never lets a rate through whose year is dearer. @throws RangeError as {@link ratioOf}.
 */
export function monthlyRate(rateAnnual: Rate): Rate {
  ratioOf(rateAnnual);
  const month = new WideDecimal(30).div(365);
  return new WideDecimal(rateAnnual).plus(1).pow(month).minus(1).toFixed(12, Decimal.ROUND_DOWN);
}

/**
 * The most a lender may charge a month under a ceiling of the month and one of the year, whichever is less; null without
 * either. @throws RangeError as {@link ratioOf}.
 */
export function rateCeiling(maxMonthly: Rate | null, maxAnnual: Rate | null): Rate | null {
  if (maxAnnual === null) return maxMonthly;
  const ofYear = monthlyRate(maxAnnual);
  return maxMonthly === null || new WideDecimal(ofYear).lessThan(maxMonthly) ? ofYear : maxMonthly;
}

/**
 * Rate of one period of the plan: monthly unchanged; weekly and biweekly compounded from a
 * 30-day base to 7 and 14 days, (1+i)^(days/30) - 1, with 12 decimals half-even.
 * @throws RangeError as {@link ratioOf}.
 */
export function periodRate(rateMonthly: Rate, rule: DueDateRule): Rate {
  ratioOf(rateMonthly);
  const days = periodDays(rule);
  if (days === null) return rateMonthly;
  const exponent = new WideDecimal(days).div(30);
  return new WideDecimal(rateMonthly).plus(1).pow(exponent).minus(1).toFixed(12, Decimal.ROUND_HALF_EVEN);
}

/**
 * A rate as a percentage with two decimals half-even (ABNT NBR 5891): '0.0699' -> '6.99'.
 * @throws RangeError as {@link ratioOf}.
 */
export function percentText(rate: Rate): string {
  ratioOf(rate);
  return new WideDecimal(rate).times(100).toFixed(2, Decimal.ROUND_HALF_EVEN);
}
