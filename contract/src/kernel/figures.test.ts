import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageOn,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatMonth,
  formatNearDate,
  isDate,
  parseDate,
  today,
} from './dates.ts';
import { centsToReais, formatBrl, isWholeCents, reaisToCents, sumReais, wholeCents } from './money.ts';
import { formatPercent, formatPercentPoints } from './percent.ts';

describe('money', () => {
  test('reais and cents round trip for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (amount) => {
        expect(reaisToCents(centsToReais(wholeCents(amount)))).toBe(amount);
      }),
    );
  });

  test('a whole count of cents is what two decimals write and read back', () => {
    const near = (cents: number, shift: number) => (cents / 100) * (1 + shift * Number.EPSILON) + shift / 1000;
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), fc.constantFrom(0, 1, -1, 2, -3), (cents, shift) => {
        for (const reais of [cents / 100, near(cents, shift)]) {
          expect(isWholeCents(reais)).toBe(Number(reais.toFixed(2)) === reais);
        }
      }),
    );
  });

  test('what is not an amount of cents is refused', () => {
    for (const value of [0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e14])
      expect(() => reaisToCents(value)).toThrow(RangeError);
    expect(() => wholeCents(0.5)).toThrow(RangeError);
    // Added as floats these are 0.30000000000000004.
    expect(sumReais([0.1, 0.2])).toBe(0.3);
    expect(Object.is(reaisToCents(-0), 0)).toBe(true);
    expect(reaisToCents(1.15)).toBe(115);
  });

  test('written with a non-breaking space', () => {
    expect(formatBrl(wholeCents(123_456))).toBe('R$\u00a01.234,56');
    expect(formatBrl(wholeCents(-5))).toBe('-R$\u00a00,05');
  });
});

test('percentages have two decimals', () => {
  expect(formatPercent(0.0699)).toBe('6,99%');
  expect(formatPercent('0.05')).toBe('5,00%');
  expect(formatPercent(0.0575)).toBe('5,75%');
  expect(formatPercentPoints('145.08')).toBe('145,08%');
  expect(formatPercentPoints(13_781.5)).toBe('13.781,50%');
  expect(() => formatPercentPoints('x')).toThrow(RangeError);
  expect(() => formatPercent('x')).toThrow(RangeError);
});

describe('dates', () => {
  test('written for tables and for the coming weeks', () => {
    expect(formatDate('2026-11-21')).toBe('21/11/2026');
    expect(formatDayMonth('2026-11-21')).toBe('21/11');
    expect(formatNearDate('2026-11-21')).toBe('sáb, 21 nov');
    expect(formatNearDate('2027-01-05')).toBe('ter, 5 jan');
    expect([formatMonth('2026-03'), formatMonth('2026-12-31')]).toEqual(['março de 2026', 'dezembro de 2026']);
    expect(() => formatMonth('2026-13')).toThrow(RangeError);
    expect(() => formatDate('2026-02-30')).toThrow(RangeError);
  });

  test('read from what was typed', () => {
    expect(parseDate(' 21/11/2026 ')).toBe('2026-11-21');
    expect([parseDate('31/04/2026'), parseDate('1/1/2026'), parseDate('')]).toEqual([null, null, null]);
    expect([isDate('2028-02-29'), isDate('2027-02-29'), isDate('2026-1-1')]).toEqual([true, false, false]);
  });

  test('the day depends on the zone', () => {
    const at = new Date('2026-11-22T03:30:00Z');
    expect([today('America/Manaus', at), today('America/Sao_Paulo', at)]).toEqual(['2026-11-21', '2026-11-22']);
    expect(formatDateTime(at)).toBe('21/11/2026 23:30');
    expect(formatDateTime('2026-11-22T04:00:00Z')).toBe('22/11/2026 00:00');
    expect(() => today('America/Nowhere', at)).toThrow(RangeError);
    expect(isDate(today())).toBe(true);
  });

  test('age turns on the birthday', () => {
    expect([ageOn('2008-11-21', '2026-11-20'), ageOn('2008-11-21', '2026-11-21')]).toEqual([17, 18]);
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
    expect(() => ageOn('21/11/2008', '2026-11-21')).toThrow(RangeError);
    expect(() => ageOn('2008-11-21', '21/11/2026')).toThrow(RangeError);
  });
});
