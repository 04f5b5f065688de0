import type { CivilDate } from '@balcao/contract';
import { refuse } from './refusal.ts';

/** The only source of time in the server; tests move it. */
export interface Clock {
  now(): Date;
  /** Whether the machine's clock agrees with the database's; left out where a test or the demonstration sets the time. */
  isRight?(): boolean;
}

/** What must not happen on a wrong day: a sale, the close of a day. @throws Refusal SERVICE_UNAVAIBLE */
export function requireRightClock(clock: Clock): void {
  if (clock.isRight?.() === false) refuse('SERVICE_UNAVAIBLE');
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test or the demonstration moves it. */
export interface SetClock extends Clock {
  set(instant: string | Date): void;
}

export function setClock(start: string | Date): SetClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant);
    },
  };
}

/** A day by the clock; a business day may be longer or shorter. */
export const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;
const DAY_MS = DAY_SECONDS * 1_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Calendar day of an instant in a zone, as YYYY-MM-DD. */
export function dayIn(zone: string, instant: Date): CivilDate {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(zone, formatter);
  }
  return formatter.format(instant) as CivilDate;
}

/** The instant a calendar day ends in a zone: the first of the next day. */
export function endOfDay(zone: string, day: CivilDate): Date {
  const next = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  // Zones lie between twelve hours behind and fourteen ahead of UTC.
  let low = next - 14 * HOUR_MS - 1;
  let high = next + 12 * HOUR_MS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(zone, new Date(middle)) > day) high = middle;
    else low = middle;
  }
  return new Date(high);
}

/** The instant a calendar day begins in a zone. */
export const startOfDay = (zone: string, day: CivilDate): Date =>
  endOfDay(zone, new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10) as CivilDate);

export function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
