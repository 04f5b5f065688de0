import fc from 'fast-check';
import type { CivilDate } from '../calendar/civil-date.ts';
import { addDays } from '../calendar/civil-date.ts';
import type { DueDateRule } from '../calendar/due-dates.ts';
import { cents } from '../money/money.ts';
import type { PlanTerms } from '../plan/plan-curve.ts';

/** Days a sale may happen on, month ends and leap years included. */
export const anyDate: fc.Arbitrary<CivilDate> = fc
  .integer({ min: 0, max: 3_000 })
  .map((days) => addDays('2024-01-01', days));

/** Amounts from R$ 50 to R$ 20,000. */
export const anyAmount = fc.integer({ min: 5_000, max: 2_000_000 }).map(cents);

/** Monthly rate in millionths, none to 18 %. */
export const anyRateMillionths = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 180_000 }));

export const anyRule = fc.constantFrom<DueDateRule>('MONTHLY', 'WEEKLY', 'BIWEEKLY');

/** '50000' millionths as a rate: '0.050000'. */
export function rateOf(millionths: number): string {
  return `0.${String(millionths).padStart(6, '0')}`;
}

/** Terms of plans a store could offer, first due in one to seventy days. */
export const anyTerms: fc.Arbitrary<PlanTerms> = fc
  .tuple(anyRateMillionths, anyDate, fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 24 }), anyRule)
  .map(([millionths, releasedOn, wait, count, rule]) => ({
    rateMonthly: rateOf(millionths),
    releasedOn,
    firstDueOn: addDays(releasedOn, wait),
    count,
    rule,
  }));
