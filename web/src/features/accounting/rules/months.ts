import type { CivilDate } from '@balcao/contract/kernel';

export const firstDay = (month: string): CivilDate => `${month}-01` as CivilDate;

/** Before any books. */
export const BOOKS_BEGAN = '2000-01-01' as CivilDate;

/** The last day of a month: day 0 of the next one. */
export function lastDay(month: string): CivilDate {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) as CivilDate;
}

/** '11/2026' */
export const monthName = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;
