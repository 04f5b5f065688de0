import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { cents } from '../money/money.ts';
import { revenueTaxes, revenueTaxRows, type TaxRegime } from './revenue-taxes.ts';

const parts = { creditCents: cents(100_000), servicesCents: cents(20_000) };
const told = (on: string, regime: TaxRegime = 'FINANCIAL_INSTITUTION') =>
  revenueTaxes(parts, civilDate(on), revenueTaxRows[regime]).map(({ tax, baseCents, taxCents }) => [
    tax,
    baseCents,
    taxCents,
  ]);

test.each<[TaxRegime, number, number]>([
  ['FINANCIAL_INSTITUTION', 780, 4_800],
  ['CUMULATIVE', 780, 3_600],
  ['NON_CUMULATIVE', 1_980, 9_120],
])('on the last day of 2026 %s owes PIS and COFINS on all its revenue, and ISS on services', (regime, pis, cofins) => {
  expect(told('2026-12-31', regime)).toEqual([
    ['PIS', 120_000, pis],
    ['COFINS', 120_000, cofins],
    ['ISS', 20_000, 1_000],
  ]);
});

// Planted: PIS and COFINS that went on until 2028.
test.each(Object.keys(revenueTaxRows) as TaxRegime[])(
  'from 2027 on IBS and CBS are in their place, 2 points less where %s owes ISS',
  (regime) => {
    const reform = [
      ['IBS_CBS', 100_000, 10_850],
      ['IBS_CBS', 20_000, 1_770],
      ['ISS', 20_000, 1_000],
    ];
    expect(told('2027-01-01', regime)).toEqual(reform);
    expect(told('2028-12-31', regime)).toEqual(reform);
    expect(told('2029-01-01', regime)).toEqual([]);
  },
);

test('what was taken off is of all revenue; a part below zero owes nothing', () => {
  const taken = { creditCents: cents(-5_000), servicesCents: cents(20_000) };
  const on = (day: string) => revenueTaxes(taken, civilDate(day)).map(({ baseCents }) => baseCents);
  expect(on('2026-11-30')).toEqual([15_000, 15_000, 20_000]);
  expect(on('2027-01-31')).toEqual([0, 20_000, 20_000]);
});
