const DAY_MS = 86_400_000;

/** Days are texts such as '2026-11-21'. */
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const plusDays = (day: string, days: number): string =>
  new Date(instantOf(day) + days * DAY_MS).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number => (instantOf(to) - instantOf(from)) / DAY_MS;

/** Easter Sunday, by Meeus. */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`;
}

const fixed = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']);
/** Carnival, Good Friday, Corpus Christi. */
const afterEaster = new Set([-48, -47, -2, 60]);

function isBankDay(day: string): boolean {
  const weekday = new Date(instantOf(day)).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixed.has(day.slice(5))) return false;
  return !afterEaster.has(daysBetween(easter(Number(day.slice(0, 4))), day));
}

/** Days of the state or city where something was sold on which its banks do not open. */
export type LocalHolidays = ReadonlySet<string>;

/** The last day on which something due may be paid without charges (Lei 7.089/1983). */
export function lastFreeDay(due: string, holidays: LocalHolidays): string {
  let day = due;
  while (!isBankDay(day) || holidays.has(day)) day = plusDays(day, 1);
  return day;
}

/** Days in which a number falls due from the first on: the day of the month is kept where the month has it. */
export function dueDays(first: string, rule: string, count: number): string[] {
  const gap = { WEEKLY: 7, BIWEEKLY: 14 }[rule];
  return Array.from({ length: count }, (_, k) => {
    if (gap) return plusDays(first, gap * k);
    const [year = 0, month = 0, day = 0] = first.split('-').map(Number);
    const last = new Date(Date.UTC(year, month + k, 0));
    return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate())))
      .toISOString()
      .slice(0, 10);
  });
}
