import { type Cents, type CivilDate, today } from '@balcao/contract';
import { shareOf } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';
import type { CouponFact } from '../coupons/facts.ts';

const COUPON_ZONE = 'America/Sao_Paulo';

/** What must stay of a purchase whatever the coupon: one real. */
const LEAST_REST_CENTS = 100;

/** Coupons end at midnight of Sao Paulo, wherever the store is (cashier spec, section 9). */
export const couponDay = (now: Date): CivilDate => today(COUPON_ZONE, now);

/**
 * Checks a coupon against a purchase value and says what it takes off, in cents. `now` is the instant of the offer: the
 * day alone says whether the coupon was good then, since the close of a later day may have ended it.
 * @throws Refusal COUPON_NOT_FOUND, COUPON_ALREADY_USED, COUPON_EXPIRED, or COUPON_MINIMUM_NOT_REACHED with the minimum.
 */
export function checkCoupon(coupon: CouponFact | null, ask: { principalCents: number; now: Date }): number {
  if (!coupon) refuse('COUPON_NOT_FOUND');
  if (coupon.status === 'USED') refuse('COUPON_ALREADY_USED');
  if (coupon.validThrough < couponDay(ask.now)) refuse('COUPON_EXPIRED');
  if (ask.principalCents < coupon.minimumPurchaseCents) {
    refuse('COUPON_MINIMUM_NOT_REACHED', { details: { minimumPurchaseValue: coupon.minimumPurchaseCents as Cents } });
  }
  return couponDiscountCents(coupon, ask.principalCents);
}

/** Percent of the value HALF_UP up to the cap, or the amount; never so much that less than a real is left. Cents. */
function couponDiscountCents(coupon: CouponFact, principalCents: number): number {
  const full = coupon.percent === null ? (coupon.monetaryCents ?? 0) : shareOf(principalCents, coupon.percent);
  const cap = Math.min(coupon.maximumDiscountCents ?? full, principalCents - LEAST_REST_CENTS);
  return Math.max(0, Math.min(full, cap));
}
