import type { CivilDate, PolicyDocument } from '@balcao/contract';
import { addDays, bankBusinessDayAfter, nextBankBusinessDay } from '@balcao/credit-math';
import type { ItemKind } from '../tables.ts';

export type Terms = Pick<
  PolicyDocument<'settlement'>,
  'rule' | 'days' | 'anticipationRateMonthly' | 'setsOffBillings' | 'account'
>;

/** Of a retailer for whom nothing else was agreed. */
export const usualTerms: Terms = { rule: 'BUSINESS_DAYS', days: 1, anticipationRateMonthly: null };

/** When a sale of a day is paid by the terms of that day. */
export const saleDueOn = (soldOn: CivilDate, { rule, days }: Terms, bankHolidays: ReadonlySet<CivilDate>): CivilDate =>
  rule === 'BUSINESS_DAYS'
    ? bankBusinessDayAfter(soldOn, days, bankHolidays)
    : nextBankBusinessDay(addDays(soldOn, days), bankHolidays);

/**
 * When an item is paid. What goes back of a sale that nobody paid yet waits for it: else the retailer would owe what it
 * never had.
 */
export function itemDueOn(
  { kind, onDay }: { kind: ItemKind; onDay: CivilDate },
  { terms, bankHolidays }: { terms: Terms; bankHolidays: ReadonlySet<CivilDate> },
  waitingSaleDueOn: CivilDate | null,
): CivilDate {
  if (kind === 'SALE') return saleDueOn(onDay, terms, bankHolidays);
  const next = bankBusinessDayAfter(onDay, 1, bankHolidays);
  return kind === 'RETURN' && waitingSaleDueOn !== null && waitingSaleDueOn > next ? waitingSaleDueOn : next;
}
