import { type Cents, cents, IOF_NATURAL_PERSON } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { institutionRule, testPolicy } from '../testing.ts';
import { monthlyCostCents, proposalWithin } from './fit-installment.ts';
import { priceProposals } from './price-proposals.ts';

const policy = { ...testPolicy, minimumInstallmentCents: cents(0) };
const priceAt = (principalCents: Cents) =>
  priceProposals({
    principalCents,
    purchasedOn: '2026-11-21',
    billDueDay: null,
    policy,
    rule: institutionRule,
    iof: IOF_NATURAL_PERSON,
  });

test('fewest installments within the desired one, to the cent', () => {
  const priced = priceAt(cents(60_000));
  const most = priced.find((one) => one.count === 3)?.installmentCents ?? cents(0);
  expect(proposalWithin(priced, most, cents(0))?.count).toBe(3);
  expect(proposalWithin(priced, cents(most - 1), cents(0))?.count).toBe(6);
  expect(proposalWithin(priced, cents(1_000_000), cents(0))?.count).toBe(1);
  expect(proposalWithin(priced, cents(100), cents(0))).toBeNull();
});

test('a month holds more than four weekly installments and more than two biweekly ones, but never more than the plan', () => {
  const costOf = (dueDateRule: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY', count: number) =>
    monthlyCostCents({ dueDateRule, count, installmentCents: cents(7_000) }, cents(0));
  expect([costOf('MONTHLY', 6), costOf('BIWEEKLY', 6), costOf('WEEKLY', 8)]).toEqual([7_000, 15_000, 30_000]);
  expect([costOf('WEEKLY', 1), costOf('BIWEEKLY', 2)]).toEqual([7_000, 14_000]);
});

test('the usage fee is paid with the first installment', () => {
  expect(monthlyCostCents({ dueDateRule: 'MONTHLY', count: 6, installmentCents: cents(7_000) }, cents(490))).toBe(
    7_490,
  );
  const priced = priceAt(cents(60_000));
  const least = priced.at(-1)?.installmentCents ?? cents(0);
  expect(proposalWithin(priced, cents(least + 490), cents(490))?.count).toBe(6);
  expect(proposalWithin(priced, cents(least + 489), cents(490))).toBeNull();
});
