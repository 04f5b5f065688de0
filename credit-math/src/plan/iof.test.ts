import { expect, test } from 'vitest';
import { complementaryIof, iof, IOF_NATURAL_PERSON } from './iof.ts';
import { cents } from '../money/money.ts';

const single = {
  principalCents: cents(100_000),
  rateMonthly: '0.05',
  releasedOn: '2026-11-21',
  firstDueOn: '2026-12-21',
  count: 1,
  rule: 'MONTHLY',
  rates: IOF_NATURAL_PERSON,
} as const;

test('thirty days by hand: 1000 x 0.000082 x 30 and 1000 x 0.0038', () => {
  expect(iof(single)).toMatchObject({ iofDailyCents: 246, iofAdditionalCents: 380, iofCents: 626 });
});

test('never more than 365 days', () => {
  const tax = iof({ ...single, rateMonthly: '0.04', firstDueOn: '2027-12-21' });
  expect(tax.iofDailyCents).toBe(2_993);
  expect(tax.perInstallment).toEqual([{ number: 1, days: 395, cappedDays: 365, principalCents: 100_000 }]);
});

test('late payment owes the days the cap still allows', () => {
  const late = { installmentPrincipalCents: cents(18_000), daysToDue: 30, daysLate: 15, rates: IOF_NATURAL_PERSON };
  expect(complementaryIof(late)).toBe(22);
  expect(complementaryIof({ ...late, daysLate: 0 })).toBe(0);
  expect(complementaryIof({ ...late, daysToDue: 365, daysLate: 30 })).toBe(0);
  // Only ten of the thirty days fit under the cap: 180 x 0.000082 x 10.
  expect(complementaryIof({ ...late, daysToDue: 355, daysLate: 30 })).toBe(15);
});

test('refuses negative days, odd rates and caps', () => {
  const late = { installmentPrincipalCents: cents(18_000), daysToDue: 30, daysLate: 15, rates: IOF_NATURAL_PERSON };
  expect(() => complementaryIof({ ...late, daysLate: -1 })).toThrow(RangeError);
  expect(() => complementaryIof({ ...late, rates: { ...IOF_NATURAL_PERSON, dailyRate: '0,000082' } })).toThrow(
    RangeError,
  );
  expect(() => iof({ ...single, rates: { ...IOF_NATURAL_PERSON, capDays: -1 } })).toThrow(RangeError);
});
