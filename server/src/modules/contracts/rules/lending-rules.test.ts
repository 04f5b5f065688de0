import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { institutionRule, storeOwnRule, testPolicy } from '../testing.ts';
import { lawfulPolicy } from './lending-rules.ts';

const plan = (rateMonthly: string) => ({ dueDateRule: 'MONTHLY' as const, rateMonthly, counts: [3] });
const rates = (found: { plans: readonly { rateMonthly: string }[] }) => found.plans.map((one) => one.rateMonthly);

test("the store's own credit loses the plans above twelve percent a year, and keeps the one just below", () => {
  const policy = { ...testPolicy, plans: [plan('0.009'), plan('0.009358'), plan('0.009359'), plan('0.01')] };
  expect(rates(lawfulPolicy(policy, storeOwnRule))).toEqual(['0.009', '0.009358']);
});

test('a ceiling of the month alone is one of the month', () => {
  const policy = { ...testPolicy, plans: [plan('0.0099'), plan('0.01'), plan('0.0100001')] };
  expect(rates(lawfulPolicy(policy, { ...storeOwnRule, maxRateAnnual: null }))).toEqual(['0.0099', '0.01']);
});

test('an institution keeps every plan', () => {
  const policy = { ...testPolicy, plans: [plan('0.05'), plan('0.19')] };
  expect(rates(lawfulPolicy(policy, institutionRule))).toEqual(['0.05', '0.19']);
});

test('a usage fee is charged where a source allows it', () => {
  const dear = { ...testPolicy, customerFeeRate: '0.01', customerFeeMinimumCents: cents(490) };
  const { usageFeeSource: _, ...unsourced } = institutionRule;
  const fees = [institutionRule, unsourced].map((rule) => lawfulPolicy(dear, rule));
  expect(fees.map((one) => [one.customerFeeRate, one.customerFeeMinimumCents])).toEqual([
    ['0.01', 490],
    ['0', 0],
  ]);
});

test('fine and late interest above the law come down to it, those below stay', () => {
  const greedy = lawfulPolicy({ ...testPolicy, lateFineRate: '0.1', lateInterestMonthlyRate: '0.02' }, storeOwnRule);
  expect([greedy.lateFineRate, greedy.lateInterestMonthlyRate]).toEqual(['0.02', '0.01']);
  const mild = lawfulPolicy({ ...testPolicy, lateFineRate: '0.015', lateInterestMonthlyRate: '0' }, storeOwnRule);
  expect([mild.lateFineRate, mild.lateInterestMonthlyRate]).toEqual(['0.015', '0']);
});
