import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCents, cents } from '@balcao/credit-math';
import type { AccruedIncentive, IncentiveRule } from '../incentives/facts.ts';
import { incentiveCents, incentiveLeftCents, incentivePostings, incentiveReturnCents } from './incentive-amounts.ts';

const percentage: IncentiveRule = { id: 'r', kind: 'PERCENTAGE', rate: '0.015', valueCents: null, category: 'gold' };
const fixed: IncentiveRule = { id: 'r', kind: 'FIXED_VALUE', rate: null, valueCents: cents(500), category: 'gold' };
const accrued = (over: Partial<AccruedIncentive> = {}): AccruedIncentive => ({
  ruleId: 'r',
  operatorId: 'o',
  storeId: 's',
  category: 'gold',
  baseCents: cents(100_000),
  accruedCents: cents(1_500),
  reversedCents: cents(0),
  ...over,
});

test('a rate of the value HALF_UP, a fixed amount, or nothing without a rule', () => {
  expect(incentiveCents(percentage, cents(100_000))).toBe(1_500);
  expect(incentiveCents(percentage, cents(100_033))).toBe(1_500);
  expect(incentiveCents(percentage, cents(100_034))).toBe(1_501);
  expect(incentiveCents(fixed, cents(100_000))).toBe(500);
  expect(incentiveCents(null, cents(100_000))).toBe(0);
});

test('goes back in proportion to the value that goes back', () => {
  expect(incentiveReturnCents(accrued(), cents(50_000))).toBe(750);
  expect(incentiveReturnCents(accrued(), cents(33_333))).toBe(500);
  expect(incentiveReturnCents(accrued({ reversedCents: cents(1_400) }), cents(50_000))).toBe(100);
  expect(incentiveReturnCents(null, cents(50_000))).toBe(0);
  expect([incentiveLeftCents(accrued({ reversedCents: cents(400) })), incentiveLeftCents(null)]).toEqual([1_100, 0]);
});

test('both sides of the books, either way', () => {
  expect(incentivePostings(cents(500))).toEqual([
    { account: 'incentive_expense', amountCents: 500 },
    { account: 'incentive_payable', amountCents: -500 },
  ]);
  expect(incentivePostings(cents(-500)).map(({ amountCents }) => amountCents)).toEqual([-500, 500]);
});

test('returns piece by piece never take back more than was earned', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 40_000 }).map(cents), { maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }).map(cents), pieces, (accruedCents, returns) => {
      let reversedCents = cents(0);
      for (const returned of returns) {
        const backCents = incentiveReturnCents(accrued({ accruedCents, reversedCents }), returned);
        reversedCents = sumCents([reversedCents, backCents]);
      }
      expect(reversedCents).toBeLessThanOrEqual(accruedCents);
      expect(reversedCents).toBeGreaterThanOrEqual(0);
    }),
  );
});
