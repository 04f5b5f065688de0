import type { Cents } from '@balcao/contract';
import { cents, shareOf } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';
import type { CouponFact } from '../coupons/facts.ts';
import { couponDay } from './coupon-day.ts';

/** What must stay of a purchase whatever the coupon: one real. */
const LEAST_REST_CENTS = 100;

/**
 * Checks a coupon against a purchase value and says what it takes off. `now` is the instant of the offer: the
 * day alone says whether the coupon was good then, since the close of a later day may have ended it.
 * @throws Refusal COUPON_NOT_FOUND, COUPON_ALREADY_USED, COUPON_EXPIRED, or COUPON_MINIMUM_NOT_REACHED with the minimum.
 */
export function checkCoupon(coupon: CouponFact | null, ask: { principalCents: Cents; now: Date }): Cents {
  if (!coupon) refuse('COUPON_NOT_FOUND');
  if (coupon.status === 'USED') refuse('COUPON_ALREADY_USED');
  if (coupon.validThrough < couponDay(ask.now)) refuse('COUPON_EXPIRED');
  if (ask.principalCents < coupon.minimumPurchaseCents) {
    refuse('COUPON_MINIMUM_NOT_REACHED', { details: { minimumPurchaseValue: coupon.minimumPurchaseCents } });
  }
  return couponDiscountCents(coupon, ask.principalCents);
}

/** Percent of the value HALF_UP up to the cap, or the amount; never so much that less than a real is left. */
function couponDiscountCents(coupon: CouponFact, principalCents: Cents): Cents {
  const full = coupon.percent === null ? (coupon.monetaryCents ?? 0) : shareOf(principalCents, coupon.percent);
  const cap = Math.min(coupon.maximumDiscountCents ?? full, principalCents - LEAST_REST_CENTS);
  return cents(Math.max(0, Math.min(full, cap)));
}
