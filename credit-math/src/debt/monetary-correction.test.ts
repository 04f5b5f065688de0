import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { cents } from '../money/money.ts';
import { anyAmount, anyDate } from '../testing/arbitraries.ts';
import { monetaryCorrection } from './monetary-correction.ts';

const months = [
  { month: '2026-11', rate: '0.006' },
  { month: '2026-12', rate: '0.0031' },
  { month: '2027-01', rate: '-0.0062' },
];
const correct = (paidOn: `${number}-${number}-${number}`, backOn: typeof paidOn, amountCents = 100_000) =>
  monetaryCorrection({ amountCents: cents(amountCents), paidOn, backOn, months });

test('of a month the share of its days: the day of the payment is not counted, the last one is', () => {
  // 10 of 30 days of 0,6 %.
  expect(correct('2026-11-12', '2026-11-22')).toBe(200);
  expect(correct('2026-10-31', '2026-11-30')).toBe(600);
  expect(correct('2026-11-22', '2026-11-22')).toBe(0);
});

// Against months that are added up: 600 and 310 are 910.
test('one month upon the other', () => {
  // 1,006 x 1,0031 = 1,0091186
  expect(correct('2026-10-31', '2026-12-31')).toBe(912);
});

test('the last published month stands for those that are not', () => {
  const published = months.slice(0, 1);
  const asked = { amountCents: cents(100_000), paidOn: '2026-11-30', backOn: '2026-12-31', months: published } as const;
  expect(monetaryCorrection(asked)).toBe(600);
});

test('falling prices take off what others added, and nothing of what was paid', () => {
  // 1,0031 x 0,9938 = 0,99688...
  expect(correct('2026-11-30', '2027-01-31')).toBe(0);
  // 1,006 x 1,0031 x 0,9938 = 1,00286206532
  expect(correct('2026-10-31', '2027-01-31')).toBe(286);
});

test('a half cent goes up', () => {
  // 10 of 30 days of 0,6 % of R$ 2,50 are half a cent.
  expect(correct('2026-11-12', '2026-11-22', 250)).toBe(1);
  expect(correct('2026-11-12', '2026-11-22', 249)).toBe(0);
});

test('none is known of days before the first month', () => {
  expect(correct('2026-10-30', '2026-12-10')).toBeNull();
  const none = { amountCents: cents(100), paidOn: '2026-11-01', backOn: '2026-11-02', months: [] } as const;
  expect(monetaryCorrection(none)).toBeNull();
});

test('it never falls with the amount, and is never below zero', () => {
  fc.assert(
    fc.property(anyAmount, anyDate, fc.nat(900), fc.integer({ min: -99, max: 300 }), (amount, paidOn, days, points) => {
      const rate = `${points < 0 ? '-' : ''}${(Math.abs(points) / 10_000).toFixed(4)}`;
      const of = (amountCents: typeof amount) =>
        monetaryCorrection({
          amountCents,
          paidOn,
          backOn: addDays(paidOn, days),
          months: [{ month: '1800-01', rate }],
        });
      const [less, more] = [of(amount), of(cents(amount * 2))];
      expect(less).toBeGreaterThanOrEqual(0);
      expect(more).toBeGreaterThanOrEqual(less ?? 0);
    }),
  );
});
