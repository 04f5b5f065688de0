import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Links that ended over a month ago. */
export const forgetApplicationLinks = forgettingStep('applications.forget-links', {
  table: 'application_links',
  key: ['borrower_id', 'application_id'],
  since: 'expires_at',
  days: 30,
});
