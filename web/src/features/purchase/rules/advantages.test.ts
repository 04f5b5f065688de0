import { wholeCents } from '@balcao/contract/kernel';
import { describe, expect, test } from 'vitest';
import { aCoupon, aCustomer, anExtraCredit, COUPON_ID } from '../../../domain/testing/customers.ts';
import { afterRefusal, couponIdFor, covers } from './advantages.ts';

const rich = { ...aCustomer(), coupon: aCoupon(), extraCredit: anExtraCredit() };

describe('a coupon', () => {
  test.each([
    [null, null],
    [9_999, null],
    [10_000, COUPON_ID],
  ])('with a value of %s cents goes along as %s', (value, id) => {
    expect(couponIdFor(rich, value === null ? null : wholeCents(value))).toBe(id);
    expect(couponIdFor(aCustomer(), wholeCents(10_000))).toBeNull();
    expect(couponIdFor(null, wholeCents(10_000))).toBeNull();
  });
});

test.each([
  [{}, 10_000, true],
  [{}, 300_000, true],
  [{}, 9_999, false],
  [{}, 300_001, false],
  [{}, null, false],
  [{ status: 'CREATED' }, 10_000, false],
  [{ decision: 'DENIED' }, 10_000, false],
] as const)('extra credit %o covers %s cents: %s', (over, value, isCovered) => {
  expect(covers(anExtraCredit(over), value === null ? null : wholeCents(value))).toBe(isCovered);
});

test.each(['COUPON_NOT_FOUND', 'COUPON_ALREADY_USED', 'COUPON_EXPIRED'])(
  'after %s the coupon is offered no more',
  (code) => {
    expect(afterRefusal(rich, code)).toEqual({ ...rich, coupon: null });
  },
);

test.each(['EVALUATION_NOT_FOUND', 'EVALUATION_ALREADY_APPLIED', 'EVALUATION_EXPIRED'])(
  'after %s extra credit is offered no more',
  (code) => {
    expect(afterRefusal(rich, code)).toEqual({ ...rich, extraCredit: null });
    expect(afterRefusal(null, code)).toBeNull();
  },
);

test('any other refusal takes nothing away', () => {
  expect(afterRefusal(rich, 'INSUFFICIENT_LIMIT')).toBe(rich);
});
