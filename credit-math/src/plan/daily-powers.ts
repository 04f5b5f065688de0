import { ratioOf, WideDecimal } from '../money/rate.ts';
import type { Rate } from '../money/rate.ts';
import { factor, FACTOR_BITS } from '../money/exact-rounding.ts';
import type { Factor } from '../money/exact-rounding.ts';

const GUARD_BITS = 64n;
const WIDE_BITS = FACTOR_BITS + GUARD_BITS;
const WIDE_UNIT = 1n << WIDE_BITS;
const MAX_RATES = 64;
const MAX_DAYS_KEPT = 2_000;
/** Longest span a power is computed for: forty years. */
const MAX_SPAN_DAYS = 14_610;

/** Powers of one monthly rate over calendar days, 30-day base: (1+i)^(days/30). */
export type DailyPowers = {
  /** (1+i)^(days/30) - 1 */
  readonly interest: (days: number) => Factor;
  /** (1+i)^(-days/30) */
  readonly discount: (days: number) => Factor;
};

const kept = new Map<Rate, DailyPowers>();

/**
 * The powers of a monthly rate, kept for the 64 rates used last.
 * @throws RangeError when the rate is not a decimal string or a span is not 0 to 14,610 whole days.
 */
export function dailyPowers(rateMonthly: Rate): DailyPowers {
  const known = kept.get(rateMonthly);
  const powers = known ?? buildPowers(rateMonthly);
  if (known !== undefined) kept.delete(rateMonthly);
  else if (kept.size >= MAX_RATES) kept.delete(kept.keys().next().value ?? '');
  kept.set(rateMonthly, powers);
  return powers;
}

function buildPowers(rateMonthly: Rate): DailyPowers {
  const daily = dailyGrowth(rateMonthly);
  return {
    interest: remember((days) => narrow(power(daily, days) - WIDE_UNIT)),
    discount: remember((days) => factor((1n << (WIDE_BITS + FACTOR_BITS)) / power(daily, days))),
  };
}

/** (1+i)^(1/30) x 2^224: 80 decimal digits hold it with room to spare. */
function dailyGrowth(rateMonthly: Rate): bigint {
  ratioOf(rateMonthly);
  const growth = new WideDecimal(rateMonthly).plus(1).pow(new WideDecimal(1).div(30));
  return BigInt(growth.times(new WideDecimal(2).pow(Number(WIDE_BITS))).toFixed(0));
}

function power(base: bigint, exponent: number): bigint {
  let result = WIDE_UNIT;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) >> WIDE_BITS;
    square = (square * square) >> WIDE_BITS;
  }
  return result;
}

function narrow(wide: bigint): Factor {
  return factor((wide + (1n << (GUARD_BITS - 1n))) >> GUARD_BITS);
}

function remember(compute: (days: number) => Factor): (days: number) => Factor {
  const byDays = new Map<number, Factor>();
  return (days) => {
    const known = byDays.get(days);
    if (known !== undefined) return known;
    if (!Number.isInteger(days) || days < 0 || days > MAX_SPAN_DAYS) {
      throw new RangeError(`span must be a whole number of days from 0 to ${MAX_SPAN_DAYS}: ${days}`);
    }
    if (byDays.size >= MAX_DAYS_KEPT) byDays.clear();
    const computed = compute(days);
    byDays.set(days, computed);
    return computed;
  };
}
