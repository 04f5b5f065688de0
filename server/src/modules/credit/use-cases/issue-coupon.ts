import type { CivilDate } from '@balcao/contract';
import { sql } from 'kysely';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type CampaignFact, campaignFact, type CouponTrigger, issuedCouponFragment } from '../coupon-campaigns.ts';
import { couponDay } from '../rules/coupon-discount.ts';

export interface CouponAsk {
  borrowerId: string;
  trigger: CouponTrigger;
  /** The contract that was paid off, or the borrower who was registered. */
  subjectId: string;
  retailerId: string;
  storeId: string;
  /** Who registered the customer; null when nobody in particular earned the coupon. */
  operatorId: string | null;
  /** The day whose campaigns count, in Sao Paulo; today when left out. */
  earnedOn?: CivilDate;
}

/**
 * Issues the coupon of a paid purchase or a registration by the campaign in force. Does nothing without a campaign or
 * when the subject had its coupon: it may run as often as it likes.
 */
export async function issueCoupon(platform: Platform, ask: CouponAsk): Promise<void> {
  const at = platform.clock.now();
  const on = couponDay(at);
  const facts = await sql<{ campaign: CampaignFact | null }>`
    select ${campaignFact(ask, ask.earnedOn ?? on, ask.trigger)} as campaign`.execute(platform.db);
  const campaign = facts.rows[0]?.campaign;
  if (!campaign) return;
  const id = newId();
  try {
    await guardedWrite(platform.db, [
      issuedCouponFragment({ ...ask, id, campaign, at, on }),
      auditFragment({
        actor: ask,
        at,
        storeId: ask.storeId,
        action: 'coupon.issued',
        subject: id,
        detail: { trigger: ask.trigger, subjectId: ask.subjectId, campaignId: campaign.id },
      }),
    ]);
  } catch (error) {
    if (!(error instanceof GuardMissed)) throw error;
  }
}
