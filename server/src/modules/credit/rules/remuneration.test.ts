import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import type { IncentiveRule } from '../incentives/facts.ts';
import { largestPurchaseCents, type Purchasable, remunerationOf } from './remuneration.ts';

const percentage: IncentiveRule = {
  id: 'r',
  kind: 'PERCENTAGE',
  rate: '0.015',
  valueCents: null,
  category: 'same_day',
};
const fixed: IncentiveRule = { id: 'r', kind: 'FIXED_VALUE', rate: null, valueCents: cents(500), category: 'bronze' };
const granted: Purchasable = {
  status: 'ACCEPTED',
  decision: 'APPROVED',
  maximumCents: cents(30_000),
  availableCents: cents(12_345),
  block: null,
};

test.each([
  [{}, 30_000],
  [{ decision: 'PARTIALLY_APPROVED' }, 30_000],
  [{ decision: 'DENIED', maximumCents: cents(0) }, 12_345],
  [{ decision: 'DENIED', availableCents: null }, 0],
  [{ block: 'OVERDUE_INSTALLMENTS' }, 0],
  // Planted: a request that waits was promised, and one that was used once more.
  [{ status: 'CREATED' }, 0],
  [{ status: 'APPLIED' }, 0],
  [{ status: 'EXPIRED' }, 0],
] as const)('the largest purchase of %j is %d', (over, expected) => {
  expect(largestPurchaseCents({ ...granted, ...over })).toBe(expected);
});

test('it pays what the sale of that purchase will pay, and says on what it counted', () => {
  expect(remunerationOf(percentage, cents(100_034))).toEqual({
    maxRemunerationValue: 1_501,
    maxRemunerationValueBasedOnPurchaseValueOf: 100_034,
    incentiveType: 'percentage',
    incentiveValue: 0.015,
    incentiveCategory: 'same_day',
  });
  expect(remunerationOf(fixed, cents(30_000))).toMatchObject({
    maxRemunerationValue: 500,
    incentiveType: 'fixed_value',
    incentiveValue: 5,
  });
});

test('nothing is promised without a rule, without a purchase, or below a cent', () => {
  expect(remunerationOf(null, cents(30_000))).toBeNull();
  expect(remunerationOf(fixed, cents(0))).toBeNull();
  expect(remunerationOf(percentage, cents(10))).toBeNull();
});
