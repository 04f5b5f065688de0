import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { grantFact } from '../../borrowers/index.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import { type CouponFact, nextCouponFact } from '../coupons/facts.ts';
import { couponDay } from '../rules/coupon-discount.ts';
import { type CouponView, couponView } from '../views.ts';

interface Facts {
  store: StoreFact | null;
  grant: boolean;
  coupon: CouponFact | null;
}

/** The coupon a customer may use on the next purchase in a store, the one that ends soonest. */
export async function nextCoupon(
  platform: Platform,
  actor: Actor,
  ask: { borrowerId: string; storeId: string },
): Promise<CouponView> {
  const now = platform.clock.now();
  const place = { retailerId: actor.retailerId, storeId: ask.storeId };
  const facts = await sql<Facts>`
    select ${storeFact(place.retailerId, place.storeId)} as store,
      ${grantFact(actor, ask.borrowerId, now)} as grant,
      ${nextCouponFact(ask.borrowerId, place, couponDay(now))} as coupon`.execute(platform.db);
  const [row] = facts.rows;
  if (!row?.grant) refuse('BORROWER_NOT_FOUND');
  checkStore(row.store);
  if (!row.coupon) refuse('COUPON_NOT_FOUND');
  return couponView(row.coupon, now);
}
