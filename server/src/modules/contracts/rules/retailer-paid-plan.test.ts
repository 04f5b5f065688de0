import { cents, IOF_NATURAL_PERSON, pricePlan } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retailerPaidPlan } from './retailer-paid-plan.ts';

const purchasedOn = '2026-11-21';

function priced(
  netCents: number,
  rateMonthly: string,
  count: number,
  over: { hasIof?: boolean; feeCents?: number } = {},
) {
  const { hasIof = true, feeCents = 0 } = over;
  const plan = pricePlan({
    netCents: cents(netCents),
    financedFeesCents: cents(0),
    rateMonthly,
    releasedOn: purchasedOn,
    firstDueOn: '2026-12-21',
    count,
    rule: 'MONTHLY',
    iof: hasIof ? IOF_NATURAL_PERSON : null,
    feesPaidWithFirstInstallmentCents: cents(feeCents),
  });
  return {
    plan,
    split: retailerPaidPlan({ plan, rateMonthly, purchasedOn, netCents: cents(netCents), feeCents: cents(feeCents) }),
  };
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

test('1.000 reais in six at 5 %: six even parts in time, 157.20 of interest from the retailer', () => {
  const { plan, split } = priced(100_000, '0.05', 6);
  expect(plan.financedCents).toBe(101_300);
  expect(plan.installmentCents).toBe(19_985);
  expect(split?.bonifiedCents).toEqual([16_883, 16_883, 16_883, 16_883, 16_883, 16_885]);
  // Second way: present values at 5 % over 30, 61, 92, 120, 151 and 181 days, each rounded by hand.
  const days = [30, 61, 92, 120, 151, 181];
  const present = days.map((day, index) => Math.round((split?.bonifiedCents[index] ?? 0) / 1.05 ** (day / 30)));
  expect(split?.retailerInterestCents).toBe(101_300 - sum(present));
  expect(split?.retailerInterestCents).toBe(15_720);
});

test('without IOF and fee, paying in time costs nothing', () => {
  expect(priced(60_000, '0.05', 6, { hasIof: false }).split).toMatchObject({
    cetAnnualPct: '0.00',
    cetMonthlyPct: '0.00',
  });
  expect(Number(priced(60_000, '0.05', 6).split?.cetAnnualPct)).toBeGreaterThan(0);
  const withFee = priced(60_000, '0.05', 6, { hasIof: false, feeCents: 600 }).split;
  expect(Number(withFee?.cetAnnualPct)).toBeGreaterThan(0);
});

test('at no interest the retailer pays none, and full and bonified are the same', () => {
  const { plan, split } = priced(120_000, '0', 7, { hasIof: false });
  expect(split?.retailerInterestCents).toBe(0);
  expect(split?.bonifiedCents).toEqual(plan.rows.map((row) => row.paymentCents));
});

test('a plan whose last full installment falls below its part is not split', () => {
  expect(priced(29, '0.01', 12, { hasIof: false }).split).toBeNull();
});

test('the parts sum to the financed value, none above its full installment, and the bonus is all of the interest', () => {
  const basis = fc.integer({ min: 0, max: 1_500 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 5_000_000 }),
      basis,
      fc.integer({ min: 1, max: 36 }),
      (net, points, count) => {
        const { plan, split } = priced(net, `0.${String(points).padStart(4, '0')}`, count);
        fc.pre(split !== null);
        const bonified = split?.bonifiedCents ?? [];
        expect(sum(bonified)).toBe(plan.financedCents);
        const bonus = plan.rows.map((row, index) => row.paymentCents - (bonified[index] ?? 0));
        expect(bonus.every((part) => part >= 0)).toBe(true);
        expect(sum(bonus)).toBe(plan.totalCents - plan.financedCents);
        const retailer = split?.retailerInterestCents ?? 0;
        expect(retailer).toBeGreaterThanOrEqual(0);
        expect(retailer).toBeLessThanOrEqual(plan.financedCents);
        expect(Number(split?.cetAnnualPct)).toBeLessThanOrEqual(Number(plan.cetAnnualPct));
      },
    ),
    { numRuns: 300 },
  );
});

test('a higher rate costs the retailer more', () => {
  const rates = ['0', '0.01', '0.03', '0.0599', '0.09'];
  const costs = rates.map((rate) => priced(90_000, rate, 10, { hasIof: false }).split?.retailerInterestCents ?? 0);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(new Set(costs).size).toBe(costs.length);
});
