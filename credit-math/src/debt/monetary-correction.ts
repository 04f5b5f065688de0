import type { CivilDate } from '../calendar/civil-date.ts';
import { addDays, addMonths, daysBetween, partsOf } from '../calendar/civil-date.ts';
import { roundRatio } from '../money/exact-rounding.ts';
import type { Cents } from '../money/money.ts';
import { cents } from '../money/money.ts';
import type { Rate, Ratio } from '../money/rate.ts';
import { ratioOf } from '../money/rate.ts';

/** How prices moved in a month, 'YYYY-MM': '0.0044' is 0.44 %, '-0.0002' a fall. */
export type IndexMonth = { readonly month: string; readonly rate: Rate };

export type MonetaryCorrection = {
  readonly amountCents: Cents;
  readonly paidOn: CivilDate;
  readonly backOn: CivilDate;
  /** Published months, the oldest first and none left out. */
  readonly months: readonly IndexMonth[];
};

/**
 * What an amount that was paid on a day grows by until it is given back (CDC art. 18 § 1 II): the variation of each month
 * in the share of its days that lie between, one month upon the other; exact, rounded once, HALF_UP. The last published
 * month stands for those that are not published yet. Prices that fall take off what others added, and nothing of the amount
 * (STJ REsp 1.265.580).
 * @returns null when the months begin too late, or there are none.
 * @throws RangeError when a date or a rate is malformed.
 */
export function monetaryCorrection({ amountCents, paidOn, backOn, months }: MonetaryCorrection): Cents | null {
  let [grown, paid] = [1n, 1n];
  for (const { month, days, ofDays } of monthsBetween(paidOn, backOn)) {
    const rate = rateIn(months, month);
    if (rate === null) return null;
    const whole = rate.denominator * BigInt(ofDays);
    grown *= whole + rate.numerator * BigInt(days);
    paid *= whole;
  }
  return cents(Math.max(0, roundRatio(BigInt(amountCents) * (grown - paid), paid)));
}

type MonthPart = { readonly month: string; readonly days: number; readonly ofDays: number };

/** The months of a time, each with how many of its days lie in it; the first day is not counted, the last one is. */
function monthsBetween(from: CivilDate, to: CivilDate): MonthPart[] {
  const parts: MonthPart[] = [];
  for (let begin = addDays(from, 1); begin <= to;) {
    const first = addDays(begin, 1 - partsOf(begin).day);
    const next = addMonths(first, 1);
    const end = next <= to ? next : addDays(to, 1);
    parts.push({ month: begin.slice(0, 7), days: daysBetween(begin, end), ofDays: daysBetween(first, next) });
    begin = end;
  }
  return parts;
}

/** Of a month before the first one: null. */
function rateIn(months: readonly IndexMonth[], month: string): Ratio | null {
  const found = months.findLast((one) => one.month <= month);
  if (found === undefined) return null;
  const isFall = found.rate.startsWith('-');
  const { numerator, denominator } = ratioOf(isFall ? found.rate.slice(1) : found.rate);
  return { numerator: isFall ? -numerator : numerator, denominator };
}
