import { type CivilDate, isDate } from '@balcao/contract/kernel';
import { plusMonths } from '../../../ui/date/calendar/days.ts';

/** First day that has sales to report (shell spec, section 5). */
export const FIRST_DAY: CivilDate = '2023-01-01';

/** Days of a report, both in it. */
export interface Period {
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
}

/** The last day that a report from `start` may have: a month later, and not after today. */
export function lastEnd(start: CivilDate, today: CivilDate): CivilDate {
  const monthLater = plusMonths(start, 1);
  return monthLater < today ? monthLater : today;
}

/** From the first of the month to today. */
export const monthSoFar = (today: CivilDate): Period => ({
  startDate: `${today.slice(0, 8)}01` as CivilDate,
  endDate: today,
});

/** What an address names; null when it is no period that may be asked for. */
export function periodIn(
  { inicio, fim }: { readonly inicio?: unknown; readonly fim?: unknown },
  today: CivilDate,
): Period | null {
  if (typeof inicio !== 'string' || typeof fim !== 'string' || !isDate(inicio) || !isDate(fim)) return null;
  const isAllowed = FIRST_DAY <= inicio && inicio <= fim && fim <= lastEnd(inicio, today);
  return isAllowed ? { startDate: inicio, endDate: fim } : null;
}
