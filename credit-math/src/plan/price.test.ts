import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IOF_NATURAL_PERSON } from './iof.ts';
import { cents, sumCents } from '../money/money.ts';
import { pricePlan, unroundedFinanced } from './price.ts';
import type { PlanRequest } from './price.ts';
import { anyAmount, anyTerms } from '../testing/arbitraries.ts';

const base: PlanRequest = {
  netCents: cents(100_000),
  financedFeesCents: cents(0),
  feesPaidWithFirstInstallmentCents: cents(0),
  rateMonthly: '0.05',
  releasedOn: '2026-11-21',
  firstDueOn: '2026-12-21',
  count: 6,
  rule: 'MONTHLY',
  iof: IOF_NATURAL_PERSON,
};

describe('worked cases', () => {
  test('R$ 1,000 at 5 % in six months', () => {
    const plan = pricePlan(base);
    expect(plan).toMatchObject({
      financedCents: 101_300,
      iofDailyCents: 915,
      iofAdditionalCents: 385,
      iofCents: 1_300,
    });
    expect(plan).toMatchObject({ installmentCents: 19_985, lastInstallmentCents: 19_982, totalCents: 119_907 });
    expect(plan).toMatchObject({ cetAnnualPct: '89.67', cetMonthlyPct: '5.48', amortizesNegatively: false });
  });

  test('the response a large Brazilian issuer publishes', () => {
    const plan = pricePlan({
      ...base,
      netCents: cents(3_590),
      rateMonthly: '0.07',
      releasedOn: '2024-09-06',
      firstDueOn: '2024-09-25',
      count: 2,
    });
    expect(plan).toMatchObject({
      financedCents: 3_614,
      iofDailyCents: 10,
      iofAdditionalCents: 14,
      installmentCents: 1_950,
    });
    expect(plan).toMatchObject({ cetAnnualPct: '145.08', cetMonthlyPct: '7.76' });
  });

  test('a financed fee is priced but is no use to the customer', () => {
    const plan = pricePlan({
      ...base,
      netCents: cents(150_000),
      financedFeesCents: cents(5_990),
      rateMonthly: '0.06',
      count: 10,
    });
    expect(plan).toMatchObject({
      financedCents: 158_956,
      iofCents: 2_966,
      installmentCents: 21_658,
      lastInstallmentCents: 21_653,
    });
    expect(plan).toMatchObject({ cetAnnualPct: '133.87', cetMonthlyPct: '7.34' });
  });

  test('where plain iteration swings for ever the smallest cent is taken', () => {
    const cycle = {
      ...base,
      netCents: cents(449_350),
      rateMonthly: '0.0603',
      releasedOn: '2026-11-23',
      firstDueOn: '2026-12-15',
      count: 7,
      rule: 'BIWEEKLY',
    } as const;
    expect(pricePlan(cycle)).toMatchObject({
      financedCents: 453_536,
      iofCents: 4_185,
      roundingDeltaCents: 1,
      cetAnnualPct: '115.25',
    });
    expect(unroundedFinanced(cycle)).toBe('4535.35939024');
  });

  test("the store's own credit owes no IOF", () => {
    const plan = pricePlan({ ...base, rateMonthly: '0', count: 7, netCents: cents(120_000), iof: null });
    expect(plan).toMatchObject({
      financedCents: 120_000,
      iofCents: 0,
      installmentCents: 17_143,
      lastInstallmentCents: 17_142,
    });
    expect(plan).toMatchObject({ cetAnnualPct: '0.00', cetMonthlyPct: '0.00' });
    expect(unroundedFinanced({ ...base, iof: null })).toBe('1000.00000000');
  });

  test('a fee paid with the first installment raises the CET and nothing else', () => {
    const { cetAnnualPct, cetMonthlyPct, ...plain } = pricePlan(base);
    const withFee = pricePlan({ ...base, feesPaidWithFirstInstallmentCents: cents(590) });
    expect(withFee).toMatchObject(plain);
    expect(Number(withFee.cetAnnualPct)).toBeGreaterThan(Number(cetAnnualPct));
    expect(Number(withFee.cetMonthlyPct)).toBeGreaterThan(Number(cetMonthlyPct));
  });

  test('a long first period on a weekly plan amortizes negatively', () => {
    const plan = pricePlan({
      ...base,
      rateMonthly: '0.15',
      firstDueOn: '2027-01-20',
      count: 20,
      rule: 'WEEKLY',
      iof: null,
    });
    expect(plan).toMatchObject({ installmentCents: 8_856, minPrincipalCents: -23_394, amortizesNegatively: true });
  });
});

describe('refused terms', () => {
  test.each<[string, Partial<PlanRequest>]>([
    ['zero net', { netCents: cents(0) }],
    ['negative fee', { financedFeesCents: cents(-1) }],
    ['negative first fee', { feesPaidWithFirstInstallmentCents: cents(-1) }],
    ['no installments', { count: 0 }],
    ['too many installments', { count: 121 }],
    ['a fraction of an installment', { count: 1.5 }],
    ['due on the release', { firstDueOn: '2026-11-21' }],
    ['a day that does not exist', { firstDueOn: '2026-02-30' }],
    ['a negative rate', { rateMonthly: '-0.01' }],
    ['a rate in percent', { rateMonthly: '5%' }],
    ['a fraction of a cent', { netCents: 10.5 as PlanRequest['netCents'] }],
    ['an IOF of everything', { iof: { dailyRate: '0', additionalRate: '1', capDays: 365 } }],
  ])('%s', (_, change) => {
    expect(() => pricePlan({ ...base, ...change })).toThrow(RangeError);
  });

  test('a few cents over many installments are flagged, not thrown', () => {
    expect(pricePlan({ ...base, netCents: cents(5), count: 10, rateMonthly: '0' }).amortizesNegatively).toBe(true);
  });
});

describe('properties', () => {
  const anyRequest = fc
    .tuple(anyTerms, anyAmount, fc.integer({ min: 0, max: 10_000 }), fc.boolean())
    .map(([terms, netCents, fee, hasIof]): PlanRequest => {
      const amounts = { netCents, financedFeesCents: cents(fee), feesPaidWithFirstInstallmentCents: cents(0) };
      return Object.assign(amounts, terms, { iof: hasIof ? IOF_NATURAL_PERSON : null });
    });

  test('sums are exact and the last balance is zero', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const plan = pricePlan(request);
        expect(sumCents(plan.rows.map((row) => row.principalCents))).toBe(plan.financedCents);
        expect(sumCents(plan.rows.map((row) => row.paymentCents))).toBe(plan.totalCents);
        expect(plan.rows.at(-1)?.balanceCents).toBe(0);
        expect(plan.financedCents - plan.iofCents - plan.roundingDeltaCents).toBe(
          request.netCents + request.financedFeesCents,
        );
        expect([0, 1]).toContain(plan.roundingDeltaCents);
      }),
      { numRuns: 1_000 },
    );
  });

  test('the CET is never below the monthly rate', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        expect(Number(pricePlan(request).cetMonthlyPct)).toBeGreaterThanOrEqual(
          100 * Number(request.rateMonthly) - 0.011,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test('a higher rate never costs less', () => {
    fc.assert(
      fc.property(anyRequest, fc.integer({ min: 1, max: 100 }), (request, more) => {
        const higher = (Number(request.rateMonthly) + more / 1_000).toFixed(6);
        expect(pricePlan({ ...request, rateMonthly: higher }).totalCents).toBeGreaterThanOrEqual(
          pricePlan(request).totalCents,
        );
      }),
      { numRuns: 500 },
    );
  });
});
