import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Grants that ended over a day ago; the audit keeps who looked whom up. */
export const forgetGrants = forgettingStep('borrowers.forget-grants', {
  table: 'lookup_grants',
  key: ['retailer_id', 'operator_id', 'borrower_id'],
  since: 'expires_at',
  days: 1,
});
