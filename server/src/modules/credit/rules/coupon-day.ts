import { type CivilDate, today } from '@balcao/contract';

/** Coupons end at midnight of Sao Paulo, wherever the store is (cashier spec, section 9). */
export const COUPON_ZONE = 'America/Sao_Paulo';

/** The day an instant is in for coupons. */
export const couponDay = (now: Date): CivilDate => today(COUPON_ZONE, now);
