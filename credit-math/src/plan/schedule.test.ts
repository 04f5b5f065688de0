import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/money.ts';
import { priceSchedule, unroundedInstallment } from './schedule.ts';
import { anyAmount, anyTerms } from '../testing/arbitraries.ts';

const monthly = {
  principalCents: cents(100_000),
  rateMonthly: '0.05',
  releasedOn: '2026-11-21',
  firstDueOn: '2026-12-21',
  count: 6,
  rule: 'MONTHLY',
} as const;

test('the first row of the worked table', () => {
  const schedule = priceSchedule(monthly);
  expect(schedule).toMatchObject({ installmentCents: 19_728, lastInstallmentCents: 19_728, totalCents: 118_368 });
  expect(schedule.rows[0]).toEqual({
    number: 1,
    dueOn: '2026-12-21',
    days: 30,
    paymentCents: 19_728,
    interestCents: 5_000,
    principalCents: 14_728,
    balanceCents: 85_272,
  });
  expect(unroundedInstallment(monthly)).toBe('197.280408591291');
});

test('weekly at 8 %: the last installment takes the cents left over', () => {
  const weekly = {
    ...monthly,
    principalCents: cents(60_000),
    rateMonthly: '0.08',
    firstDueOn: '2026-11-28',
    count: 8,
    rule: 'WEEKLY',
  } as const;
  expect(priceSchedule(weekly)).toMatchObject({
    installmentCents: 8_124,
    lastInstallmentCents: 8_128,
    totalCents: 64_996,
  });
});

test('an exact half cent of interest rounds up, whatever the binary error', () => {
  // 0.30 at 5 % for 30 days is 1.5 cents; 10.50 at 3 % is 31.5 cents.
  const oneMonth = { ...monthly, count: 1 };
  expect(priceSchedule({ ...oneMonth, principalCents: cents(30) }).totalCents).toBe(32);
  expect(priceSchedule({ ...oneMonth, principalCents: cents(1_050), rateMonthly: '0.03' }).totalCents).toBe(1_082);
  // 21 % for 15 days is exactly 10 %: 0.05 owes half a cent.
  expect(
    priceSchedule({ ...oneMonth, principalCents: cents(5), rateMonthly: '0.21', firstDueOn: '2026-12-06' }).totalCents,
  ).toBe(6);
});

test('more installments never make each one larger; a larger principal never makes it smaller', () => {
  fc.assert(
    fc.property(anyTerms, anyAmount, fc.integer({ min: 1, max: 12 }), (terms, principalCents, more) => {
      const { installmentCents } = priceSchedule({ ...terms, principalCents });
      expect(
        priceSchedule({ ...terms, principalCents, count: terms.count + more }).installmentCents,
      ).toBeLessThanOrEqual(installmentCents);
      const larger = cents(principalCents + more);
      expect(priceSchedule({ ...terms, principalCents: larger }).installmentCents).toBeGreaterThanOrEqual(
        installmentCents,
      );
    }),
    { numRuns: 500 },
  );
});

test('a plan is flagged exactly when a row does not pay its interest', () => {
  fc.assert(
    fc.property(anyTerms, anyAmount, (terms, principalCents) => {
      const { rows, amortizesNegatively } = priceSchedule({ ...terms, principalCents });
      expect(amortizesNegatively).toBe(rows.some((row) => row.interestCents >= row.paymentCents));
    }),
    { numRuns: 500 },
  );
});
