import { expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import { insufficientLimit, missingLimit } from './insufficient-limit.ts';

test('says the largest value, what is missing and the down payment that makes it work, in cents', () => {
  expect(
    insufficientLimit(cents(60_000), cents(85_050), { valueCents: cents(60_000), downPaymentCents: cents(25_050) }),
  ).toEqual({
    availableLimit: 60_000,
    missing: 25_050,
    largestValue: 60_000,
    downPayment: 25_050,
  });
  expect(
    insufficientLimit(cents(100_000), cents(120_000), { valueCents: cents(125_124), downPaymentCents: null }),
  ).toMatchObject({
    largestValue: 125_124,
    downPayment: null,
  });
});

test('nothing is sold: no value, no down payment, and still what is missing', () => {
  expect(insufficientLimit(cents(1_999), cents(5_000), null)).toEqual({
    availableLimit: 1_999,
    missing: 3_001,
    largestValue: 0,
    downPayment: null,
  });
});

test('of a value that stands, only what is missing', () => {
  expect(missingLimit(cents(60_000), cents(60_001))).toEqual({ availableLimit: 60_000, missing: 1 });
});
