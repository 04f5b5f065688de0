import type { CivilDate } from '@balcao/contract';

/** The only source of time in the server; tests move it. */
export interface Clock {
  now(): Date;
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

export function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
