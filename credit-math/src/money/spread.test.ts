import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './spread.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const amount = fc.integer({ min: 0, max: 10_000_000_000_000 });
const parts = fc.array(fc.integer({ min: 1, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 48 });

test('an amount as large as its parts is its parts', () => {
  expect(spread(10_000, [3_000, 3_300, 3_700])).toEqual([3_000, 3_300, 3_700]);
});

test('a smaller amount is spread in proportion, rounded down as it goes', () => {
  expect(spread(10_000, [3_100, 3_400, 3_800])).toEqual([3_009, 3_301, 3_690]);
  expect(spread(100, [34, 34, 35])).toEqual([33, 33, 34]);
  expect(spread(1, [10, 10, 10])).toEqual([0, 0, 1]);
});

test('nothing is spread as nothing', () => {
  expect(spread(0, [3_100, 3_400])).toEqual([0, 0]);
});

test('one part gets everything', () => {
  expect(spread(60_000, [61_234])).toEqual([60_000]);
});

test('the sum is exact, no share is negative, each is within a cent of its proportion', () => {
  fc.assert(
    fc.property(amount, parts, (cents, all) => {
      const shares = spread(cents, all);
      expect(shares).toHaveLength(all.length);
      expect(sum(shares)).toBe(cents);
      const total = BigInt(sum(all));
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        // |share - cents * part / total| < 1, in integers.
        const distance = BigInt(share) * total - BigInt(cents) * BigInt(all[index] ?? 0);
        expect(distance < total && -distance < total).toBe(true);
      }
    }),
  );
});

test('a part of nothing gets nothing', () => {
  const withZeros = fc
    .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 20 })
    .filter((all) => sum(all) > 0);
  fc.assert(
    fc.property(amount, withZeros, (cents, all) => {
      const shares = spread(cents, all);
      expect(all.every((part, index) => part > 0 || shares[index] === 0)).toBe(true);
      expect(sum(shares)).toBe(cents);
    }),
  );
});
