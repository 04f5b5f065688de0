import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { campaignFact } from '../coupons/campaigns.ts';
import { hasCouponFact } from '../coupons/facts.ts';
import { borrowerLock, limitFact, moveLimitFragment } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { couponDecision, couponIssuer } from './issue-coupon.ts';

export interface PurchaseAsk {
  borrowerId: string;
  /** The contract that was paid off. */
  contractId: string;
  retailerId: string;
  storeId: string;
}

/**
 * Issues the coupon of a purchase that is paid off, by the campaign in force. Does nothing without a campaign, when the
 * purchase has its coupon, or when it is not paid off any more: the payment was taken back, or the purchase cancelled,
 * before this ran. Behind the lock of the limit, as those are: neither can come between reading and writing.
 */
export function issuePurchaseCoupon(platform: Platform, ports: CreditPorts, ask: PurchaseAsk): Promise<void> {
  const { borrowerId, contractId } = ask;
  const trigger = 'PAID_PURCHASE';
  const coupon = { ...ask, trigger, subjectId: contractId, operatorId: null } as const;
  return act(platform, {
    principal: couponIssuer(ask.retailerId),
    lock: borrowerLock(borrowerId),
    read: (db, { today }) =>
      rowOf(
        db,
        select({
          campaign: campaignFact(ask, today, trigger),
          isPaidOff: ports.isPaidOffFact(borrowerId, contractId),
          hasCoupon: hasCouponFact(borrowerId, trigger, contractId),
          limit: limitFact(borrowerId),
        }),
      ),
    decide(facts, moment): Decision<void> {
      if (!facts?.campaign || !facts.limit || !facts.isPaidOff || facts.hasCoupon) return { unchanged: undefined };
      const { version } = facts.limit;
      const issued = couponDecision(coupon, facts.campaign, moment);
      return { ...issued, writes: [moveLimitFragment({ borrowerId, version, cents: cents(0) }), ...issued.writes] };
    },
  });
}
