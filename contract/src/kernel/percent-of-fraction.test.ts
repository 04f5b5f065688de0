import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fractionOfPercent, percentOfFraction } from './percent.ts';

test.each([
  ['0.0499', '4,99'],
  ['0.00935806', '0,935806'],
  ['0', '0'],
  ['1', '100'],
  ['0.1', '10'],
  ['-0.0002', '-0,02'],
  ['1.5', '150'],
])('%s is %s %%', (fraction, percent) => {
  expect(percentOfFraction(fraction)).toBe(percent);
  expect(fractionOfPercent(percent)).toBe(fraction);
});

test('typed with a point, a sign of percent or spaces it is the same', () => {
  expect(['11,88', '11.88', ' 11,88 % ', '011,880'].map(fractionOfPercent)).toEqual(Array(4).fill('0.1188'));
  expect(['', 'abc', '1,2,3', '1.234,5', '--1', '5 %%'].map(fractionOfPercent)).toEqual(Array(6).fill(null));
});

test('there and back loses nothing', () => {
  const fractions = fc.tuple(fc.nat(9), fc.nat(999_999_999)).map(([whole, part]) => {
    const text = `${whole}.${String(part).padStart(9, '0')}`.replace(/\.?0+$/, '');
    return text === '' ? '0' : text;
  });
  fc.assert(
    fc.property(fractions, (fraction) => {
      expect(fractionOfPercent(percentOfFraction(fraction))).toBe(fraction);
    }),
  );
});
