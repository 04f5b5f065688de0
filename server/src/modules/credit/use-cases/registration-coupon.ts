import { sql } from '../../../kernel/db/sql.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { couponFact } from '../coupons/facts.ts';
import { couponDay } from '../rules/coupon-day.ts';
import { coupons } from '../tables.ts';
import { type CouponView, couponView } from '../views.ts';
import { issueRegistrationCoupon } from './issue-coupon.ts';

export interface RegistrationAsk {
  borrowerId: string;
  registeredAt: Date;
  retailerId: string;
  storeId: string;
  operatorId: string;
}

/**
 * The coupon of a registration while it may be used in this store. Issued now when none was, by the campaign of the
 * day of the registration: who was a customer before a campaign gets none of it.
 */
export async function registrationCoupon(platform: Platform, ask: RegistrationAsk): Promise<CouponView | null> {
  const now = platform.clock.now();
  const { borrowerId } = ask;
  await issueRegistrationCoupon(platform, { ...ask, earnedOn: couponDay(ask.registeredAt) });
  const issued = sql`(select c.id from ${coupons.sql} c
    where c.borrower_id = ${borrowerId}::uuid and c.trigger = 'REGISTRATION' and c.subject_id = ${borrowerId}::uuid
      and c.status <> 'WITHDRAWN')`;
  const found = await rowOf(platform.db, select({ coupon: couponFact(borrowerId, issued, ask) }));
  const coupon = found?.coupon;
  const isLive = coupon?.status === 'ISSUED' && coupon.validThrough >= couponDay(now);
  return isLive ? couponView(coupon, now) : null;
}
