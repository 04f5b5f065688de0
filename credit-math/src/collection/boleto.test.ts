import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { cents } from '../money/money.ts';
import { buildBoleto, isBoleto, parseBoleto, readBoleto } from './boleto.ts';
import { boletoFactor, decodeBoletoFactor } from './boleto-factor.ts';

const sample = {
  bank: '001',
  dueOn: '2018-07-15',
  amountCents: cents(102_656),
  freeField: '0000001149718606852452211',
} as const;

test('the public sample, line and barcode', () => {
  const boleto = buildBoleto(sample);
  expect(boleto.formatted).toBe('00190.00009 01149.718601 68524.522114 6 75860000102656');
  expect(isBoleto(boleto.formatted)).toBe(true);
  expect(isBoleto(boleto.barcode)).toBe(true);
  expect(parseBoleto(boleto.formatted, '2018-07-01')).toEqual(sample);
});

test('the factor restarts at 1000 on 22/02/2025 and again in 2049', () => {
  expect((['2025-02-21', '2025-02-22', '2049-10-13', '2049-10-14'] as const).map(boletoFactor)).toEqual([
    '9999',
    '1000',
    '9999',
    '1000',
  ]);
  expect(boletoFactor(null)).toBe('0000');
  expect(() => boletoFactor('1997-10-07')).toThrow(RangeError);
  expect(decodeBoletoFactor('0000', '2026-11-21')).toBeNull();
  expect(decodeBoletoFactor('0001', '2026-11-21')).toBeNull();
  expect(() => decodeBoletoFactor('12', '2026-11-21')).toThrow(RangeError);
});

test('refuses what the layout cannot hold', () => {
  expect(() => buildBoleto({ ...sample, bank: '1' })).toThrow(RangeError);
  expect(() => buildBoleto({ ...sample, freeField: '1' })).toThrow(RangeError);
  expect(() => buildBoleto({ ...sample, amountCents: cents(10_000_000_000) })).toThrow(RangeError);
  expect(() => buildBoleto({ ...sample, amountCents: cents(-1) })).toThrow(RangeError);
  expect(() => parseBoleto('1', '2026-11-21')).toThrow(RangeError);
});

const anyBoleto = fc.record({
  bank: fc.integer({ min: 0, max: 999 }).map((code) => String(code).padStart(3, '0')),
  dueOn: fc.option(fc.integer({ min: -3_000, max: 5_500 }).map((days) => addDays('2026-11-21', days))),
  amountCents: fc.integer({ min: 0, max: 9_999_999_999 }).map(cents),
  freeField: fc.stringMatching(/^\d{25}$/),
});

test('round trip: what is built reads back the same', () => {
  fc.assert(
    fc.property(anyBoleto, (fields) => {
      const boleto = buildBoleto(fields);
      expect(parseBoleto(boleto.digitableLine, '2026-11-21')).toEqual(fields);
      expect(parseBoleto(boleto.barcode, '2026-11-21')).toEqual(fields);
    }),
  );
});

test('one wrong digit anywhere in the three fields is caught', () => {
  fc.assert(
    fc.property(anyBoleto, fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 9 }), (fields, at, shift) => {
      const line = buildBoleto(fields).digitableLine;
      const wrong = (Number(line[at]) + shift) % 10;
      expect(isBoleto(`${line.slice(0, at)}${wrong}${line.slice(at + 1)}`)).toBe(false);
    }),
  );
});

test('44 digits of the bars and the line that people type are one boleto; a wrong digit makes it none', () => {
  const boleto = buildBoleto(sample);
  expect([boleto.barcode, boleto.digitableLine, boleto.formatted].map(readBoleto)).toEqual([boleto, boleto, boleto]);
  for (let place = 0; place < boleto.digitableLine.length; place += 1) {
    const digit = (Number(boleto.digitableLine[place]) + 1) % 10;
    const wrong = `${boleto.digitableLine.slice(0, place)}${digit}${boleto.digitableLine.slice(place + 1)}`;
    expect(readBoleto(wrong)).toBeNull();
  }
  // A bill of water or light has 44 digits too, beginning with 8.
  expect(readBoleto(`8${boleto.barcode.slice(1)}`)).toBeNull();
});
