import type { CivilDate } from '@balcao/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { CouponTrigger } from './campaigns.ts';
import type { CreditPorts } from '../ports.ts';
import { couponDay } from '../rules/coupon-discount.ts';

/** An id, null, or an SQL expression that gives one (a column of the query it stands in). */
export type IdRef = string | null | Expression<unknown>;

/** A coupon as other modules decide on it; one that was withdrawn is nobody's any more. Money in cents, the percentage a fraction as decimal text. */
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
const couponJson = sql<CouponFact>`json_build_object(
  'id', coupon_f.id, 'status', coupon_f.status, 'percent', coupon_f.percent::text,
  'monetaryCents', coupon_f.monetary_cents, 'minimumPurchaseCents', coupon_f.minimum_purchase_cents,
  'maximumDiscountCents', coupon_f.maximum_discount_cents, 'fundedBy', coupon_f.funded_by,
  'validThrough', coupon_f.valid_through, 'contractId', coupon_f.contract_id)`;

const isUsableIn = ({ retailerId, storeId }: Place) => sql`
  (coupon_f.retailer_id is null or coupon_f.retailer_id = ${retailerId}::uuid)
  and (coupon_f.store_id is null or coupon_f.store_id = ${storeId}::uuid)`;

/**
 * Scalar subquery: a coupon of a borrower that may be used in this store, used and ended ones too; null when there
 * is none (or no id was given). Give it to `checkCoupon` before writing.
 */
export function couponFact(borrowerId: IdRef, couponId: IdRef, place: Place): RawBuilder<CouponFact | null> {
  return sql<CouponFact | null>`(
    select ${couponJson} from coupons coupon_f
    where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.id = ${couponId}::uuid and coupon_f.status <> 'WITHDRAWN'
      and ${isUsableIn(place)})`;
}

/** Scalar subquery: the coupon of a borrower for the next purchase in this store, soonest to end; null when none. */
export function nextCouponFact(borrowerId: IdRef, place: Place, today: CivilDate): RawBuilder<CouponFact | null> {
  return sql<CouponFact | null>`(
    select ${couponJson} from coupons coupon_f
    where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.status = 'ISSUED'
      and coupon_f.valid_through >= ${today}::date and ${isUsableIn(place)}
    order by coupon_f.valid_through, coupon_f.id limit 1)`;
}

/** Scalar subquery: whether a purchase or a registration has its coupon, used and ended ones too. */
export function hasCouponFact(borrowerId: IdRef, trigger: CouponTrigger, subjectId: IdRef): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from coupons coupon_f where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.trigger = ${trigger}::text
      and coupon_f.subject_id = ${subjectId}::uuid and coupon_f.status <> 'WITHDRAWN')`;
}

/**
 * Scalar subquery: ids of the coupons that some contracts of a borrower earned and nobody used, ended ones too. Never
 * null. `contractIds`: a query of ids in brackets.
 */
export function unusedCouponsFact(borrowerId: IdRef, contractIds: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`(
    select coalesce(json_agg(coupon_f.id), '[]'::json) from coupons coupon_f
    where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.trigger = 'PAID_PURCHASE'
      and coupon_f.status in ('ISSUED', 'EXPIRED') and coupon_f.subject_id in ${contractIds})`;
}

/** A used coupon, as the cancellation of its purchase meets it. */
export interface UsedCoupon {
  /** What it was issued for still holds: its purchase is paid off; a registration always does. */
  isEarned: boolean;
  /** Its last day is not over. */
  isInTime: boolean;
}

/** Scalar subquery: a used coupon at an instant as a {@link UsedCoupon}; null without such a coupon. */
export function usedCouponFact(
  ports: Pick<CreditPorts, 'isPaidOffFact'>,
  borrowerId: RawBuilder<unknown>,
  couponId: RawBuilder<unknown>,
  at: Date,
): RawBuilder<UsedCoupon | null> {
  return sql<UsedCoupon | null>`(
    select json_build_object(
      'isEarned', coupon_f.trigger <> 'PAID_PURCHASE' or ${ports.isPaidOffFact(borrowerId, sql.ref('coupon_f.subject_id'))},
      'isInTime', coupon_f.valid_through >= ${couponDay(at)}::date)
    from coupons coupon_f where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.id = ${couponId}::uuid)`;
}
