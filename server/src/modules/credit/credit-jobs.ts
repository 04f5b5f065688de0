import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import type { JobHandler } from '../../kernel/jobs/worker.ts';
import type { Platform } from '../../kernel/platform.ts';
import { NOTIFY_BLOCK_JOB } from './close-steps/record-limit-blocks.ts';
import type { CreditPorts } from './ports.ts';
import { issuePurchaseCoupon, type PurchaseAsk } from './use-cases/issue-purchase-coupon.ts';
import { type BlockKey, notifyBlock } from './use-cases/notify-block.ts';
import { type Registered, rewardRegistration } from './use-cases/reward-registration.ts';

const ISSUE_COUPON_JOB = 'credit.issue-coupon';

/** The purchase, and where it was sold. */
export interface PaidPurchase extends PurchaseAsk {
  at: Date;
}

/**
 * The job that issues the next-purchase coupon of a purchase that was paid off, as part of the payment's write, named
 * 'job_credit_issue_coupon'. A purchase has one coupon however often it is paid off, and none while it is not.
 */
export function issueCouponJob({ borrowerId, contractId, retailerId, storeId, at }: PaidPurchase): Fragment {
  const payload = { borrowerId, contractId, retailerId, storeId };
  return jobFragment({ kind: ISSUE_COUPON_JOB, payload, runAt: at });
}

const REGISTERED_JOB = 'credit.registration-completed';

type Kind = typeof ISSUE_COUPON_JOB | typeof REGISTERED_JOB | typeof NOTIFY_BLOCK_JOB;

/** What credit does later, by kind of job; each may run twice and works once. */
export function creditJobs(platform: Platform, ports: CreditPorts): Record<Kind, JobHandler> {
  return {
    [ISSUE_COUPON_JOB]: (payload) => issuePurchaseCoupon(platform, ports, payload as unknown as PurchaseAsk),
    [REGISTERED_JOB]: (payload) => rewardRegistration(platform, payload as unknown as Registered),
    [NOTIFY_BLOCK_JOB]: (payload) => notifyBlock(platform, ports, payload as unknown as BlockKey),
  };
}
