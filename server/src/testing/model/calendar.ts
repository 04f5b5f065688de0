/** Days and business days as the model counts them, on its own: it shares no code with the product. */
export type Day = string;

const DAY_MS = 86_400_000;
/** Manaus and Sao Paulo, which keep no summer time. */
const ZONE_HOURS = { manaus: -4, saoPaulo: -3 } as const;

export function dayOf(instant: Date, zone: keyof typeof ZONE_HOURS = 'manaus'): Day {
  return new Date(instant.getTime() + ZONE_HOURS[zone] * 3_600_000).toISOString().slice(0, 10);
}

const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);
export const plusDays = (day: Day, days: number): Day => new Date(at(day) + days * DAY_MS).toISOString().slice(0, 10);
export const daysFrom = (from: Day, to: Day): number => Math.round((at(to) - at(from)) / DAY_MS);

/** Bank holidays, month and day, of the years a run can reach, from the calendar of the Central Bank. */
const HOLIDAYS: Record<string, string> = {
  '2026': '11-02 11-15 11-20 12-25',
  '2027': '01-01 02-08 02-09 03-26 04-21 05-01 05-27 09-07 10-12 11-02 11-15 11-20 12-25',
  '2028': '01-01 02-28 02-29 04-14 04-21 05-01 06-15 09-07 10-12 11-02 11-15 11-20 12-25',
  '2029': '01-01 02-12 02-13 03-30 04-21 05-01 05-31 09-07 10-12 11-02 11-15 11-20 12-25',
};

/** Whether banks are open on a day. */
export const isBankDay = (day: Day): boolean => lastFreeDay(day) === day;

/** The first day of banks after a day. */
export const bankDayAfter = (day: Day): Day => lastFreeDay(plusDays(day, 1));

/** A day without banks may be paid on the next one with them. */
export function lastFreeDay(due: Day): Day {
  const holidays = HOLIDAYS[due.slice(0, 4)];
  if (holidays === undefined) throw new RangeError(`the model knows no holidays of ${due}`);
  const isClosed = [0, 6].includes(new Date(at(due)).getUTCDay()) || holidays.includes(due.slice(5));
  return isClosed ? lastFreeDay(plusDays(due, 1)) : due;
}
