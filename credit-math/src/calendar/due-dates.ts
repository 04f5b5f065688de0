import type { CivilDate } from './civil-date.ts';
import { addMonths, dayNumber, fromDayNumber } from './civil-date.ts';

/** How often installments fall due: every 7 days, every 14 days, or on the first due date's day of each month. */
export type DueDateRule = 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY';

/** Longest plan accepted. */
export const MAX_INSTALLMENTS = 120;

/** Days of a period of fixed length, or null for calendar months. */
export function periodDays(rule: DueDateRule): 7 | 14 | null {
  switch (rule) {
    case 'WEEKLY':
      return 7;
    case 'BIWEEKLY':
      return 14;
    case 'MONTHLY':
      return null;
  }
}

/**
 * Due dates of a plan. Months keep the day of the first due date and clamp to the month's end
 * (31/01, 28/02, 31/03). A non-business due date stays: payment on the next business day is on time.
 * @throws RangeError when `count` is not an integer from 1 to {@link MAX_INSTALLMENTS} or the date does not exist.
 */
export function dueDates(plan: {
  readonly firstDueOn: CivilDate;
  readonly count: number;
  readonly rule: DueDateRule;
}): CivilDate[] {
  const { firstDueOn, count, rule } = plan;
  if (!Number.isInteger(count) || count < 1 || count > MAX_INSTALLMENTS) {
    throw new RangeError(`installment count must be an integer from 1 to ${MAX_INSTALLMENTS}: ${count}`);
  }
  const first = dayNumber(firstDueOn);
  const step = periodDays(rule);
  return Array.from({ length: count }, (_, index) =>
    step === null ? addMonths(firstDueOn, index) : fromDayNumber(first + index * step),
  );
}
