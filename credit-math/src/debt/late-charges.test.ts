import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { lateCharges } from './late-charges.ts';
import type { LateInstallment } from './late-charges.ts';
import { cents } from '../money/money.ts';
import { anyAmount, anyDate } from '../testing/arbitraries.ts';

const late: LateInstallment = {
  installmentCents: cents(19_702),
  dueOn: '2026-12-21',
  paidOn: '2026-12-22',
  fineRate: '0.02',
  lateInterestMonthlyRate: '0.01',
  contractRateMonthly: null,
};

test("one day late on the store's own credit", () => {
  expect(lateCharges(late)).toEqual({
    daysLate: 1,
    fineCents: 394,
    lateInterestCents: 7,
    contractInterestCents: 0,
    chargesCents: 401,
    totalCents: 20_103,
  });
});

test('fifteen days late with an institution: contract interest too', () => {
  const charges = lateCharges({ ...late, paidOn: '2027-01-05', contractRateMonthly: '0.05' });
  expect(charges).toMatchObject({
    daysLate: 15,
    fineCents: 394,
    lateInterestCents: 99,
    contractInterestCents: 487,
    totalCents: 20_682,
  });
});

test('due on a Saturday: free until Monday, then counted from the Saturday', () => {
  const saturday = { ...late, installmentCents: cents(24_990), dueOn: '2027-01-02' } as const;
  expect(lateCharges({ ...saturday, paidOn: '2027-01-04' })).toMatchObject({
    daysLate: 0,
    chargesCents: 0,
    totalCents: 24_990,
  });
  expect(lateCharges({ ...saturday, paidOn: '2027-01-05' })).toMatchObject({
    daysLate: 3,
    fineCents: 500,
    lateInterestCents: 25,
  });
  expect(lateCharges({ ...saturday, paidOn: '2027-01-05', fineRounding: 'FLOOR' }).fineCents).toBe(499);
});

test('a local holiday gives one more day', () => {
  const monday = { ...late, dueOn: '2026-12-07', paidOn: '2026-12-08' } as const;
  expect(lateCharges(monday).daysLate).toBe(1);
  expect(lateCharges({ ...monday, localHolidays: new Set(['2026-12-07'] as const) }).daysLate).toBe(0);
});

test('refuses a malformed rate, date or amount', () => {
  expect(() => lateCharges({ ...late, fineRate: '2%' })).toThrow(RangeError);
  expect(() => lateCharges({ ...late, installmentCents: cents(0) })).toThrow(RangeError);
  expect(() => lateCharges({ ...late, paidOn: '2026-13-01' })).toThrow(RangeError);
});

test('paying on time costs nothing; each further day never costs less', () => {
  fc.assert(
    fc.property(
      anyAmount,
      anyDate,
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(null, '0.05'),
      (installmentCents, dueOn, days, rate) => {
        const at = (after: number): number =>
          lateCharges({ ...late, installmentCents, dueOn, paidOn: addDays(dueOn, after), contractRateMonthly: rate })
            .chargesCents;
        expect(at(0)).toBe(0);
        expect(at(-days)).toBe(0);
        expect(at(days + 1)).toBeGreaterThanOrEqual(at(days));
      },
    ),
    { numRuns: 500 },
  );
});
