import { addDays, addMonths, type CivilDate } from '@balcao/credit-math';
import type { DueDateRule } from '@balcao/contract';

export interface DueDateFacts {
  purchasedOn: CivilDate;
  rule: DueDateRule;
  /** The fixed bill day of a 'Leve' customer; null for 'Limite' (ruling C14). */
  billDueDay: number | null;
  leveMinimumDays: number;
}

const PERIOD_DAYS = { WEEKLY: 7, BIWEEKLY: 14 } as const;

/**
 * Day of the first installment. 'Limite': one period after the purchase (a month keeps the day, clamped to its end).
 * 'Leve': the first bill day at least `leveMinimumDays` after the purchase.
 */
export function firstDueDate({ purchasedOn, rule, billDueDay, leveMinimumDays }: DueDateFacts): CivilDate {
  if (billDueDay !== null) return nextBillDay(addDays(purchasedOn, leveMinimumDays), billDueDay);
  return rule === 'MONTHLY' ? addMonths(purchasedOn, 1) : addDays(purchasedOn, PERIOD_DAYS[rule]);
}

function nextBillDay(from: CivilDate, day: number): CivilDate {
  const inMonth = `${from.slice(0, 8)}${String(day).padStart(2, '0')}` as CivilDate;
  return inMonth >= from ? inMonth : addMonths(inMonth, 1);
}
