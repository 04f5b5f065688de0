import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from './index.ts';

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
