/**
 * A calendar day without time or zone, ISO 'YYYY-MM-DD' ('2026-11-21').
 * Literals type-check as they are; text from outside goes through {@link civilDate}.
 */
export type CivilDate = `${number}-${number}-${number}`;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

export type CivilParts = { readonly year: number; readonly month: number; readonly day: number };

/**
 * Checks that text is an existing calendar day between years 1900 and 9999.
 * @throws RangeError when the shape is wrong or the day does not exist ('2026-02-30').
 */
export function civilDate(text: string): CivilDate {
  partsOf(text);
  return text as CivilDate;
}

/** True when text is an existing 'YYYY-MM-DD' day. */
export function isCivilDate(text: string): text is CivilDate {
  const match = SHAPE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * Year, month (1-12) and day (1-31) of a date.
 * @throws RangeError when the text is not an existing day.
 */
export function partsOf(date: string): CivilParts {
  if (!isCivilDate(date)) throw new RangeError(`not a calendar date (YYYY-MM-DD): '${date}'`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Writes year, month and day as a date; the caller guarantees the day exists. */
export function fromParts(year: number, month: number, day: number): CivilDate {
  const y = String(year).padStart(4, '0');
  return `${y}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}` as CivilDate;
}

/** Days of a month (1-12), Gregorian leap years included. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Days since 1970-01-01, as an integer: the arithmetic of dates happens on it.
 * @throws RangeError when the text is not an existing day.
 */
export function dayNumber(date: string): number {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** The date of a day number; inverse of {@link dayNumber}. */
export function fromDayNumber(number: number): CivilDate {
  const instant = new Date(number * 86_400_000);
  return fromParts(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
}

/** Calendar days from one date to another; negative when `to` comes first. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The date `days` calendar days later (earlier when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(dayNumber(date) + days);
}

/**
 * The same day `months` months later, clamped to the month's end (31/01 -> 28/02).
 * Always add to the original date: chaining loses day 31.
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return fromParts(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

/** Day of the week, 0 = Sunday ... 6 = Saturday. */
export function weekday(date: CivilDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}
