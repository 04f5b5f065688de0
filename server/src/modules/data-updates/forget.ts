import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Links that are over for a day. */
export const forgetDataLinks = forgettingStep('data-updates.forget-links', {
  table: 'data_links',
  key: ['retailer_id', 'token_hash'],
  since: 'expires_at',
  days: 1,
});

/** Visits that are over for a day. */
export const forgetDataVisits = forgettingStep('data-updates.forget-visits', {
  table: 'data_visits',
  key: ['key_hash'],
  since: 'expires_at',
  days: 1,
});

/** Requests for another phone that were decided, or withdrawn, a year ago: the audit keeps who decided. */
export const forgetPhoneChanges = forgettingStep('data-updates.forget-phone-changes', {
  table: 'phone_changes',
  key: ['person_id', 'id'],
  since: 'decided_at',
  days: 365,
});
