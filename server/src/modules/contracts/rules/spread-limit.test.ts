import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLimit } from './spread-limit.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const purchase = fc.integer({ min: 0, max: 10_000_000_000_000 });
const parts = fc.array(fc.integer({ min: 1, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 48 });

test('without IOF each installment gives back the principal it repays', () => {
  expect(spreadLimit(10_000, [3_000, 3_300, 3_700])).toEqual([3_000, 3_300, 3_700]);
});

test('with IOF financed the purchase value is given back, not the financed one', () => {
  expect(spreadLimit(10_000, [3_100, 3_400, 3_800])).toEqual([3_009, 3_301, 3_690]);
  expect(spreadLimit(100, [34, 34, 35])).toEqual([33, 33, 34]);
  expect(spreadLimit(1, [10, 10, 10])).toEqual([0, 0, 1]);
});

test('a purchase that took no limit gives none back', () => {
  expect(spreadLimit(0, [3_100, 3_400])).toEqual([0, 0]);
});

test('one installment gives back everything', () => {
  expect(spreadLimit(60_000, [61_234])).toEqual([60_000]);
});

test('the sum is exact, no share is negative, each is within a cent of its proportion', () => {
  fc.assert(
    fc.property(purchase, parts, (cents, principals) => {
      const shares = spreadLimit(cents, principals);
      expect(shares).toHaveLength(principals.length);
      expect(sum(shares)).toBe(cents);
      const total = BigInt(sum(principals));
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        // |share - cents * part / total| < 1, in integers.
        const distance = BigInt(share) * total - BigInt(cents) * BigInt(principals[index] ?? 0);
        expect(distance < total && -distance < total).toBe(true);
      }
    }),
  );
});

test('an installment that repays nothing gives back nothing', () => {
  const withZeros = fc
    .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 20 })
    .filter((all) => sum(all) > 0);
  fc.assert(
    fc.property(purchase, withZeros, (cents, principals) => {
      const shares = spreadLimit(cents, principals);
      expect(principals.every((part, index) => part > 0 || shares[index] === 0)).toBe(true);
      expect(sum(shares)).toBe(cents);
    }),
  );
});
