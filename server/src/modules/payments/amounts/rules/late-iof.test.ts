import { addDays, type Cents, type CivilDate } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inCents, type Plain } from '../../../../testing/in-cents.ts';
import type { InstallmentRow } from '../../tables.ts';
import { testLateIof, testRow } from '../../testing.ts';
import { lateIof } from './late-iof.ts';

const row = (over: Partial<Plain<InstallmentRow>> = {}) => testRow({ lateIof: testLateIof('ABSORB'), ...over });
const iof = (of: InstallmentRow, principalCents: number, on: CivilDate) =>
  lateIof(of, inCents<Cents>(principalCents), on);

describe('90 reais of principal sold on 21/11/2026, due thirty days later', () => {
  test.each([
    ['before the due date', '2026-12-01', 0],
    ['on the due date', '2026-12-21', 0],
    ['a day after: 0.738 cents', '2026-12-22', 1],
    ['thirty days after: 22.14 cents', '2027-01-20', 22],
    ['on day 365 of the sale: 247.23 cents', '2027-11-21', 247],
    ['ten years after, no more', '2036-12-21', 247],
  ] as const)('%s', (_, on, cents) => {
    expect(iof(row(), 9_000, on)).toBe(cents);
  });

  test('a weekend is late for the tax, though the customer pays in time', () => {
    expect(iof(row({ dueOn: '2026-12-20' }), 9_000, '2026-12-21')).toBe(1);
  });

  test('nothing where the sale had no IOF, or had counted all its days', () => {
    expect(iof(row({ lateIof: null }), 9_000, '2027-06-21')).toBe(0);
    expect(iof(row({ releasedOn: '2025-12-21' }), 9_000, '2027-06-21')).toBe(0);
    expect(iof(row({ releasedOn: '2025-12-24' }), 9_000, '2027-06-21')).toBe(2);
  });
});

const aDay = fc.integer({ min: 0, max: 1_200 }).map((days) => addDays('2026-11-21', days));
const principal = fc.integer({ min: 0, max: 10_000_000 });
/** The same figure, in whole numbers. */
const counted = (cents: number, due: number, paid: number) =>
  Math.floor((cents * (Math.min(365, Math.max(due, paid)) - Math.min(365, due)) * 82 * 2 + 1_000_000) / 2_000_000);
const daysTo = (day: CivilDate) => Math.round((Date.parse(day) - Date.parse('2026-11-21')) / 86_400_000);

test('any principal, any days: the formula, growing with days, never past the cap, in time nothing', () => {
  fc.assert(
    fc.property(principal, aDay, aDay, aDay, (cents, dueOn, one, other) => {
      const [sooner, later] = one < other ? [one, other] : [other, one];
      const of = (on: CivilDate) => iof(row({ dueOn }), cents, on);
      expect(of(later)).toBe(counted(cents, daysTo(dueOn), daysTo(later)));
      expect(of(later)).toBeGreaterThanOrEqual(of(sooner));
      expect(of(later)).toBeLessThanOrEqual(Math.ceil(cents * 0.000082 * 365));
      expect(of(sooner < dueOn ? sooner : dueOn)).toBe(0);
    }),
  );
});

test('parts owe what the whole owes, but for the rounding of each', () => {
  fc.assert(
    fc.property(principal, principal, aDay, (one, other, on) => {
      const apart = iof(row(), one, on) + iof(row(), other, on);
      expect(Math.abs(apart - iof(row(), one + other, on))).toBeLessThanOrEqual(1);
    }),
  );
});
