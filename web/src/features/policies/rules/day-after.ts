import type { CivilDate } from '@balcao/contract/kernel';

/** The next day of the calendar. */
export function dayAfter(day: CivilDate): CivilDate {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10) as CivilDate;
}
