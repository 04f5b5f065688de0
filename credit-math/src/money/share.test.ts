import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf, wholeReaisOf } from '../index.ts';

test.each([
  [10_000, '0.1', 1_000],
  [10_001, '0.5', 5_001],
  [333, '0.01', 3],
  [350, '0.01', 4],
  [0, '0.07', 0],
  [12_345, '1', 12_345],
])('%i x %s = %i', (amount, rate, share) => {
  expect(shareOf(amount, rate)).toBe(share);
});

test('is exact to half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
      const twice =
        2n * BigInt(shareOf(amount, String(points / 10_000))) * 10_000n - 2n * BigInt(amount) * BigInt(points);
      expect(twice <= 10_000n && twice > -10_000n).toBe(true);
    }),
  );
});

// R$ 567,995 is less than R$ 568: rounding to the cent first gives a real too much.
test.each([
  [113_599, '0.5', 56_700],
  [113_600, '0.5', 56_800],
  [19_999, '0.5', 9_900],
  [99, '1', 0],
])('whole reais of %i x %s = %i', (amount, rate, share) => {
  expect(wholeReaisOf(amount, rate)).toBe(share);
});

test('whole reais are the most that the share allows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
      const whole = BigInt(wholeReaisOf(amount, String(points / 10_000)));
      const share = BigInt(amount) * BigInt(points);
      expect(whole % 100n).toBe(0n);
      expect(whole * 10_000n <= share && (whole + 100n) * 10_000n > share).toBe(true);
    }),
  );
});
