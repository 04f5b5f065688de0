import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { grantFact } from '../../borrowers/index.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { nextCouponFact } from '../coupons/facts.ts';
import { couponDay } from '../rules/coupon-day.ts';
import { type CouponView, couponView } from '../views.ts';

/** The coupon a customer may use on the next purchase in a store, the one that ends soonest. */
export async function nextCoupon(
  platform: Platform,
  actor: Actor,
  ask: { borrowerId: string; storeId: string },
): Promise<CouponView> {
  const now = platform.clock.now();
  const place = { retailerId: actor.retailerId, storeId: ask.storeId };
  const row = await rowOf(
    platform.db,
    select({
      store: storeFact(place.retailerId, place.storeId),
      isGranted: grantFact(actor, ask.borrowerId, now),
      coupon: nextCouponFact(ask.borrowerId, place, couponDay(now)),
    }),
  );
  if (!row?.isGranted) refuse('BORROWER_NOT_FOUND');
  checkStore(row.store);
  if (!row.coupon) refuse('COUPON_NOT_FOUND');
  return couponView(row.coupon, now);
}
