import type { CivilDate } from '@balcao/contract';
import { addDays, addMonths, civilDate } from '@balcao/credit-math';

/** A month of payouts: 'YYYY-MM' on the wire, its first day in a row. */
export const firstDayOf = (month: string): CivilDate => civilDate(`${month}-01`);
export const monthOf = (firstDay: CivilDate): string => firstDay.slice(0, 7);
export const lastDayOf = (month: string): CivilDate => addDays(addMonths(firstDayOf(month), 1), -1);
/** Whether nothing can be earned in a month any more. */
export const isMonthOver = (month: string, today: CivilDate): boolean => lastDayOf(month) < today;
