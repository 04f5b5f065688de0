import { formatMonth } from '@balcao/contract/kernel';

const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** Months whose goals may be looked at: of the period that is shown, of today, and the one to come; the newest first. */
export function goalMonths(today: string, shown: string): { value: string; label: string }[] {
  const now = today.slice(0, 7);
  const months = new Set([monthAfter(now, 1), now, monthAfter(now, -1), shown.slice(0, 7)]);
  return [...months]
    .sort((one, other) => (one < other ? 1 : -1))
    .map((value) => ({ value, label: formatMonth(value) }));
}
