import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { couponDay } from './rules/coupon-discount.ts';

export interface CouponUse {
  borrowerId: string;
  couponId: string;
  contractId: string;
  at: Date;
}

/** ISSUED -> USED for one contract, one row, named 'used_coupon'. Misses when it was used or ended meanwhile. */
export function useCouponFragment({ borrowerId, couponId, contractId, at }: CouponUse): Fragment {
  return {
    name: 'used_coupon',
    rows: 1,
    statement: sql`
      update coupons set status = 'USED', contract_id = ${contractId}::uuid, used_at = ${at}::timestamptz
      where borrower_id = ${borrowerId}::uuid and id = ${couponId}::uuid and status = 'ISSUED'
        and valid_through >= ${couponDay(at)}::date
      returning 1`,
  };
}

/**
 * The coupon of a cancelled contract, given back: USED -> ISSUED, or EXPIRED when its last day is over. One row,
 * named 'coupon_given_back'; misses when that contract does not hold it.
 */
export function giveBackCouponFragment({ borrowerId, couponId, contractId, at }: CouponUse): Fragment {
  return {
    name: 'coupon_given_back',
    rows: 1,
    statement: sql`
      update coupons set contract_id = null, used_at = null,
        status = case when valid_through >= ${couponDay(at)}::date then 'ISSUED' else 'EXPIRED' end
      where borrower_id = ${borrowerId}::uuid and id = ${couponId}::uuid and status = 'USED'
        and contract_id = ${contractId}::uuid
      returning 1`,
  };
}
