import { cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Account } from '../../books/index.ts';
import { originationPostings } from './origination-postings.ts';

const balances = (sale: Parameters<typeof originationPostings>[0]): Partial<Record<Account, number>> =>
  Object.fromEntries(
    originationPostings(sale)
      .filter(({ amountCents }) => amountCents !== 0)
      .map(({ account, amountCents }) => [account, amountCents]),
  );

const amounts = fc.integer({ min: 0, max: 100_000_000_000 }).map(cents);
const rate = fc.integer({ min: 0, max: 9_999 }).map((basis) => `0.${String(basis).padStart(4, '0')}`);

const parts = {
  principalCents: amounts,
  financedCents: amounts,
  iofCents: amounts,
  feeCents: amounts,
  mdrRate: rate,
  couponCents: amounts,
  isCouponOfRetailer: fc.boolean(),
  retailerInterestCents: amounts,
};

test('a sale of 600 reais with 18.37 of IOF, 4 % of MDR and a fee of 6', () => {
  expect(
    balances({
      principalCents: cents(60_000),
      financedCents: cents(61_837),
      iofCents: cents(1_837),
      feeCents: cents(600),
      mdrRate: '0.04',
    }),
  ).toEqual({
    loans_receivable: 61_837,
    retailer_payable: -57_600,
    mdr_income: -2_400,
    iof_payable: -1_837,
    fees_receivable: 600,
    fee_income: -600,
  });
});

test('the cent that rounding leaves over is income, the one it takes an expense', () => {
  const sale = { principalCents: cents(10_000), iofCents: cents(300), feeCents: cents(0), mdrRate: '0' };
  expect(balances({ ...sale, financedCents: cents(10_301) }).rounding_income).toBe(-1);
  expect(balances({ ...sale, financedCents: cents(10_299) }).rounding_income).toBe(1);
});

test('the MDR is rounded half up to the cent', () => {
  const sale = { principalCents: cents(1_250), financedCents: cents(1_250), iofCents: cents(0), feeCents: cents(0) };
  expect(balances({ ...sale, mdrRate: '0.0500' }).mdr_income).toBe(-63);
  expect(balances({ ...sale, mdrRate: '0.0499' }).mdr_income).toBe(-62);
});

test('a coupon of the provider costs the provider, one of the retailer the retailer', () => {
  const sale = {
    principalCents: cents(60_000),
    financedCents: cents(55_000),
    iofCents: cents(0),
    feeCents: cents(0),
    mdrRate: '0.04',
    couponCents: cents(5_000),
  };
  expect(balances(sale)).toEqual({
    loans_receivable: 55_000,
    coupon_expense: 5_000,
    retailer_payable: -57_600,
    mdr_income: -2_400,
  });
  expect(balances({ ...sale, isCouponOfRetailer: true })).toEqual({
    loans_receivable: 55_000,
    retailer_payable: -52_600,
    mdr_income: -2_400,
  });
});

test('the interest a retailer pays is taken off what it is owed', () => {
  const sale = {
    principalCents: cents(60_000),
    financedCents: cents(60_000),
    iofCents: cents(0),
    feeCents: cents(0),
    mdrRate: '0.04',
  };
  expect(balances({ ...sale, retailerInterestCents: cents(7_500) })).toEqual({
    loans_receivable: 60_000,
    retailer_payable: -50_100,
    mdr_income: -2_400,
    retailer_interest_income: -7_500,
  });
});

test('whatever the sale, its postings sum to zero, one an account', () => {
  fc.assert(
    fc.property(fc.record(parts), (sale) => {
      const postings = originationPostings(sale);
      expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
      expect(new Set(postings.map(({ account }) => account)).size).toBe(postings.length);
    }),
  );
});

test('the store is owed the purchase value less the MDR, and never more than the purchase', () => {
  fc.assert(
    fc.property(amounts, rate, (principalCents, mdrRate) => {
      const found = balances({
        principalCents,
        financedCents: principalCents,
        iofCents: cents(0),
        feeCents: cents(0),
        mdrRate,
      });
      const owed = 0 - (found.retailer_payable ?? 0);
      expect(owed - (found.mdr_income ?? 0)).toBe(principalCents);
      expect(owed).toBeLessThanOrEqual(principalCents);
    }),
  );
});
