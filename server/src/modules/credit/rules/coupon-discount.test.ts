import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import { refusalOf } from '../../../testing/refusals.ts';
import type { CouponFact } from '../coupons/facts.ts';
import { checkCoupon } from './coupon-discount.ts';

const now = new Date('2026-11-21T15:00:00Z');
const coupon = (over: Partial<CouponFact> = {}): CouponFact => ({
  id: '0191f7a2-0000-7000-8000-000000000001',
  status: 'ISSUED',
  percent: '0.1',
  monetaryCents: null,
  minimumPurchaseCents: cents(10_000),
  maximumDiscountCents: cents(5_000),
  fundedBy: 'PROVIDER',
  validThrough: '2026-11-30',
  contractId: null,
  ...over,
});
const money = (amount: number, over: Partial<CouponFact> = {}) =>
  coupon({ percent: null, monetaryCents: cents(amount), maximumDiscountCents: null, ...over });

test.each([
  ['ten percent of R$ 200,00', coupon(), 20_000, 2_000],
  ['HALF_UP to the cent', coupon({ percent: '0.075' }), 10_020, 752],
  ['a half cent goes up', coupon({ percent: '0.005' }), 10_100, 51],
  ['up to its cap', coupon(), 80_000, 5_000],
  ['without a cap', coupon({ maximumDiscountCents: null }), 80_000, 8_000],
  ['an amount', money(3_000), 10_000, 3_000],
  ['an amount up to a cap', money(3_000, { maximumDiscountCents: cents(2_000) }), 10_000, 2_000],
  ['never the last real', money(3_000, { minimumPurchaseCents: cents(0) }), 3_000, 2_900],
  ['nothing of less than a real', money(3_000, { minimumPurchaseCents: cents(0) }), 90, 0],
])('%s', (_name, given, value, discount) => {
  expect(checkCoupon(given, { principalCents: cents(value), now })).toBe(discount);
});

describe('is refused', () => {
  const check = (given: CouponFact | null, value = 20_000, at = now) =>
    refusalOf(() => checkCoupon(given, { principalCents: cents(value), now: at }));

  test('when there is none, it was used or it has ended', () => {
    expect(check(null)?.code).toBe('COUPON_NOT_FOUND');
    expect(check(coupon({ status: 'USED', validThrough: '2020-01-01' }))?.code).toBe('COUPON_ALREADY_USED');
    expect(check(coupon({ status: 'EXPIRED', validThrough: '2020-01-01' }))?.code).toBe('COUPON_EXPIRED');
    // Ended since the offer, whose instant is what is asked for.
    expect(check(coupon({ status: 'EXPIRED' }))).toBeNull();
  });

  test('after midnight of Sao Paulo, whatever the hour in Manaus', () => {
    expect(check(coupon(), 20_000, new Date('2026-12-01T02:59:59Z'))).toBeNull();
    expect(check(coupon(), 20_000, new Date('2026-12-01T03:00:00Z'))?.code).toBe('COUPON_EXPIRED');
  });

  test('below its minimum, which it says', () => {
    expect(check(coupon(), 9_999)).toEqual({
      code: 'COUPON_MINIMUM_NOT_REACHED',
      details: { minimumPurchaseValue: 10_000 },
    });
    expect(check(coupon(), 10_000)).toBeNull();
  });
});

test('a discount is never negative, above its cap, or all of the purchase', () => {
  const rate = fc.integer({ min: 1, max: 1_000 }).map((thousandths) => String(thousandths / 1_000));
  const cap = fc.option(fc.integer({ min: 1, max: 100_000 }).map(cents), { nil: null });
  fc.assert(
    fc.property(
      rate,
      cap,
      fc.integer({ min: 100, max: 10_000_000 }).map(cents),
      (percent, maximumDiscountCents, principalCents) => {
        const given = coupon({ percent, maximumDiscountCents, minimumPurchaseCents: cents(0) });
        const discount = checkCoupon(given, { principalCents, now });
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(maximumDiscountCents ?? principalCents);
        expect(principalCents - discount).toBeGreaterThanOrEqual(100);
      },
    ),
  );
});
