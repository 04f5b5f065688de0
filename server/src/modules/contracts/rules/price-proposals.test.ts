import { addDays, cents, IOF_NATURAL_PERSON, pricePlan } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricingPolicy } from '../policy.ts';
import { institutionRule, storeOwnRule, testPolicy } from '../testing.ts';
import { customerFeeCents, priceProposals } from './price-proposals.ts';

const policy: PricingPolicy = {
  ...testPolicy,
  plans: [{ dueDateRule: 'MONTHLY', rateMonthly: '0.05', counts: [6, 1, 3] }],
};
const iof = IOF_NATURAL_PERSON;
const price = (
  principalCents: number,
  over: Partial<PricingPolicy> = {},
  billDueDay: number | null = null,
  rule = institutionRule,
) =>
  priceProposals({
    principalCents: cents(principalCents),
    purchasedOn: '2026-11-21',
    billDueDay,
    policy: { ...policy, ...over },
    rule,
    iof,
  });

test('the usage fee is its rate of the purchase, at least the minimum', () => {
  expect(customerFeeCents(cents(10_050), policy)).toBe(101);
  expect(customerFeeCents(cents(10_050), { ...policy, customerFeeMinimumCents: cents(990) })).toBe(990);
  expect(customerFeeCents(cents(10_050), { ...policy, customerFeeRate: '0' })).toBe(0);
});

describe('proposals', () => {
  test('one a plan and count, by number of installments', () => {
    const proposals = price(60_000);
    expect(proposals.map(({ count }) => count)).toEqual([1, 3, 6]);
    for (const { count, plan, firstDueOn } of proposals) {
      expect(firstDueOn).toBe('2026-12-21');
      expect(plan.rows).toHaveLength(count);
      expect(plan.rows.reduce((sum, row) => sum + row.paymentCents, 0)).toBe(plan.totalCents);
      expect(plan.rows.reduce((sum, row) => sum + row.principalCents, 0)).toBe(plan.financedCents);
    }
  });

  test("with IOF when an institution lends, without it on the store's own credit", () => {
    for (const { plan } of price(60_000)) {
      expect(plan.iofDailyCents).toBeGreaterThan(0);
      expect(plan.financedCents).toBeGreaterThan(60_000);
    }
    for (const { plan } of price(60_000, { lenderType: 'STORE_OWN' }, null, storeOwnRule)) {
      expect([plan.iofDailyCents, plan.iofAdditionalCents, plan.financedCents]).toEqual([0, 0, 60_000]);
    }
  });

  test('the usage fee raises the CET, never the installments', () => {
    const [dear, free] = [price(60_000), price(60_000, { customerFeeRate: '0' })];
    expect(dear.map(({ plan }) => plan.rows)).toEqual(free.map(({ plan }) => plan.rows));
    for (const [index, { plan }] of dear.entries())
      expect(Number(plan.cetAnnualPct)).toBeGreaterThan(Number(free[index]?.plan.cetAnnualPct));
  });

  test('plans below the smallest installment are not offered', () => {
    expect(price(3_000, { minimumInstallmentCents: cents(1_000) }).map(({ count }) => count)).toEqual([1, 3]);
    expect(price(3_000, { minimumInstallmentCents: cents(100_000) })).toEqual([]);
  });

  test("a 'Leve' customer pays first on the bill day, every plan alike", () => {
    expect(price(60_000, {}, 10).map(({ firstDueOn }) => firstDueOn)).toEqual([
      '2026-12-10',
      '2026-12-10',
      '2026-12-10',
    ]);
  });

  test('each plan has its own rule and rate', () => {
    const plans: PricingPolicy['plans'] = [
      { dueDateRule: 'MONTHLY', rateMonthly: '0.05', counts: [2] },
      { dueDateRule: 'WEEKLY', rateMonthly: '0.03', counts: [4] },
    ];
    expect(
      price(60_000, { plans }).map((one) => [one.count, one.dueDateRule, one.rateMonthly, one.firstDueOn]),
    ).toEqual([
      [2, 'MONTHLY', '0.05', '2026-12-21'],
      [4, 'WEEKLY', '0.03', '2026-11-28'],
    ]);
  });

  test('whatever is offered repays exactly what was lent, in positive installments', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 5_000_000 }), fc.constantFrom(null, 1, 10, 28), (value, billDueDay) => {
        for (const { plan } of price(value, {}, billDueDay)) {
          expect(plan.rows.every((row) => row.paymentCents > 0 && row.principalCents > 0)).toBe(true);
          expect(plan.rows.reduce((sum, row) => sum + row.principalCents, 0)).toBe(plan.financedCents);
          expect(plan.installmentCents).toBeGreaterThanOrEqual(policy.minimumInstallmentCents);
          expect(plan.totalCents).toBeGreaterThanOrEqual(plan.financedCents);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("the store's own credit costs at most twelve percent a year, as printed", () => {
  const own = (over: Partial<PricingPolicy>, principalCents = 30_000, billDueDay: number | null = null) =>
    price(principalCents, { lenderType: 'STORE_OWN', customerFeeRate: '0', ...over }, billDueDay, storeOwnRule);
  const monthly = (rateMonthly: string, counts: number[]) => [{ dueDateRule: 'MONTHLY' as const, rateMonthly, counts }];

  test('a usage fee of R$ 4,90 on R$ 300,00 is too dear in one installment, and not in a plan without interest', () => {
    const fee = { customerFeeMinimumCents: cents(490) };
    expect(own({ ...fee, plans: monthly('0.009', [1, 10]) })).toEqual([]);
    const free = own({ ...fee, plans: monthly('0', [1, 10]) });
    expect(free.map(({ count, plan }) => [count, plan.cetAnnualPct])).toEqual([[10, '3.67']]);
  });

  test('the cents of rounding count', () => {
    // 0,9358 % of R$ 10,60 is 9,92 cents: ten of them cost 12,11 % a year.
    expect(own({ plans: monthly('0.009358', [1]) }, 1_060)).toEqual([]);
    expect(own({ plans: monthly('0.009358', [1]) }, 100_000)[0]?.plan.cetAnnualPct).toBe('12.00');
  });

  test('whatever the plan, the fee, the value and the day until which the offer stands', () => {
    const rates = fc.integer({ min: 0, max: 10_000 }).map((millionths) => (millionths / 1_000_000).toFixed(6));
    const dueDateRule = fc.constantFrom('WEEKLY' as const, 'BIWEEKLY' as const, 'MONTHLY' as const);
    const plan = fc.record({
      dueDateRule,
      rateMonthly: rates,
      counts: fc.uniqueArray(fc.constantFrom(1, 2, 5, 12, 24), { minLength: 1 }),
    });
    const terms = fc.record({
      plans: fc.array(plan, { minLength: 1, maxLength: 1 }),
      customerFeeRate: fc.constantFrom('0', '0', '0.001', '0.01', '0.05'),
      customerFeeMinimumCents: fc.constantFrom(0, 0, 10, 490).map(cents),
      offerValidDays: fc.constantFrom(2, 5),
    });
    let offered = 0;
    fc.assert(
      fc.property(terms, fc.integer({ min: 1_000, max: 1_000_000 }), fc.constantFrom(null, 10), (one, value, day) => {
        const feeCents = customerFeeCents(cents(value), { ...policy, ...one });
        for (const { plan: priced, count, rateMonthly, dueDateRule: rule, firstDueOn } of own(one, value, day)) {
          offered += 1;
          expect(Number(priced.cetAnnualPct)).toBeLessThanOrEqual(12);
          for (let waited = 1; waited <= one.offerValidDays; waited += 1) {
            const releasedOn = addDays('2026-11-21', waited);
            const none = { iof: null, financedFeesCents: cents(0), feesPaidWithFirstInstallmentCents: feeCents };
            const later = { netCents: cents(value), count, rateMonthly, rule, firstDueOn, releasedOn, ...none };
            expect(Number(pricePlan(later).cetAnnualPct)).toBeLessThanOrEqual(12);
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(offered).toBeGreaterThan(200);
  });
});
