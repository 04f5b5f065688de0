import type { CivilDate } from '@balcao/contract';
import { addDays, cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testInstallment } from '../../payments/testing.ts';
import type { RenegotiationPolicy } from '../policy.ts';
import { testRenegotiationPolicy } from '../testing/policy.ts';
import { agreementDue } from './agreement-due.ts';
import { contractDebts, eligibleDebts } from './contract-debts.ts';
import { lawfulTerms, withinAnnualCeiling } from './lawful-terms.ts';
import { agreedDebt, agreementOptions } from './price-agreement.ts';

const ON: CivilDate = '2026-11-23';
const id = () => 'option';
const options = (agreedCents: number, over: Partial<RenegotiationPolicy> = {}) => {
  const policy = { ...testRenegotiationPolicy, ...over };
  return agreementOptions(cents(agreedCents), policy, policy, ON, id);
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('1.000 reais at 2 % a month in three: payments, their value on the day, and the cost', () => {
  const [option] = options(100_000, { counts: [3] });
  expect(option).toMatchObject({
    totalCents: 104_094,
    interestCents: 4_094,
    cetAnnualPct: '27.24',
    payments: [
      { dueOn: '2026-12-23', valueCents: 34_698, principalCents: 34_018 },
      { dueOn: '2027-01-23', valueCents: 34_698, principalCents: 33_329 },
      { dueOn: '2027-02-23', valueCents: 34_698, principalCents: 32_653 },
    ],
  });
});

test('small payments are not offered, all at once always is', () => {
  expect(options(3_000, { counts: [1, 2, 3], minimumPaymentCents: cents(1_500) }).map(({ count }) => count)).toEqual([
    1, 2,
  ]);
  expect(options(3_000, { counts: [1, 2], minimumPaymentCents: cents(50_000) }).map(({ count }) => count)).toEqual([1]);
  expect(options(1, { counts: [2], minimumPaymentCents: cents(0) })).toEqual([]);
});

const plan = fc.record({
  agreedCents: fc.integer({ min: 5_000, max: 5_000_000 }),
  count: fc.integer({ min: 1, max: 36 }),
  rateMonthly: fc.constantFrom('0', '0.0001', '0.01', '0.02', '0.0499', '0.15'),
  downPaymentRate: fc.constantFrom('0', '0.1', '0.333', '0.9'),
  firstDueInDays: fc.integer({ min: 1, max: 45 }),
});

test('payments sum to the total, and what they pay of the debt sums to the debt, whatever the plan', () => {
  fc.assert(
    fc.property(plan, ({ agreedCents, count, ...over }) => {
      for (const option of options(agreedCents, { ...over, counts: [count], minimumPaymentCents: cents(0) })) {
        expect(sum(option.payments.map((payment) => payment.valueCents))).toBe(option.totalCents);
        expect(sum(option.payments.map((payment) => payment.principalCents))).toBe(agreedCents);
        expect(option.totalCents - option.interestCents).toBe(agreedCents);
        for (const { valueCents, principalCents } of option.payments) {
          expect(principalCents).toBeGreaterThanOrEqual(0);
          expect(principalCents).toBeLessThanOrEqual(valueCents);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('paying early takes off no more than the interest, and nothing is cheaper than on the day of the agreement', () => {
  fc.assert(
    fc.property(plan, fc.integer({ min: 0, max: 400 }), ({ agreedCents, count, ...over }, days) => {
      const policy = { ...testRenegotiationPolicy, ...over };
      for (const { payments } of options(agreedCents, { ...over, counts: [count], minimumPaymentCents: cents(0) })) {
        const due = payments.map((payment) =>
          agreementDue({ ...payment, terms: policy, localHolidays: [] }, addDays(ON, days)),
        );
        for (const [index, payment] of payments.entries()) {
          expect(due[index]?.dueCents).toBeGreaterThanOrEqual(payment.principalCents);
        }
        expect(sum(due.map(({ dueCents }) => dueCents))).toBeGreaterThanOrEqual(agreedCents);
      }
    }),
    { numRuns: 100 },
  );
});

describe('a payment of 346,98 reais due on 23/12/2026', () => {
  const payment = {
    dueOn: '2026-12-23' as const,
    valueCents: cents(34_698),
    principalCents: cents(34_018),
    terms: testRenegotiationPolicy,
    localHolidays: [],
  };

  test.each([
    ['2026-11-23', 680, 0, 0, 34_018],
    ['2026-12-08', 342, 0, 0, 34_356],
    ['2026-12-23', 0, 0, 0, 34_698],
    ['2026-12-24', 0, 693, 12, 35_403],
    ['2027-01-22', 0, 693, 347, 35_738],
  ] as const)('on %s: discount %i, fine %i, mora %i', (on, discountCents, fineCents, lateInterestCents, dueCents) => {
    expect(agreementDue(payment, on)).toMatchObject({ discountCents, fineCents, lateInterestCents, dueCents });
  });

  test('costs five years later what it costs ever after: mora ends when the debt prescribes', () => {
    expect(agreementDue(payment, '2031-12-22').dueCents).toBe(34_698 + 693 + 21_108);
    const last = agreementDue(payment, '2031-12-23');
    expect(last).toMatchObject({ fineCents: 693, lateInterestCents: 21_120, dueCents: 56_511, isOverdue: true });
    for (const on of ['2031-12-24', '2071-12-23'] as const) expect(agreementDue(payment, on)).toEqual(last);
  });

  test('due on a day without banks is free of charge on the next business day', () => {
    const onSunday = { ...payment, dueOn: '2026-12-20' as const };
    expect(agreementDue(onSunday, '2026-12-21')).toMatchObject({ isOverdue: false, dueCents: 34_698 });
    expect(agreementDue(onSunday, '2026-12-22')).toMatchObject({ isOverdue: true, lateInterestCents: 23 });
    const shutOnMonday = { ...onSunday, localHolidays: ['2026-12-21' as const] };
    expect(agreementDue(shutOnMonday, '2026-12-22')).toMatchObject({ isOverdue: false, dueCents: 34_698 });
  });
});

describe('debts', () => {
  const late = { ...testInstallment, dueOn: '2026-10-21' as const };
  const rows = [late, { ...testInstallment, id: 'later', number: 2, dueOn: '2026-12-21' as const }];

  test('of a contract are all its open installments: charges on what is late, present value of what is not', () => {
    const [debt] = contractDebts([...rows, { ...late, id: 'paid', number: 3, status: 'PAID' }], ON);
    expect(debt).toMatchObject({
      daysLate: 33,
      overdueCount: 1,
      debtCents: 24_500,
      chargesCents: 1_034,
      isAgreed: false,
    });
  });

  test('are eligible from the day the policy says, and in one agreement only', () => {
    expect(eligibleDebts(contractDebts(rows, ON), 33)).toHaveLength(1);
    expect(eligibleDebts(contractDebts(rows, ON), 34)).toEqual([]);
    expect(eligibleDebts(contractDebts([{ ...late, renegotiationId: 'r' }], ON), 1)).toEqual([]);
  });

  test.each([
    [29, 0],
    [30, 517],
    [89, 517],
    [90, 724],
  ])('%i days late take %i cents off charges of 10,34', (daysLate, discountCents) => {
    const [debt] = contractDebts(rows, ON);
    if (!debt) throw new Error('no debt');
    const agreed = agreedDebt([{ ...debt, daysLate }], testRenegotiationPolicy);
    expect(agreed).toEqual({
      debtCents: 24_500,
      chargesCents: 1_034,
      discountCents,
      agreedCents: 24_500 - discountCents,
    });
  });
});

describe('the law', () => {
  const rule = {
    maxRateMonthly: null,
    maxRateAnnual: null,
    hasIof: true,
    chargesContractRateWhenLate: true,
    maxLateFineRate: '0.02',
    maxLateInterestMonthlyRate: '0.01',
    instrument: 'CCB' as const,
    lateIof: 'ABSORB' as const,
  };
  const rules = { FINANCIAL_INSTITUTION: rule, STORE_OWN: { ...rule, maxRateMonthly: '0.01' } };
  const dear = { ...testRenegotiationPolicy, lateFineRate: '0.05', lateInterestMonthlyRate: '0.03' };

  test('leaves an institution its rate, and brings late charges down to their ceilings', () => {
    const terms = { rateMonthly: '0.02', lateFineRate: '0.02', lateInterestMonthlyRate: '0.01' };
    expect(lawfulTerms(dear, ['FINANCIAL_INSTITUTION'], rules)).toEqual(terms);
  });

  test("holds the store's own credit to its ceiling, together with others too", () => {
    expect(lawfulTerms(dear, ['STORE_OWN'], rules).rateMonthly).toBe('0.01');
    expect(lawfulTerms(dear, ['FINANCIAL_INSTITUTION', 'STORE_OWN'], rules).rateMonthly).toBe('0.01');
    const byYear = { ...rules, STORE_OWN: { ...rules.STORE_OWN, maxRateAnnual: '0.12' } };
    expect(lawfulTerms(dear, ['STORE_OWN'], byYear).rateMonthly).toBe('0.009358203165');
  });

  test("prints no agreement on the store's own credit above its year, whatever cents rounding adds", () => {
    const byYear = { ...rules, STORE_OWN: { ...rules.STORE_OWN, maxRateAnnual: '0.12' } };
    const lenders = ['STORE_OWN' as const];
    const policy = { ...dear, counts: [1, 2, 6], minimumPaymentCents: cents(0) };
    const ceiling = lawfulTerms(policy, lenders, byYear);
    let isLowered = false;
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 100_000 }), (agreedCents) => {
        const at = (terms: typeof ceiling) => agreementOptions(cents(agreedCents), policy, terms, ON, () => '');
        const { terms, options: lawful } = withinAnnualCeiling({ lenders, rules: byYear }, ceiling, at);
        expect(lawful.map(({ count }) => count)).toEqual([1, 2, 6]);
        for (const { cetAnnualPct } of lawful) expect(Number(cetAnnualPct)).toBeLessThanOrEqual(12);
        isLowered ||= terms.rateMonthly !== ceiling.rateMonthly;
      }),
    );
    expect(isLowered).toBe(true);
  });
});
