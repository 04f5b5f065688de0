import type { CivilDate, PolicyInput, PolicyVariant } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import { type RawBuilder, sql } from 'kysely';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { policyFact } from '../../policies/index.ts';
import type { Place } from './facts.ts';

export type CouponTrigger = PolicyVariant<'coupon-campaign'>;

/** The terms by which a coupon is issued. */
export type CampaignFact = PolicyInput<'coupon-campaign'> & {
  id: string;
  retailerId: string | null;
  storeId: string | null;
};

/** Scalar subquery: the campaign in force in a store on a day, store before retailer before all; null when none is. */
export function campaignFact(place: Place, on: CivilDate, trigger: CouponTrigger): RawBuilder<CampaignFact | null> {
  return policyFact('coupon-campaign', { retailerId: place.retailerId, storeId: place.storeId, variant: trigger }, on);
}

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
}

/** A coupon by its campaign's terms, one row, named 'issued_coupon'. Misses when the subject has its coupon already: one that was not withdrawn. */
export function issuedCouponFragment({ campaign, ...coupon }: CouponIssue): Fragment {
  return {
    name: 'issued_coupon',
    rows: 1,
    statement: sql`
      insert into coupons (borrower_id, id, campaign_id, retailer_id, store_id, trigger, subject_id, percent, monetary_cents,
        minimum_purchase_cents, maximum_discount_cents, funded_by, status, issued_at, valid_through)
      values (${coupon.borrowerId}::uuid, ${coupon.id}::uuid, ${campaign.id}::uuid, ${campaign.retailerId}::uuid,
        ${campaign.storeId}::uuid, ${coupon.trigger}::text, ${coupon.subjectId}::uuid, ${campaign.percent}::numeric,
        ${campaign.monetaryCents}::bigint, ${campaign.minimumPurchaseCents}::bigint,
        ${campaign.maximumDiscountCents}::bigint, ${campaign.fundedBy}::text, 'ISSUED', ${coupon.at}::timestamptz,
        ${addDays(coupon.on, campaign.validityDays)}::date)
      on conflict (borrower_id, trigger, subject_id) where status <> 'WITHDRAWN' do nothing
      returning 1`,
  };
}
