import { expect, test } from 'vitest';
import { dailyPowers } from '../plan/daily-powers.ts';
import { cents, MAX_CENTS, parseReais, reaisText, sumCents } from './money.ts';
import { annualRate, monthlyRate, percentText, periodRate, rateCeiling, rateFromPercent } from './rate.ts';

test('reais in text and cents say the same', () => {
  for (const [text, amount] of [
    ['197.28', 19_728],
    ['0.05', 5],
    ['-3.10', -310],
    ['1000.00', 100_000],
  ] as const) {
    expect(parseReais(text)).toBe(amount);
    expect(reaisText(cents(amount))).toBe(text);
  }
  expect(parseReais('1000')).toBe(100_000);
  expect(parseReais('1.5')).toBe(150);
  for (const text of ['1.234', '1,50', '', '.5', 'R$ 1', '1e3', '99999999999.00'])
    expect(() => parseReais(text)).toThrow(RangeError);
});

test('cents are whole and bounded', () => {
  expect(Object.is(cents(-0), 0)).toBe(true);
  for (const value of [0.1, Number.NaN, Number.POSITIVE_INFINITY, MAX_CENTS + 1])
    expect(() => cents(value)).toThrow(RangeError);
  expect(() => sumCents([MAX_CENTS, 1])).toThrow(RangeError);
  expect(sumCents([])).toBe(0);
});

test('rates convert by compounding on a 30-day base', () => {
  expect(annualRate('0.05')).toBe('0.795856326022');
  expect(annualRate('0')).toBe('0.000000000000');
  expect(periodRate('0.0699', 'MONTHLY')).toBe('0.0699');
  expect(Number(periodRate('0.0699', 'WEEKLY'))).toBeCloseTo(1.0699 ** (7 / 30) - 1, 11);
  expect(Number(periodRate('0.0699', 'BIWEEKLY'))).toBeCloseTo(1.0699 ** (14 / 30) - 1, 11);
  expect(rateFromPercent('2')).toBe('0.02');
  expect(percentText('0.0699')).toBe('6.99');
  // NBR 5891: halves go to the even neighbour.
  expect([percentText('0.10005'), percentText('0.10015')]).toEqual(['10.00', '10.02']);
  for (const rate of ['5%', '-0.01', '0,05', '', '1e-2', '.05']) expect(() => annualRate(rate)).toThrow(RangeError);
});

test('powers know their limits and survive more rates than are kept', () => {
  expect(() => dailyPowers('0.05').interest(-1)).toThrow(RangeError);
  expect(() => dailyPowers('0.05').interest(1.5)).toThrow(RangeError);
  expect(() => dailyPowers('0.05').discount(20_000)).toThrow(RangeError);
  const before = dailyPowers('0.05').interest(30).exact;
  for (let index = 0; index < 100; index += 1) dailyPowers(`0.01${index}`);
  expect(dailyPowers('0.05').interest(30).exact).toBe(before);
  expect(dailyPowers('0.05').interest(30).approx).toBeCloseTo(0.05, 15);
  expect(dailyPowers('0.05').discount(60).approx).toBeCloseTo(1.05 ** -2, 15);
});

test('a monthly rate of an annual one is the largest that stays within it, counted by calendar days on months of 30', () => {
  expect([monthlyRate('0.12'), monthlyRate('0')]).toEqual(['0.009358203165', '0.000000000000']);
  // The twelfth root, 0.9489 % a month, lets a year of 365 days cost 12.17 %.
  const yearOf = (rate: number) => (1 + rate) ** (365 / 30) - 1;
  expect(yearOf(0.009358203165)).toBeLessThanOrEqual(0.12);
  expect(yearOf(0.009358203168)).toBeGreaterThan(0.12);
  expect(() => monthlyRate('12%')).toThrow(RangeError);
});

test.each([
  [null, null, null],
  ['0.01', null, '0.01'],
  [null, '0.12', '0.009358203165'],
  ['0.01', '0.12', '0.009358203165'],
  ['0.009', '0.12', '0.009'],
])('ceilings of %s a month and %s a year are one of %s a month', (monthly, annual, ceiling) => {
  expect(rateCeiling(monthly, annual)).toBe(ceiling);
});
