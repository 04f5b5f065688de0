import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitOf } from './fit.ts';

test('says the largest value, what is missing and the down payment that makes it work', () => {
  expect(fitOf(60_000, 85_050, 2_000)).toEqual({
    availableLimit: 600,
    missing: 250.5,
    largestValue: 600,
    downPayment: 250.5,
  });
});

test('nothing fits below the smallest purchase', () => {
  expect(fitOf(1_999, 5_000, 2_000)).toMatchObject({ largestValue: 0, downPayment: null, missing: 30.01 });
  expect(fitOf(0, 5_000, 0)).toMatchObject({ largestValue: 0, downPayment: null, missing: 50 });
});

test('the rest after the down payment is exactly what is available', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, (available, more, minimum) => {
      const { downPayment, largestValue } = fitOf(available, available + more + 1, minimum);
      expect(downPayment === null).toBe(largestValue === 0);
      const rest = available + more + 1 - Math.round((downPayment ?? (more + 1) / 100) * 100);
      expect(rest).toBe(available);
    }),
  );
});
