import type { CivilDate } from './civil-date.ts';
import { addDays, fromParts } from './civil-date.ts';

const FIXED: readonly (readonly [month: number, day: number])[] = [
  [1, 1],
  [4, 21],
  [5, 1],
  [9, 7],
  [10, 12],
  [11, 2],
  [11, 15],
  [12, 25],
];
/** Carnival Monday and Tuesday, Good Friday, Corpus Christi: days from Easter. */
const FROM_EASTER: readonly number[] = [-48, -47, -2, 60];
const BLACK_AWARENESS_SINCE = 2024;

/** Easter Sunday of a year, Gregorian (Meeus). @throws RangeError outside 1900-9999. */
export function easter(year: number): CivilDate {
  if (!Number.isInteger(year) || year < 1900 || year > 9999) throw new RangeError(`year must be 1900 to 9999: ${year}`);
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const index = epact + sunday - 7 * correction + 114;
  return fromParts(year, Math.floor(index / 31), (index % 31) + 1);
}

/**
 * Days of a year on which banks do not open, besides weekends, in order: national holidays, Carnival
 * Monday and Tuesday, Corpus Christi (Res. CMN 4.880/2020); 20/11 since 2024 (Lei 14.759/2023).
 * State and city holidays belong to the store and are passed to the business-day functions.
 * @throws RangeError outside 1900-9999.
 */
export function bankHolidays(year: number): CivilDate[] {
  const sunday = easter(year);
  const days = new Set<CivilDate>(FROM_EASTER.map((shift) => addDays(sunday, shift)));
  for (const [month, day] of FIXED) days.add(fromParts(year, month, day));
  if (year >= BLACK_AWARENESS_SINCE) days.add(fromParts(year, 11, 20));
  return [...days].toSorted((a, b) => (a < b ? -1 : 1));
}
