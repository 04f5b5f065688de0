import type { CivilDate } from '@balcao/contract/kernel';
import type { DateLimits } from '../typed-date.ts';

const dayMs = 86_400_000;
const at = (date: CivilDate) => new Date(`${date}T00:00:00Z`);
const civil = (instant: Date) => instant.toISOString().slice(0, 10) as CivilDate;
const speak = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options });

const fullName = speak({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthName = speak({ month: 'long' });
const longWeekday = speak({ weekday: 'long' });

/** 'sábado, 21 de novembro de 2026'. */
export const nameOfDay = (date: CivilDate): string => fullName.format(at(date));

/** 'janeiro' to 'dezembro'. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  monthName.format(new Date(Date.UTC(2026, month, 1))),
);

/** Sunday first, as Brazilian calendars are: { short: 'D', long: 'domingo' }. */
export const weekdays = Array.from({ length: 7 }, (_, day) => {
  // 4 January 2026 is a Sunday.
  const long = longWeekday.format(new Date(Date.UTC(2026, 0, 4 + day)));
  return { short: long.slice(0, 1).toUpperCase(), long };
});

export const plusDays = (date: CivilDate, days: number): CivilDate =>
  civil(new Date(at(date).getTime() + days * dayMs));

/** The same day of another month, or its last day: 31 January + 1 is 28 or 29 February. */
export function plusMonths(date: CivilDate, months: number): CivilDate {
  const start = at(date);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return civil(new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), last))));
}

export const startOfWeek = (date: CivilDate): CivilDate => plusDays(date, -at(date).getUTCDay());

/** The weeks that show `date`'s month, Sunday to Saturday; null where another month's day would stand. */
export function weeksOf(date: CivilDate): (CivilDate | null)[][] {
  const month = date.slice(0, 7);
  const first = `${month}-01` as CivilDate;
  const weeks: (CivilDate | null)[][] = [];
  for (let sunday = startOfWeek(first); sunday.slice(0, 7) <= month; sunday = plusDays(sunday, 7)) {
    const week = Array.from({ length: 7 }, (_, day) => plusDays(sunday, day));
    weeks.push(week.map((one) => (one.startsWith(month) ? one : null)));
  }
  return weeks;
}

export const isWithin = (date: CivilDate, { min, max }: DateLimits): boolean =>
  (min === undefined || date >= min) && (max === undefined || date <= max);

/** `date`, or the nearest day within the limits. */
export function clamped(date: CivilDate, { min, max }: DateLimits): CivilDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** The years to choose from, the latest first; a century and ten years ahead without limits. */
export function yearsOf(shown: CivilDate, today: CivilDate, { min, max }: DateLimits): number[] {
  const yearOf = (date: CivilDate) => Number(date.slice(0, 4));
  const first = Math.min(min === undefined ? yearOf(today) - 100 : yearOf(min), yearOf(shown));
  const last = Math.max(max === undefined ? yearOf(today) + 10 : yearOf(max), yearOf(shown));
  return Array.from({ length: last - first + 1 }, (_, back) => last - back);
}
