import type { CivilDate } from '@balcao/contract';
import { addDays, cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { couponDay } from '../rules/coupon-day.ts';
import { coupons, type CouponTrigger } from '../tables.ts';
import type { CampaignFact } from './campaigns.ts';

export interface CouponIssue {
  id: string;
  borrowerId: string;
  trigger: CouponTrigger;
  /** The contract that was paid off, or the borrower who was registered. */
  subjectId: string;
  campaign: CampaignFact;
  at: Date;
  /** The day it is issued in Sao Paulo. */
  on: CivilDate;
  /** Who gave it by hand, and why; of nobody else's. */
  given?: { by: string; reason: string };
}

/** A coupon by its campaign's terms. */
export function couponRow({ campaign, ...issue }: CouponIssue) {
  const { monetaryCents, minimumPurchaseCents, maximumDiscountCents } = campaign;
  return {
    borrowerId: issue.borrowerId,
    id: issue.id,
    campaignId: campaign.id,
    retailerId: campaign.retailerId,
    storeId: campaign.storeId,
    trigger: issue.trigger,
    subjectId: issue.subjectId,
    percent: campaign.percent,
    monetaryCents: monetaryCents === null ? null : cents(monetaryCents),
    minimumPurchaseCents: cents(minimumPurchaseCents),
    maximumDiscountCents: maximumDiscountCents === null ? null : cents(maximumDiscountCents),
    fundedBy: campaign.fundedBy,
    status: 'ISSUED' as const,
    issuedAt: issue.at,
    validThrough: addDays(issue.on, campaign.validityDays),
    givenByName: issue.given?.by ?? null,
    givenBecause: issue.given?.reason ?? null,
  };
}

/** A coupon by its campaign's terms, one row, named 'issued_coupon'. Misses when the subject has its coupon already: one that was not withdrawn. */
export function issuedCouponFragment(issue: CouponIssue): Fragment {
  return part(
    'issued_coupon',
    sql`${insertOne(coupons, couponRow(issue))} on conflict (borrower_id, trigger, subject_id) where status <> 'WITHDRAWN' do nothing`,
  );
}

export interface CouponUse {
  borrowerId: string;
  couponId: string;
  contractId: string;
  at: Date;
}

/**
 * ISSUED -> USED for one contract, one row, named 'used_coupon'; also one that ended after the offer was made, which
 * stands as it was told. Misses when it was used or withdrawn meanwhile.
 */
export function useCouponFragment(use: CouponUse & { offeredAt: Date }): Fragment {
  const { borrowerId, couponId, contractId, at, offeredAt } = use;
  return part(
    'used_coupon',
    sql`update coupons set status = 'USED', contract_id = ${contractId}::uuid, used_at = ${at}::timestamptz
      where borrower_id = ${borrowerId}::uuid and id = ${couponId}::uuid and status in ('ISSUED', 'EXPIRED')
        and valid_through >= ${couponDay(offeredAt)}::date`,
  );
}

/**
 * The coupon of a cancelled contract, given back: USED -> ISSUED, EXPIRED when its last day is over, or WITHDRAWN when
 * it is not earned any more (`usedCouponFact`). One row, named 'coupon_given_back'; misses when that contract does not
 * hold it.
 */
export function giveBackCouponFragment(use: CouponUse & { isEarned: boolean }): Fragment {
  const { borrowerId, couponId, contractId, at } = use;
  const ended = sql`case when valid_through >= ${couponDay(at)}::date then 'ISSUED' else 'EXPIRED' end`;
  const left = use.isEarned
    ? sql`status = ${ended}`
    : sql`status = 'WITHDRAWN', withdrawn_at = ${at}::timestamptz, withdrawn_because = 'NOT_EARNED'`;
  return part(
    'coupon_given_back',
    sql`update coupons set contract_id = null, used_at = null, ${left}
      where borrower_id = ${borrowerId}::uuid and id = ${couponId}::uuid and status = 'USED'
        and contract_id = ${contractId}::uuid`,
  );
}

export interface CouponWithdrawal {
  borrowerId: string;
  /** Unused ones, read by `unusedCouponsFact` at the version of the limit that the same write moves. */
  couponIds: readonly string[];
  because: 'PAYMENT_UNDONE' | 'PURCHASE_CANCELED';
  at: Date;
}

/** Unused coupons go back to their campaign, all of them, named 'withdrawn_coupons'; nothing when there are none. */
export function withdrawCouponsFragments({ borrowerId, couponIds, because, at }: CouponWithdrawal): Fragment[] {
  if (couponIds.length === 0) return [];
  return [
    part(
      'withdrawn_coupons',
      sql`update coupons set status = 'WITHDRAWN', withdrawn_at = ${at}::timestamptz, withdrawn_because = ${because}::text
        where borrower_id = ${borrowerId}::uuid and status in ('ISSUED', 'EXPIRED')
          and id in (select jsonb_array_elements_text(${JSON.stringify(couponIds)}::jsonb)::uuid)`,
      couponIds.length,
    ),
  ];
}

/** ISSUED -> WITHDRAWN by a person, one row, named 'withdrawn_coupon'; misses when it was used or ended meanwhile. */
export const withdrawByHandFragment = (withdrawal: {
  borrowerId: string;
  couponId: string;
  name: string;
  reason: string;
  at: Date;
}): Fragment =>
  part(
    'withdrawn_coupon',
    sql`update coupons set status = 'WITHDRAWN', withdrawn_at = ${withdrawal.at}::timestamptz, withdrawn_because = 'BY_HAND',
        withdrawn_by_name = ${withdrawal.name}::text, withdrawal_reason = ${withdrawal.reason}::text
      where borrower_id = ${withdrawal.borrowerId}::uuid and id = ${withdrawal.couponId}::uuid and status = 'ISSUED'`,
  );
