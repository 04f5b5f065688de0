import { downPaymentOf, maxPriceOf } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import { deviceSale, type DeviceTerms } from './device-value.ts';

const fixed: DeviceTerms = {
  priceCents: cents(150_000),
  downPaymentCents: cents(30_000),
  maxDownPaymentRate: '0',
  minPriceRate: '1',
  maxAmountCents: null,
};
const range: DeviceTerms = { ...fixed, downPaymentCents: null, maxDownPaymentRate: '0.2', minPriceRate: '0.6' };

function refusal(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.details];
    throw error;
  }
}

test.each<[number, string, number]>([
  [150_000, '0.2', 30_000],
  // 1.234,56 less 20 % is 987,648: 987 is financed, the 0,648 goes to the counter.
  [123_456, '0.2', 24_756],
  [100_050, '0', 50],
  [99, '0.2', 99],
  [100_000, '0.125', 12_500],
])('down payment of %i at %s is %i', (value, rate, expected) => {
  expect(downPaymentOf(cents(value), rate)).toBe(expected);
});

test('the largest value is the cap over what is left after the down payment (ruling C19)', () => {
  expect(maxPriceOf(cents(100_000), '0.2')).toBe(125_000);
  expect(maxPriceOf(cents(100_000), '0')).toBe(100_000);
  expect(maxPriceOf(cents(100_000), '0.3')).toBe(142_857);
});

describe('a fixed price', () => {
  test('is financed as asked, exactly', () => {
    expect(deviceSale(cents(120_000), fixed)).toEqual({ principalCents: 120_000, downPaymentCents: 30_000 });
    expect(refusal(() => deviceSale(cents(119_999), fixed))).toEqual(['DEVICE_VALUE_TOO_LOW', { minimum: 120_000 }]);
    expect(refusal(() => deviceSale(cents(120_001), fixed))).toEqual(['DEVICE_VALUE_TOO_HIGH', { maximum: 120_000 }]);
  });

  test('without a fixed down payment has one by rate', () => {
    const byRate = { ...fixed, downPaymentCents: null, maxDownPaymentRate: '0.1', priceCents: cents(99_990) };
    expect(deviceSale(cents(89_900), byRate)).toEqual({ principalCents: 89_900, downPaymentCents: 10_090 });
  });

  test('above what may be financed is not sold', () => {
    const capped = { ...fixed, maxAmountCents: cents(119_999) };
    expect(refusal(() => deviceSale(cents(120_000), capped))).toEqual([
      'DEVICE_VALUE_ABOVE_CREDIT',
      { maximum: 119_999 },
    ]);
  });
});

describe('a price range', () => {
  test('has a smallest and a largest value, both sold', () => {
    expect(deviceSale(cents(90_000), range).principalCents).toBe(72_000);
    expect(deviceSale(cents(150_000), range).principalCents).toBe(120_000);
    expect(refusal(() => deviceSale(cents(89_999), range))).toEqual(['DEVICE_VALUE_TOO_LOW', { minimum: 90_000 }]);
    expect(refusal(() => deviceSale(cents(150_001), range))).toEqual(['DEVICE_VALUE_TOO_HIGH', { maximum: 150_000 }]);
  });

  test('is capped by what may be financed', () => {
    const capped = { ...range, maxAmountCents: cents(100_000) };
    expect(deviceSale(cents(125_000), capped).principalCents).toBe(100_000);
    expect(refusal(() => deviceSale(cents(125_001), capped))).toEqual([
      'DEVICE_VALUE_ABOVE_CREDIT',
      { maximum: 125_000 },
    ]);
  });

  test('always finances whole reais, within the cap, and down payment and financed part make the value', () => {
    const hundredths = fc.integer({ min: 0, max: 90 }).map((points) => `0.${String(points).padStart(2, '0')}`);
    const amounts = fc.integer({ min: 1, max: 2_000_000 }).map(cents);
    fc.assert(
      fc.property(amounts, hundredths, amounts, (value, maxDownPaymentRate, maxAmountCents) => {
        const terms = {
          ...range,
          priceCents: cents(2_000_000),
          minPriceRate: '0.000001',
          maxDownPaymentRate,
          maxAmountCents,
        };
        fc.pre(value <= maxPriceOf(maxAmountCents, maxDownPaymentRate) && value >= 2);
        const { principalCents, downPaymentCents } = deviceSale(value, terms);
        expect(principalCents % 100).toBe(0);
        expect(principalCents + downPaymentCents).toBe(value);
        expect(principalCents).toBeLessThanOrEqual(maxAmountCents);
        const least = value * Number(maxDownPaymentRate);
        expect(downPaymentCents).toBeGreaterThanOrEqual(least - 1e-6);
        expect(downPaymentCents).toBeLessThan(least + 100 + 1e-6);
      }),
    );
  });
});
