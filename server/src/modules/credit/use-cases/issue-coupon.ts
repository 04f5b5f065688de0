import type { CivilDate } from '@balcao/contract';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { System } from '../../../kernel/act/principal.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type CampaignFact, campaignFact } from '../coupons/campaigns.ts';
import { issuedCouponFragment } from '../coupons/store.ts';
import { COUPON_ZONE } from '../rules/coupon-day.ts';
import type { CampaignTrigger } from '../tables.ts';

export interface RegistrationCouponAsk {
  borrowerId: string;
  retailerId: string;
  storeId: string;
  /** Who registered the customer. */
  operatorId: string;
  /** The day whose campaigns count, in Sao Paulo; today when left out. */
  earnedOn?: CivilDate;
}

/** Issues the coupons of a retailer's customers; its days are those of coupons. */
export const couponIssuer = (retailerId: string): System => ({
  kind: 'system',
  name: 'coupon-issuer',
  retailerId,
  zone: COUPON_ZONE,
});

/**
 * Issues the coupon of a registration by the campaign in force. Does nothing without a campaign or when the customer had
 * that coupon: it may run as often as it likes.
 */
export async function issueRegistrationCoupon(platform: Platform, ask: RegistrationCouponAsk): Promise<void> {
  const coupon = { ...ask, trigger: 'REGISTRATION' as const, subjectId: ask.borrowerId };
  try {
    await act(platform, {
      principal: couponIssuer(ask.retailerId),
      read: (db, { today }) =>
        rowOf(db, select({ campaign: campaignFact(ask, ask.earnedOn ?? today, 'REGISTRATION') })),
      decide: (facts, moment): Decision<void> =>
        facts?.campaign ? couponDecision(coupon, facts.campaign, moment) : { unchanged: undefined },
    });
  } catch (error) {
    if (!(error instanceof GuardMissed)) throw error;
  }
}

export interface EarnedCoupon {
  borrowerId: string;
  trigger: CampaignTrigger;
  /** The contract that was paid off, or the borrower who was registered. */
  subjectId: string;
  retailerId: string;
  storeId: string;
  /** Null when nobody in particular earned it. */
  operatorId: string | null;
}

/** A coupon and its trace. Misses at 'issued_coupon' when the subject has its coupon. */
export function couponDecision(
  { borrowerId, trigger, subjectId, retailerId, storeId, operatorId }: EarnedCoupon,
  campaign: CampaignFact,
  { now, today }: Moment,
) {
  const id = newId();
  return {
    answer: undefined,
    writes: [issuedCouponFragment({ id, borrowerId, trigger, subjectId, campaign, at: now, on: today })],
    audit: {
      action: 'coupon.issued',
      subject: id,
      customerId: borrowerId,
      storeId,
      retailerId,
      operatorId,
      detail: { trigger, subjectId, campaignId: campaign.id },
    },
  } as const;
}
