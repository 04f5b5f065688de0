import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** What faces looked like: only the newest are compared. */
export const forgetLikenesses = forgettingStep('biometry.forget-likenesses', {
  table: 'biometry_likenesses',
  key: ['retailer_id', 'borrower_id'],
  since: 'taken_at',
  days: 30,
});

/** What customers were asked to do before the camera. */
export const forgetLivenessChecks = forgettingStep('biometry.forget-liveness', {
  table: 'liveness_checks',
  key: ['borrower_id'],
  since: 'asked_at',
  days: 90,
});
