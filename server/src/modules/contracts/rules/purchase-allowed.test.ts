import { cents, MAX_CENTS } from '@balcao/credit-math';
import { borrowerStatuses, wholeCents } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusals.ts';
import { checkMayBuy, checkPurchaseValue, minimumPurchaseCents } from './purchase-allowed.ts';

const customer = { status: 'APPROVED', isPhoneVerified: true, isPurchaseDisabled: false } as const;
const mayBuy = (over: Partial<Parameters<typeof checkMayBuy>[0]> = {}) =>
  refusalOf(() => checkMayBuy({ ...customer, ...over }));

describe('who may buy', () => {
  test('an approved customer with a verified phone', () => {
    expect(mayBuy()).toBeNull();
  });

  test.each(borrowerStatuses.filter((status) => status !== 'APPROVED'))('not with status %s', (status) => {
    expect(mayBuy({ status })).toEqual({ code: 'CANT_CREATE_CONTRACT', details: { borrowerStatus: status } });
  });

  test('not with a phone that was never verified', () => {
    expect(mayBuy({ isPhoneVerified: false })).toEqual({
      code: 'CANT_CREATE_CONTRACT',
      details: { phoneStatus: 'UNVERIFIED' },
    });
  });

  test('not when purchases are disabled, and that is said first', () => {
    expect(mayBuy({ isPurchaseDisabled: true, status: 'DENIED', isPhoneVerified: false })?.code).toBe(
      'PURCHASE_DISABLED_FOR_BORROWER',
    );
  });
});

describe('which value may be bought', () => {
  const policy = { minimumPurchaseCents: cents(2_000), minimumFirstPurchaseCents: cents(3_000) };
  const value = (amount: number, isFirst = false) =>
    refusalOf(() => checkPurchaseValue(wholeCents(amount), policy, isFirst));

  test('from the minimum up', () => {
    expect(value(1_999)).toEqual({ code: 'INSUFFICIENT_PURCHASE_VALUE', details: { minimum: 2_000 } });
    expect(value(2_000)).toBeNull();
    expect(value(1_000_000_000)).toBeNull();
  });

  test('a first purchase from its own minimum up', () => {
    expect(value(2_999, true)).toEqual({ code: 'INSUFFICIENT_FIRST_PURCHASE_VALUE', details: { minimum: 3_000 } });
    expect(value(3_000, true)).toBeNull();
    expect(value(1_999, true)?.code).toBe('INSUFFICIENT_PURCHASE_VALUE');
  });

  test('beyond what money is counted in is no value', () => {
    expect(value(MAX_CENTS)).toBeNull();
    expect(value(MAX_CENTS + 1)?.code).toBe('INVALID_PURCHASE_VALUE');
  });

  test('nothing and less is no value, even without minimums', () => {
    for (const amount of [0, -1]) {
      expect(value(amount)?.code).toBe('INVALID_PURCHASE_VALUE');
      const free = { minimumPurchaseCents: cents(0), minimumFirstPurchaseCents: cents(0) };
      expect(refusalOf(() => checkPurchaseValue(wholeCents(amount), free, true))?.code).toBe('INVALID_PURCHASE_VALUE');
    }
  });
});

test('the smallest purchase is the larger minimum for who buys first', () => {
  expect(
    minimumPurchaseCents({ minimumPurchaseCents: cents(2_000), minimumFirstPurchaseCents: cents(3_000) }, true),
  ).toBe(3_000);
  expect(
    minimumPurchaseCents({ minimumPurchaseCents: cents(2_000), minimumFirstPurchaseCents: cents(3_000) }, false),
  ).toBe(2_000);
  expect(
    minimumPurchaseCents({ minimumPurchaseCents: cents(4_000), minimumFirstPurchaseCents: cents(3_000) }, true),
  ).toBe(4_000);
});
