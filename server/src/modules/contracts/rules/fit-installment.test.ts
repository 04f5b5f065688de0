import { IOF_NATURAL_PERSON } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { institutionRule, testPolicy } from '../testing.ts';
import { largestValueWithin, monthlyCostCents, proposalWithin } from './fit-installment.ts';
import { priceProposals } from './price-proposals.ts';

const policy = { ...testPolicy, minimumInstallmentCents: 0 };
const priceAt = (principalCents: number) =>
  priceProposals({
    principalCents,
    purchasedOn: '2026-11-21',
    billDueDay: null,
    policy,
    rule: institutionRule,
    iof: IOF_NATURAL_PERSON,
  });
const largest = (wishCents: number, principalCents = 60_000, minimumCents = 2_000) =>
  largestValueWithin({ wishCents, principalCents, minimumCents, priceAt });

test('fewest installments within the wish, to the cent', () => {
  const priced = priceAt(60_000);
  const most = priced.find((one) => one.count === 3)?.installmentCents ?? 0;
  expect(proposalWithin(priced, most)?.count).toBe(3);
  expect(proposalWithin(priced, most - 1)?.count).toBe(6);
  expect(proposalWithin(priced, 1_000_000)?.count).toBe(1);
  expect(proposalWithin(priced, 100)).toBeNull();
});

test('a month holds more than four weekly installments and more than two biweekly ones, but never more than the plan', () => {
  const costOf = (dueDateRule: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY', count: number) =>
    monthlyCostCents({ dueDateRule, count, installmentCents: 7_000 });
  expect([costOf('MONTHLY', 6), costOf('BIWEEKLY', 6), costOf('WEEKLY', 8)]).toEqual([7_000, 15_000, 30_000]);
  expect([costOf('WEEKLY', 1), costOf('BIWEEKLY', 2)]).toEqual([7_000, 14_000]);
});

test('the largest value fits, and one real more does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 11_000 }), (wishCents) => {
      const found = largest(wishCents);
      const fits = (cents: number) => proposalWithin(priceAt(cents), wishCents) !== null;
      const next = found === null ? 2_000 : found + 100;
      expect((found ?? 0) % 100).toBe(0);
      expect([found === null || fits(found), next >= 60_000 || !fits(next)]).toEqual([true, true]);
    }),
    { numRuns: 40 },
  );
});

test('is below what was asked, at least the smallest purchase, or nothing', () => {
  expect(largest(1_000_000)).toBe(59_900);
  expect(largest(1_000_000, 60_050)).toBe(60_000);
  expect(largest(300)).toBeNull();
  expect(largest(1_000_000, 2_000)).toBeNull();
});
