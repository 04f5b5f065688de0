import type { Cents, CivilDate } from '@balcao/contract';
import { addDays, cents } from '@balcao/credit-math';

/** A goal of one month. */
export interface Goal {
  /** The first day of its month. */
  month: string;
  amountCents: Cents;
}

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const daysIn = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/**
 * What of some goals falls on a range of days, each day the same part of its month, to the cent; null where no day of it has
 * a goal.
 */
export function goalOfDays(goals: readonly Goal[], startDate: CivilDate, endDate: CivilDate): Cents | null {
  const days = new Map<string, number>();
  for (let on = startDate; on <= endDate; on = addDays(on, 1)) days.set(monthOf(on), (days.get(monthOf(on)) ?? 0) + 1);
  const parts = goals
    .filter(({ amountCents, month }) => amountCents > 0 && days.has(month))
    .map(({ amountCents, month }) => (amountCents * (days.get(month) ?? 0)) / daysIn(month));
  return parts.length === 0 ? null : cents(Math.round(parts.reduce((sum, part) => sum + part, 0)));
}
