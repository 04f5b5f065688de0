import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CouponTrigger } from '../tables.ts';
import type { Place } from './facts.ts';

/** The terms by which a coupon is issued. */
export interface CampaignFact {
  id: string;
  retailerId: string | null;
  storeId: string | null;
  percent: string | null;
  monetaryCents: number | null;
  minimumPurchaseCents: number;
  maximumDiscountCents: number | null;
  validityDays: number;
  fundedBy: 'PROVIDER' | 'RETAILER';
}

/** Scalar subquery: the campaign in force in a store on a day, store before retailer before all; null when none is. */
export function campaignFact(place: Place, on: CivilDate, trigger: CouponTrigger): RawBuilder<CampaignFact | null> {
  return sql<CampaignFact | null>`(
    select json_build_object('id', campaign_f.id, 'retailerId', campaign_f.retailer_id, 'storeId', campaign_f.store_id,
      'percent', campaign_f.percent::text, 'monetaryCents', campaign_f.monetary_cents,
      'minimumPurchaseCents', campaign_f.minimum_purchase_cents, 'maximumDiscountCents', campaign_f.maximum_discount_cents,
      'validityDays', campaign_f.validity_days, 'fundedBy', campaign_f.funded_by)
    from coupon_campaigns campaign_f
    where campaign_f.trigger = ${trigger}::text and campaign_f.valid_from <= ${on}::date
      and (campaign_f.valid_until is null or campaign_f.valid_until >= ${on}::date)
      and (campaign_f.retailer_id is null or campaign_f.retailer_id = ${place.retailerId}::uuid)
      and (campaign_f.store_id is null or campaign_f.store_id = ${place.storeId}::uuid)
    order by campaign_f.store_id nulls last, campaign_f.retailer_id nulls last, campaign_f.valid_from desc limit 1)`;
}
