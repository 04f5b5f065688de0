import { nextBankBusinessDay } from '../calendar/business-days.ts';
import { addDays, addMonths, type CivilDate, daysBetween } from '../calendar/civil-date.ts';

/** More days late than these make a debt doubtful (Res. CMN 4.966 art. 3). */
const LONGEST_LATE_DAYS = 90;

/** Whether an installment is late on a day: the next business day after a due date without banks is still in time. */
export function isLateOn(dueOn: CivilDate, on: CivilDate, localHolidays?: ReadonlySet<CivilDate>): boolean {
  return daysBetween(nextBankBusinessDay(dueOn, localHolidays), on) > 0;
}

/** The first day on which a debt is doubtful when its oldest open installment stays unpaid; no interest accrues from it on. */
export const problemSince = (oldestDueOn: CivilDate): CivilDate => addDays(oldestDueOn, LONGEST_LATE_DAYS + 1);

/** The last day by which a debt accrues that is doubtful since a day; the day itself while it is not. */
export function lastAccrual(on: CivilDate, doubtfulSince: CivilDate | null): CivilDate {
  return doubtfulSince !== null && on >= doubtfulSince ? addDays(doubtfulSince, -1) : on;
}

/** From the end of the month of default all contracts of the same borrower are doubtful (Res. BCB 51 § 4). */
export function spreadsToBorrowerFrom(doubtfulSince: CivilDate): CivilDate {
  return addDays(addMonths(firstOfMonth(doubtfulSince), 1), -1);
}

/** Calendar months since the month of default; 0 within it. */
export function monthsInDefault(doubtfulSince: CivilDate, on: CivilDate): number {
  const [year, month] = yearAndMonth(on);
  const [yearThen, monthThen] = yearAndMonth(doubtfulSince);
  return (year - yearThen) * 12 + month - monthThen;
}

const firstOfMonth = (day: CivilDate): CivilDate => addDays(day, 1 - Number(day.slice(8)));
const yearAndMonth = (day: CivilDate): [number, number] => [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
