import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';

export const ISSUE_COUPON_JOB = 'credit.issue-coupon';

export interface PaidPurchases {
  borrowerId: string;
  /** The contracts that a payment paid off; at least one. */
  contractIds: readonly string[];
  /** Where they were paid off. */
  retailerId: string;
  storeId: string;
  at: Date;
}

/**
 * The job that issues the next-purchase coupons of purchases that were paid off, as part of the payment's write: at
 * most one such fragment a write, named 'job_credit_issue_coupon'. A purchase gets one coupon however often it is
 * paid off (undone and paid again).
 */
export function issueCouponJob({ borrowerId, contractIds, retailerId, storeId, at }: PaidPurchases): Fragment {
  const payload = { borrowerId, contractIds, retailerId, storeId };
  return jobFragment({ kind: ISSUE_COUPON_JOB, payload, runAt: at });
}
