import type { CivilDate, PolicyDocument } from '@balcao/contract';
import type { Template } from '../../../kernel/db/sql.ts';
import { policyFact } from '../../policies/index.ts';
import type { CampaignTrigger } from '../tables.ts';
import type { Place } from './facts.ts';

/** The terms by which a coupon is issued. */
export type CampaignFact = PolicyDocument<'coupon-campaign'> & {
  id: string;
  retailerId: string | null;
  storeId: string | null;
};

/** Scalar subquery: the campaign in force in a store on a day, store before retailer before all; null when none is. */
export function campaignFact(place: Place, on: CivilDate, trigger: CampaignTrigger): Template<CampaignFact | null> {
  return policyFact('coupon-campaign', { retailerId: place.retailerId, storeId: place.storeId, variant: trigger }, on);
}
