import type { CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { fact, factList, isTrue, listOf, narrowed, type ShapeOf } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { CreditPorts } from '../ports.ts';
import { couponDay } from '../rules/coupon-day.ts';
import { coupons, type CouponStatus, type CouponTrigger } from '../tables.ts';

/** An id, null, or an SQL expression that gives one (a column of the query it stands in). */
export type IdRef = string | null | Template;

const c = coupons.fact('coupon_f');
const shape = {
  ...pick(
    c,
    'id',
    'percent',
    'monetaryCents',
    'minimumPurchaseCents',
    'maximumDiscountCents',
    'fundedBy',
    'validThrough',
    'contractId',
  ),
  status: narrowed<CouponStatus, Exclude<CouponStatus, 'WITHDRAWN'>>(c.status),
};

/** A coupon as other modules decide on it; one that was withdrawn is nobody's any more. */
export type CouponFact = ShapeOf<typeof shape>;

/** Where a coupon or an evaluation is to be used. */
export interface Place {
  retailerId: IdRef;
  storeId: IdRef;
}

const isUsableIn = ({ retailerId, storeId }: Place) => sql`
  (coupon_f.retailer_id is null or coupon_f.retailer_id = ${retailerId}::uuid)
  and (coupon_f.store_id is null or coupon_f.store_id = ${storeId}::uuid)`;

/**
 * Scalar subquery: a coupon of a borrower that may be used in this store, used and ended ones too; null when there
 * is none (or no id was given). Give it to `checkCoupon` before writing.
 */
export function couponFact(borrowerId: IdRef, couponId: IdRef, place: Place): Template<CouponFact | null> {
  return fact(
    shape,
    sql`from ${coupons.sql} coupon_f
      where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.id = ${couponId}::uuid and coupon_f.status <> 'WITHDRAWN'
        and ${isUsableIn(place)}`,
  );
}

/** Scalar subquery: the coupon of a borrower for the next purchase in this store, soonest to end; null when none. */
export function nextCouponFact(borrowerId: IdRef, place: Place, today: CivilDate): Template<CouponFact | null> {
  return fact(
    shape,
    sql`from ${coupons.sql} coupon_f
      where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.status = 'ISSUED'
        and coupon_f.valid_through >= ${today}::date and ${isUsableIn(place)}
      order by coupon_f.valid_through, coupon_f.id limit 1`,
  );
}

/** Scalar subquery: the coupons of a borrower that wait for a purchase somewhere, soonest to end first. Never null. */
export function waitingCouponsFact(borrowerId: IdRef, today: CivilDate): Template<CouponFact[]> {
  return factList(
    shape,
    sql`from ${coupons.sql} coupon_f
      where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.status = 'ISSUED'
        and coupon_f.valid_through >= ${today}::date order by coupon_f.valid_through, coupon_f.id`,
  );
}

/** Scalar subquery: whether a purchase or a registration has its coupon, used and ended ones too. */
export function hasCouponFact(borrowerId: IdRef, trigger: CouponTrigger, subjectId: IdRef): Template<boolean> {
  return isTrue(sql`exists (
    select 1 from ${coupons.sql} coupon_f
    where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.trigger = ${trigger}::text
      and coupon_f.subject_id = ${subjectId}::uuid and coupon_f.status <> 'WITHDRAWN')`);
}

/**
 * Scalar subquery: ids of the coupons that some contracts of a borrower earned and nobody used, ended ones too. Never
 * null. `contractIds`: a query of ids in brackets.
 */
export function unusedCouponsFact(borrowerId: IdRef, contractIds: Template): Template<string[]> {
  return listOf(
    c.id,
    sql`from ${coupons.sql} coupon_f
      where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.trigger = 'PAID_PURCHASE'
        and coupon_f.status in ('ISSUED', 'EXPIRED') and coupon_f.subject_id in ${contractIds}`,
  );
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
  borrowerId: Template,
  couponId: Template,
  at: Date,
): Template<UsedCoupon | null> {
  const isPaidOff = ports.isPaidOffFact(borrowerId, c.subjectId);
  return fact(
    {
      isEarned: isTrue(sql`coupon_f.trigger <> 'PAID_PURCHASE' or ${isPaidOff}`),
      isInTime: isTrue(sql`coupon_f.valid_through >= ${couponDay(at)}::date`),
    },
    sql`from ${coupons.sql} coupon_f where coupon_f.borrower_id = ${borrowerId}::uuid and coupon_f.id = ${couponId}::uuid`,
  );
}
