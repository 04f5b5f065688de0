import { forgettingStep } from './forgetting-step.ts';

/**
 * Keys of requests answered over 400 days ago: an offer may be good for 365, and no retry comes later. By the database's
 * clock alone, which wrote when they came: no server whose clock runs ahead shortens them.
 */
export const forgetIdempotencyKeys = forgettingStep('kernel.forget-idempotency-keys', {
  table: 'claims',
  key: ['claimant_id', 'key'],
  since: 'created_at',
  days: 400,
  by: 'database',
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
