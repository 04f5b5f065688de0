import type { CivilDate } from '@balcao/contract';
import { sql } from 'kysely';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { type Fragment, GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type CampaignFact, campaignFact, type CouponTrigger, issuedCouponFragment } from '../coupons/campaigns.ts';
import { couponDay } from '../rules/coupon-discount.ts';

export interface RegistrationCouponAsk {
  borrowerId: string;
  retailerId: string;
  storeId: string;
  /** Who registered the customer. */
  operatorId: string;
  /** The day whose campaigns count, in Sao Paulo; today when left out. */
  earnedOn?: CivilDate;
}

/**
 * Issues the coupon of a registration by the campaign in force. Does nothing without a campaign or when the customer had
 * that coupon: it may run as often as it likes.
 */
export async function issueRegistrationCoupon(platform: Platform, ask: RegistrationCouponAsk): Promise<void> {
  const at = platform.clock.now();
  const facts = await sql<{ campaign: CampaignFact | null }>`
    select ${campaignFact(ask, ask.earnedOn ?? couponDay(at), 'REGISTRATION')} as campaign`.execute(platform.db);
  const campaign = facts.rows[0]?.campaign;
  if (!campaign) return;
  const coupon = { ...ask, trigger: 'REGISTRATION' as const, subjectId: ask.borrowerId };
  try {
    await guardedWrite(platform.db, couponFragments(coupon, campaign, at));
  } catch (error) {
    if (!(error instanceof GuardMissed)) throw error;
  }
}

export interface EarnedCoupon {
  borrowerId: string;
  trigger: CouponTrigger;
  /** The contract that was paid off, or the borrower who was registered. */
  subjectId: string;
  retailerId: string;
  storeId: string;
  /** Null when nobody in particular earned it. */
  operatorId: string | null;
}

/** A coupon and its trace. Misses at 'issued_coupon' when the subject has its coupon. */
export function couponFragments(ask: EarnedCoupon, campaign: CampaignFact, at: Date): Fragment[] {
  const id = newId();
  return [
    issuedCouponFragment({ ...ask, id, campaign, at, on: couponDay(at) }),
    auditFragment({
      actor: ask,
      at,
      storeId: ask.storeId,
      action: 'coupon.issued',
      subject: id,
      detail: { trigger: ask.trigger, subjectId: ask.subjectId, campaignId: campaign.id },
    }),
  ];
}
