import { sql } from 'kysely';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { journalFragments } from '../../books/index.ts';
import { retailerFact, type RetailerFact } from '../../retailers/index.ts';
import { type AccruedIncentive, accruedIncentiveFact, incentiveFact, type IncentiveRule } from '../incentives/facts.ts';
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
  const at = platform.clock.now();
  const retailer = await sql<{ fact: RetailerFact | null }>`select ${retailerFact(retailerId)} as fact`.execute(
    platform.db,
  );
  const zone = retailer.rows[0]?.fact?.zone;
  if (zone === undefined) throw new Error(`no retailer ${retailerId}`);
  const on = dayIn(zone, at);
  const facts = await sql<{ rule: IncentiveRule | null; accrued: AccruedIncentive | null }>`
    select ${incentiveFact({ retailerId, storeId }, on, 'REGISTRATION')} as rule,
      ${accruedIncentiveFact(retailerId, borrowerId, 'REGISTRATION')} as accrued`.execute(platform.db);
  const rule = facts.rows[0]?.rule;
  if (!rule || facts.rows[0]?.accrued) return;
  const cents = incentiveCents(rule, 0);
  const subject = { borrowerId, subjectId: borrowerId, retailerId, storeId, at, on };
  await guardedWrite(platform.db, [
    ...accrueIncentiveFragments({ ...subject, event: 'REGISTRATION', operatorId, rule, baseCents: 0, cents }),
    ...journalFragments({ ...subject, event: 'INCENTIVE', postings: incentivePostings(cents) }),
    auditFragment({
      actor: { retailerId, operatorId },
      at,
      storeId,
      action: 'incentive.accrued',
      subject: borrowerId,
      detail: { event: 'REGISTRATION', cents, ruleId: rule.id },
    }),
  ]);
}
