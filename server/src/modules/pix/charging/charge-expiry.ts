import { addSeconds, dayIn, endOfDay } from '../../../kernel/clock.ts';

/** A charge lasts some minutes, and never beyond its day: its amounts are those of the day. */
export function chargeExpiry(zone: string, now: Date, minutes: number): Date {
  const end = endOfDay(zone, dayIn(zone, now));
  const last = addSeconds(now, minutes * 60);
  return last < end ? last : end;
}
