import { sql } from 'kysely';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type CampaignFact, campaignFact } from '../coupons/campaigns.ts';
import { hasCouponFact } from '../coupons/facts.ts';
import { limitFact, type LimitFact, moveLimitFragment, onBorrower } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { couponDay } from '../rules/coupon-discount.ts';
import { couponFragments } from './issue-coupon.ts';

export interface PurchaseAsk {
  borrowerId: string;
  /** The contract that was paid off. */
  contractId: string;
  retailerId: string;
  storeId: string;
}

interface Facts {
  campaign: CampaignFact | null;
  isPaidOff: boolean;
  hasCoupon: boolean;
  limit: LimitFact | null;
}

/**
 * Issues the coupon of a purchase that is paid off, by the campaign in force. Does nothing without a campaign, when the
 * purchase has its coupon, or when it is not paid off any more: the payment was taken back, or the purchase cancelled,
 * before this ran. Behind the lock of the limit, as those are: neither can come between reading and writing.
 */
export function issuePurchaseCoupon(platform: Platform, ports: CreditPorts, ask: PurchaseAsk): Promise<void> {
  return onBorrower(
    platform.db,
    () => Promise.resolve(ask.borrowerId),
    (db) => issueOnce(platform, ports, ask, db),
  );
}

async function issueOnce(platform: Platform, ports: CreditPorts, ask: PurchaseAsk, db: Db | Tx): Promise<void> {
  const { borrowerId, contractId } = ask;
  const at = platform.clock.now();
  const found = await sql<Facts>`
    select ${campaignFact(ask, couponDay(at), 'PAID_PURCHASE')} as campaign,
      ${ports.isPaidOffFact(borrowerId, contractId)} as "isPaidOff",
      ${hasCouponFact(borrowerId, 'PAID_PURCHASE', contractId)} as "hasCoupon", ${limitFact(borrowerId)} as "limit"`.execute(
    db,
  );
  const [facts] = found.rows;
  if (!facts?.campaign || !facts.limit || !facts.isPaidOff || facts.hasCoupon) return;
  const coupon = { ...ask, trigger: 'PAID_PURCHASE' as const, subjectId: contractId, operatorId: null };
  await guardedWrite(db, [
    moveLimitFragment({ borrowerId, version: facts.limit.version, cents: 0 }),
    ...couponFragments(coupon, facts.campaign, at),
  ]);
}
