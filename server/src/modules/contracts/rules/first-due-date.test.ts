import { addDays, addMonths, type CivilDate, daysBetween } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstDueDate } from './first-due-date.ts';

const limite = (purchasedOn: CivilDate, rule: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY') =>
  firstDueDate({ purchasedOn, rule, billDueDay: null, leveMinimumDays: 15 });
const leve = (purchasedOn: CivilDate, billDueDay: number, leveMinimumDays = 15) =>
  firstDueDate({ purchasedOn, rule: 'MONTHLY', billDueDay, leveMinimumDays });

const day = fc.integer({ min: 0, max: 365 * 40 }).map((days) => addDays('2020-01-01', days));

describe("'Limite' pays one period after the purchase", () => {
  test.each<[CivilDate, CivilDate]>([
    ['2026-11-21', '2026-12-21'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2027-01-29', '2027-02-28'],
    ['2027-03-31', '2027-04-30'],
    ['2027-02-28', '2027-03-28'],
  ])('a month after %s is %s', (purchasedOn, dueOn) => {
    expect(limite(purchasedOn, 'MONTHLY')).toBe(dueOn);
  });

  test('weeks are counted in days, over the end of months and years', () => {
    expect(limite('2026-12-28', 'WEEKLY')).toBe('2027-01-04');
    expect(limite('2028-02-20', 'BIWEEKLY')).toBe('2028-03-05');
  });

  test('a month is never less than 28 days nor more than 31, and keeps the day where there is one', () => {
    fc.assert(
      fc.property(day, (purchasedOn) => {
        const dueOn = limite(purchasedOn, 'MONTHLY');
        expect(daysBetween(purchasedOn, dueOn)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(purchasedOn, dueOn)).toBeLessThanOrEqual(31);
        const kept = dueOn.slice(8) === purchasedOn.slice(8);
        const isMonthEnd = addDays(dueOn, 1).endsWith('-01');
        expect(kept || isMonthEnd).toBe(true);
      }),
    );
  });
});

describe("'Leve' pays on the fixed bill day", () => {
  test.each<[CivilDate, number, CivilDate]>([
    ['2026-11-21', 10, '2026-12-10'],
    ['2026-11-21', 6, '2026-12-06'],
    ['2026-11-21', 5, '2027-01-05'],
    ['2026-11-01', 16, '2026-11-16'],
    ['2026-11-02', 16, '2026-12-16'],
    ['2027-02-13', 28, '2027-02-28'],
    ['2027-02-14', 28, '2027-03-28'],
  ])('bought on %s with bill day %i: %s', (purchasedOn, billDueDay, dueOn) => {
    expect(leve(purchasedOn, billDueDay)).toBe(dueOn);
  });

  test('whatever the period of the plan', () => {
    for (const rule of ['WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const)
      expect(firstDueDate({ purchasedOn: '2026-11-21', rule, billDueDay: 10, leveMinimumDays: 15 })).toBe('2026-12-10');
  });

  test('always on the bill day, never before the minimum, and the first such day', () => {
    const billDay = fc.integer({ min: 1, max: 28 });
    const minimum = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(day, billDay, minimum, (purchasedOn, billDueDay, leveMinimumDays) => {
        const dueOn = leve(purchasedOn, billDueDay, leveMinimumDays);
        expect(Number(dueOn.slice(8))).toBe(billDueDay);
        expect(daysBetween(purchasedOn, dueOn)).toBeGreaterThanOrEqual(leveMinimumDays);
        expect(daysBetween(purchasedOn, addMonths(dueOn, -1))).toBeLessThan(leveMinimumDays);
      }),
    );
  });
});
