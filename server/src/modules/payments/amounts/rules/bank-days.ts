import type { CivilDate } from '@balcao/contract';
import { addDays, isBankBusinessDay } from '@balcao/credit-math';

/** More local holidays than this in a row, with no bank day between them, there are nowhere. */
const MOST_LOCAL = 5;

/** The latest days before a day on which banks open, but where a local holiday keeps them shut; latest first. */
export function bankDaysBefore(today: CivilDate): CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = addDays(today, -1); days.length < MOST_LOCAL; day = addDays(day, -1)) {
    if (isBankBusinessDay(day)) days.push(day);
  }
  return days;
}
