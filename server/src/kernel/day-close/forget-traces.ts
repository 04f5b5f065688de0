import { forgettingStep } from './forgetting-step.ts';

/**
 * Keys of requests answered over 90 days ago. They serve retries alone: what happened is in the books, the audit and the
 * receipts, and a retry as late as that is refused by the state it finds.
 */
export const forgetIdempotencyKeys = forgettingStep('kernel.forget-idempotency-keys', {
  table: 'claims',
  key: ['claimant_id', 'key'],
  since: 'created_at',
  days: 90,
});

/** Jobs done over 30 days ago; those given up stay for whoever looks into them. */
export const forgetDoneJobs = forgettingStep('kernel.forget-done-jobs', {
  table: 'jobs',
  key: ['id'],
  since: 'done_at',
  days: 30,
});

/** Uses of quotas, a day after the last of them stopped counting. */
export const forgetQuotaUses = forgettingStep('kernel.forget-quota-uses', {
  table: 'quota_uses',
  key: ['subject', 'quota'],
  since: 'forget_after',
  days: 1,
});
