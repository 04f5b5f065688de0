import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRecord, numberIn, textIn, withDefaults } from './unknown-values.ts';

test.each([null, undefined, 'text', 7, true, [], [{ a: 1 }]])('%j is no record', (value) => {
  expect(isRecord(value)).toBe(false);
});

test('a text is read when it is one and says something', () => {
  const record = { name: 'Ana', empty: '', count: 7, nothing: null };
  expect(['name', 'empty', 'count', 'nothing', 'absent'].map((key) => textIn(record, key))).toEqual([
    'Ana',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a number is read when it is one and finite', () => {
  const record = { exp: 7, none: 0, text: '7', endless: Number.POSITIVE_INFINITY, no: Number.NaN };
  expect(['exp', 'none', 'text', 'endless', 'no'].map((key) => numberIn(record, key))).toEqual([
    7,
    0,
    undefined,
    undefined,
    undefined,
  ]);
});

const complete = {
  name: 'UME',
  isOn: true,
  count: 3,
  logo: null as string | null,
  days: [10, 25],
  support: { phone: null as string | null, hours: '8h' },
};

test.each([
  ['a part is filled in', { name: 'Outra' }, { ...complete, name: 'Outra' }],
  ['false is a value', { isOn: false }, { ...complete, isOn: false }],
  ['zero and an empty list are values', { count: 0, days: [] }, { ...complete, count: 0, days: [] }],
  ['another type is not', { isOn: 'yes', count: '3', days: {}, name: null }, complete],
  ['a list is no record', { support: [] }, complete],
  ['a text that may be missing may be there', { logo: '/logo.svg' }, { ...complete, logo: '/logo.svg' }],
  ['what may be missing and is something else is missing', { logo: 7 }, complete],
  [
    'a record inside is filled in too',
    { support: { phone: '92' } },
    { ...complete, support: { phone: '92', hours: '8h' } },
  ],
  ['what nobody knows is dropped', { invented: true }, complete],
])('%s', (_, given, expected) => {
  expect(withDefaults(complete, given)).toEqual(expected);
});

test.each([null, undefined, 'text', [], 7])('%j leaves what is complete', (given) => {
  expect(withDefaults(complete, given)).toBe(complete);
});

test('whatever comes from outside, what comes out has every key, each of its type', () => {
  fc.assert(
    fc.property(fc.oneof(fc.object(), fc.record({ name: fc.anything(), support: fc.anything() })), (given) => {
      const merged = withDefaults(complete, given);
      expect(Object.keys(merged)).toEqual(Object.keys(complete));
      expect(typeof merged.name).toBe('string');
      expect(typeof merged.isOn).toBe('boolean');
      expect(typeof merged.count).toBe('number');
      expect(Array.isArray(merged.days)).toBe(true);
      expect(typeof merged.support.hours).toBe('string');
      expect(merged.support.phone === null || typeof merged.support.phone === 'string').toBe(true);
    }),
  );
});
