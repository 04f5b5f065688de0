import type { CivilDate, PerformancePeriod } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';

export interface Days {
  startDate: CivilDate;
  endDate: CivilDate;
}

/** Of the list by day: the longest month. */
const DAYS_SHOWN = 31;

/** Days from the Monday before; a civil date's weekday is that of its noon anywhere. */
const sinceMonday = (day: CivilDate) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Days of a period of today: the week is Monday to Sunday, the month from its first day. */
export function daysOf(period: PerformancePeriod, today: CivilDate): Days {
  if (period === 'today') return { startDate: today, endDate: today };
  if (period === 'month') return { startDate: `${today.slice(0, 7)}-01` as CivilDate, endDate: today };
  const startDate = addDays(today, -sinceMonday(today));
  return { startDate, endDate: addDays(startDate, 6) };
}

/** The last days, today last. */
export const lastDays = (today: CivilDate): CivilDate[] =>
  Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(today, index + 1 - DAYS_SHOWN));
