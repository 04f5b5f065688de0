import { cents, civilDate, revenueTaxes } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { revenueOf, taxRowsOf } from './revenue.ts';

const parts = { creditCents: cents(100_000), servicesCents: cents(20_000) };
const taxesOn = (day: string, policy: Parameters<typeof taxRowsOf>[0]) =>
  revenueTaxes(parts, civilDate(day), taxRowsOf(policy)).map(({ tax, taxCents }) => [tax, taxCents]);
const ofReform = [
  ['IBS_CBS', 10_850],
  ['IBS_CBS', 1_770],
  ['ISS', 1_000],
];

test('income by account is what was earned less what was taken off; MDR and fees are the part that ISS is due on', () => {
  const line = (
    account: 'interest_income' | 'early_payment_discount' | 'mdr_income' | 'cash_at_bank',
    net: number,
  ) => ({
    account,
    debitCents: 100,
    creditCents: 100 + net,
  });
  const moves = [line('interest_income', 900), line('early_payment_discount', -50), line('mdr_income', 40)];
  expect(revenueOf([...moves, line('cash_at_bank', 77)])).toEqual({
    accounts: [
      { account: 'interest_income', revenue: 'CREDIT', value: 900 },
      { account: 'early_payment_discount', revenue: 'CREDIT', value: -50 },
      { account: 'mdr_income', revenue: 'SERVICES', value: 40 },
    ],
    creditCents: 850,
    servicesCents: 40,
  });
});

// Planted: PIS and COFINS that went on until 2028.
test('a document from before the reform holds until it: PIS and COFINS of a policy end with 2026', () => {
  const old = { pisRate: '0.01', cofinsRate: '0.03' };
  expect(taxesOn('2026-12-31', old)).toEqual([
    ['PIS', 1_200],
    ['COFINS', 3_600],
    ['ISS', 1_000],
  ]);
  expect(taxesOn('2027-01-31', old)).toEqual(ofReform);
  expect(taxesOn('2027-01-31', null)).toEqual(ofReform);
});

test('another lender has its own rates, and a city its ISS; what a policy says of a tax is all there is of it', () => {
  const iss = {
    tax: 'ISS',
    revenue: 'SERVICES',
    from: '2026-12',
    until: '2027-01',
    rate: '0.02',
    source: 'Lei municipal',
  } as const;
  const policy = { taxRegime: 'NON_CUMULATIVE', revenueTaxes: [iss] } as const;
  const rows = { ...policy, revenueTaxes: [...policy.revenueTaxes] };
  expect(taxesOn('2026-12-31', rows)).toEqual([
    ['PIS', 1_980],
    ['COFINS', 9_120],
    ['ISS', 400],
  ]);
  expect(taxesOn('2027-01-31', rows)).toEqual([...ofReform.slice(0, 2), ['ISS', 400]]);
  expect(taxesOn('2027-02-28', rows)).toEqual(ofReform.slice(0, 2));
  expect(taxesOn('2026-11-30', rows).map(([tax]) => tax)).toEqual(['PIS', 'COFINS']);
});
