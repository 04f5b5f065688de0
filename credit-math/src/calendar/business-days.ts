import { bankHolidays } from './bank-holidays.ts';
import type { CivilDate } from './civil-date.ts';
import { addDays, partsOf, weekday } from './civil-date.ts';

const NONE: ReadonlySet<CivilDate> = new Set();
const keptYears = new Map<number, ReadonlySet<CivilDate>>();

/**
 * True when banks open: not Saturday, Sunday or a bank holiday (Res. CMN 4.880/2020), nor a local holiday given.
 * @throws RangeError when the date does not exist.
 */
export function isBankBusinessDay(date: CivilDate, localHolidays: ReadonlySet<CivilDate> = NONE): boolean {
  const { year } = partsOf(date);
  const day = weekday(date);
  return day !== 0 && day !== 6 && !holidaysOf(year).has(date) && !localHolidays.has(date);
}

/**
 * The date itself when banks open on it, otherwise the next date on which they do.
 * @throws RangeError when the date does not exist.
 */
export function nextBankBusinessDay(date: CivilDate, localHolidays: ReadonlySet<CivilDate> = NONE): CivilDate {
  let day = date;
  while (!isBankBusinessDay(day, localHolidays)) day = addDays(day, 1);
  return day;
}

/**
 * The bank business day so many after a date: the date itself counts for nothing, whatever day it is.
 * @throws RangeError when the date does not exist.
 */
export function bankBusinessDayAfter(
  date: CivilDate,
  count: number,
  localHolidays: ReadonlySet<CivilDate> = NONE,
): CivilDate {
  let day = date;
  for (let passed = 0; passed < count; passed += 1) day = nextBankBusinessDay(addDays(day, 1), localHolidays);
  return day;
}

function holidaysOf(year: number): ReadonlySet<CivilDate> {
  const known = keptYears.get(year);
  if (known !== undefined) return known;
  if (keptYears.size >= 100) keptYears.clear();
  const days: ReadonlySet<CivilDate> = new Set(bankHolidays(year));
  keptYears.set(year, days);
  return days;
}
