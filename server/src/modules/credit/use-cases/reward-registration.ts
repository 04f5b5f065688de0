import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { journalFragments } from '../../books/index.ts';
import { retailerFact } from '../../retailers/index.ts';
import { accruedIncentiveFact, incentiveFact } from '../incentives/facts.ts';
import { accrueIncentiveFragments } from '../incentives/store.ts';
import { incentiveCents, incentivePostings } from '../rules/incentive-amounts.ts';
import { issueRegistrationCoupon } from './issue-coupon.ts';

export interface Registered {
  borrowerId: string;
  retailerId: string;
  storeId: string;
  operatorId: string;
}

/** What a registration earns: the operator's incentive and the customer's coupon, each once however often it runs. */
export async function rewardRegistration(platform: Platform, registered: Registered): Promise<void> {
  await accrue(platform, registered);
  await issueRegistrationCoupon(platform, registered);
}

async function accrue(platform: Platform, registered: Registered): Promise<void> {
  const { borrowerId, retailerId, storeId, operatorId } = registered;
  const found = await rowOf(platform.db, select({ retailer: retailerFact(retailerId) }));
  const zone = found?.retailer?.zone;
  if (zone === undefined) throw new Error(`no retailer ${retailerId}`);
  const event = 'REGISTRATION';
  await act(platform, {
    principal: { kind: 'system', name: 'registration-reward', retailerId, zone },
    read: (db, { today }) =>
      rowOf(
        db,
        select({
          rule: incentiveFact({ retailerId, storeId }, today, event),
          accrued: accruedIncentiveFact(retailerId, borrowerId, event),
        }),
      ),
    decide(facts, { now: at, today: on }): Decision<void> {
      const rule = facts?.rule;
      if (!rule || facts.accrued) return { unchanged: undefined };
      const baseCents = cents(0);
      const earnedCents = incentiveCents(rule, baseCents);
      const subject = { borrowerId, subjectId: borrowerId, retailerId, storeId, at, on };
      const accrual = { ...subject, event, operatorId, rule, baseCents, cents: earnedCents } as const;
      return {
        answer: undefined,
        writes: [
          ...accrueIncentiveFragments(accrual),
          ...journalFragments({ ...subject, event: 'INCENTIVE', postings: incentivePostings(earnedCents) }),
        ],
        audit: {
          action: 'incentive.accrued',
          subject: borrowerId,
          storeId,
          operatorId,
          detail: { event, cents: earnedCents, ruleId: rule.id },
        },
      };
    },
  });
}
