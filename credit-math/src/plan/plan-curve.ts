import type { CivilDate } from '../calendar/civil-date.ts';
import { dayNumber } from '../calendar/civil-date.ts';
import { dailyPowers } from './daily-powers.ts';
import { dueDates } from '../calendar/due-dates.ts';
import type { DueDateRule } from '../calendar/due-dates.ts';
import { factor } from '../money/exact-rounding.ts';
import type { Factor } from '../money/exact-rounding.ts';
import type { Rate } from '../money/rate.ts';

/** When the money goes out, when it comes back, and at what monthly rate. */
export type PlanTerms = {
  readonly rateMonthly: Rate;
  readonly releasedOn: CivilDate;
  readonly firstDueOn: CivilDate;
  readonly count: number;
  readonly rule: DueDateRule;
};

/** The terms turned into numbers: everything about a plan but its principal. */
export type PlanCurve = {
  readonly dueOn: readonly CivilDate[];
  /** Calendar days from release to each due date. */
  readonly days: readonly number[];
  /** Interest factor of each period, (1+i)^(days of the period/30) - 1. */
  readonly periodInterest: readonly Factor[];
  /** Present value of one cent paid on every due date: the sum of (1+i)^(-days/30). */
  readonly annuity: Factor;
};

/**
 * Lays a plan out in time: calendar days, 30-day compound base.
 * @throws RangeError when the first due date is not after the release, or a term is malformed.
 */
export function planCurve(terms: PlanTerms): PlanCurve {
  const released = dayNumber(terms.releasedOn);
  const dueOn = dueDates(terms);
  const days = dueOn.map((date) => dayNumber(date) - released);
  const first = days[0] ?? 0;
  if (first < 1) throw new RangeError(`firstDueOn ${terms.firstDueOn} must come after releasedOn ${terms.releasedOn}`);
  const powers = dailyPowers(terms.rateMonthly);
  const periodInterest = days.map((day, index) => powers.interest(day - (days[index - 1] ?? 0)));
  let annuity = 0n;
  for (const day of days) annuity += powers.discount(day).exact;
  return { dueOn, days, periodInterest, annuity: factor(annuity) };
}
