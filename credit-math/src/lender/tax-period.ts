import { bankBusinessDayAfter } from '../calendar/business-days.ts';
import { addDays, addMonths, type CivilDate, civilDate } from '../calendar/civil-date.ts';

export type TaxPeriod = { readonly start: CivilDate; readonly end: CivilDate; readonly remitBy: CivilDate };

/** IOF is remitted by the third business day after the ten-day period it fell due in (Decreto 6.306 art. 10, Lei 11.196 art. 70). */
const REMIT_BUSINESS_DAYS = 3;

/** The ten-day period of a day: 1st to 10th, 11th to 20th, or the rest of the month. @throws RangeError when it does not exist. */
export function taxPeriodOf(day: CivilDate): TaxPeriod {
  const ofMonth = Number(day.slice(8));
  const first = civilDate(`${day.slice(0, 8)}01`);
  const index = Math.min(2, Math.floor((ofMonth - 1) / 10));
  const end = index === 2 ? addDays(addMonths(first, 1), -1) : addDays(first, index * 10 + 9);
  return { start: addDays(first, index * 10), end, remitBy: bankBusinessDayAfter(end, REMIT_BUSINESS_DAYS) };
}
