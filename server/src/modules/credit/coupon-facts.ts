import type { CivilDate } from '@balcao/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';

/** An id, null, or an SQL expression that gives one (a column of the query it stands in). */
export type IdRef = string | null | Expression<unknown>;

/** A coupon as other modules decide on it. Money in cents, the percentage a fraction as decimal text. */
export interface CouponFact {
  id: string;
  status: 'ISSUED' | 'USED' | 'EXPIRED';
  /** Exactly one of `percent` and `monetaryCents` is given. */
  percent: string | null;
  monetaryCents: number | null;
  minimumPurchaseCents: number;
  maximumDiscountCents: number | null;
  /** Who bears the discount. */
  fundedBy: 'PROVIDER' | 'RETAILER';
  /** Last day it is good for, in Sao Paulo time. */
  validThrough: CivilDate;
  /** The contract it was used on; null while it was not. */
  contractId: string | null;
}

/** Where a coupon or an evaluation is to be used. */
export interface Place {
  retailerId: IdRef;
  storeId: IdRef;
}

/** Scalar: a `coupons` row `coupon_f` as a {@link CouponFact}. */
const couponJson = sql<CouponFact>`jsonb_build_object(
  'id', coupon_f.id, 'status', coupon_f.status, 'percent', coupon_f.percent::text,
  'monetaryCents', coupon_f.monetary_cents, 'minimumPurchaseCents', coupon_f.minimum_purchase_cents,
  'maximumDiscountCents', coupon_f.maximum_discount_cents, 'fundedBy', coupon_f.funded_by,
  'validThrough', coupon_f.valid_through, 'contractId', coupon_f.contract_id)`;

const isUsableIn = ({ retailerId, storeId }: Place) => sql`
  (coupon_f.retailer_id is null or coupon_f.retailer_id = ${retailerId}::uuid)
  and (coupon_f.store_id is null or coupon_f.store_id = ${storeId}::uuid)`;

/**
 * Scalar subquery: a coupon of a borrower that may be used in this store, in any state; null when there is none (or
 * no id was given). Give it to `checkCoupon` before writing.
 */
export function couponFact(borrowerId: IdRef, couponId: IdRef, place: Place): RawBuilder<CouponFact | null> {
  return sql<CouponFact | null>`(
    select ${couponJson} from coupons coupon_f
    where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.id = ${couponId}::uuid and ${isUsableIn(place)})`;
}

/** Scalar subquery: the coupon of a borrower for the next purchase in this store, soonest to end; null when none. */
export function nextCouponFact(borrowerId: IdRef, place: Place, today: CivilDate): RawBuilder<CouponFact | null> {
  return sql<CouponFact | null>`(
    select ${couponJson} from coupons coupon_f
    where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.status = 'ISSUED'
      and coupon_f.valid_through >= ${today}::date and ${isUsableIn(place)}
    order by coupon_f.valid_through, coupon_f.id limit 1)`;
}
