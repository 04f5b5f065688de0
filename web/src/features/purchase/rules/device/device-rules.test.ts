import { wholeCents } from '@balcao/contract/kernel';
import { describe, expect, test } from 'vitest';
import { aDevice, anotherDevice, rangeDevice } from '../../../../domain/testing/devices.ts';
import { searchDevices } from './catalogue.ts';
import { firstValue, fixedValue, rangeOf, rangeProblem, split } from './range.ts';

const offerOf = (device: ReturnType<typeof aDevice>) => device.offers[0] ?? expect.fail('an offer');
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('the catalogue', () => {
  const all = [rangeDevice(), aDevice(), anotherDevice()];
  test.each([
    ['', ['Itel A50 64 GB', 'Realme C61 256 GB', 'Samsung Galaxy A06 128 GB']],
    ['GAL 128', ['Samsung Galaxy A06 128 GB']],
    ['128 gal', ['Samsung Galaxy A06 128 GB']],
    ['galaxy 256', []],
    ['  gb  ', ['Itel A50 64 GB', 'Realme C61 256 GB', 'Samsung Galaxy A06 128 GB']],
  ])('with "%s" typed shows %j', (typed, names) => {
    expect(searchDevices(all, typed).map(({ name }) => name)).toEqual(names);
  });
});

describe('a price range', () => {
  const range = rangeOf(offerOf(rangeDevice()), null) ?? expect.fail('a range');

  test('lies between the lowest price and the smaller of price and what the credit reaches', () => {
    expect(range).toEqual({ lowest: 106_165, highest: 124_900, withinCredit: 150_000, rate: '0.2' });
  });

  test.each([
    [106_164, 'Valor do aparelho deve ser no mínimo R$ 1.061,65'],
    [106_165, undefined],
    [124_900, undefined],
    [124_901, 'Valor do aparelho deve ser no máximo R$ 1.249,00'],
  ])('%i cents: %s', (value, problem) => {
    expect(plain(rangeProblem(wholeCents(value), range))).toBe(problem);
  });

  test('ends where the credit of this customer ends', () => {
    const less = { ...range, ...rangeOf(offerOf(rangeDevice()), 880) };
    expect(less.withinCredit).toBe(110_000);
    expect(plain(rangeProblem(wholeCents(110_001), less))).toBe('Informe um valor de até R$ 1.100,00');
    expect(rangeProblem(null, less)).toBeUndefined();
  });

  // Planted: the field opened red, with a price that this customer may not be sold.
  test.each([
    [null, 124_900],
    [880, 110_000],
    // Nothing of it may be sold: the price says why.
    [800, 124_900],
  ])('of a credit of %s proposes %i first', (mostFinanced, first) => {
    const of = { ...range, ...rangeOf(offerOf(rangeDevice()), mostFinanced) };
    expect(firstValue(of)).toBe(first);
  });

  test('is split so that a whole real is financed', () => {
    expect(split(wholeCents(123_456), range)).toEqual({ downPayment: 24_756, financed: 98_700 });
  });

  test('is none at a fixed price, which is asked for less its down payment', () => {
    expect(rangeOf(offerOf(aDevice()), null)).toBeNull();
    expect(fixedValue(offerOf(aDevice()))).toBe(75_000);
    expect(fixedValue({ ...offerOf(aDevice()), priceMinusDownPayment: null })).toBe(89_900);
  });
});
