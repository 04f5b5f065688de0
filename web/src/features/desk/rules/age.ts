export type AgeUnit = 'minute' | 'hour' | 'day';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How long ago, in the largest unit that is full. */
export function ageOf(since: number, now: number): { count: number; unit: AgeUnit } {
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return { count: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? { count: hours, unit: 'hour' } : { count: Math.floor(hours / DAY_HOURS), unit: 'day' };
}
