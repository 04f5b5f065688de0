import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Codes that are over for a day. */
export const forgetPortalEntries = forgettingStep('portal.forget-entries', {
  table: 'portal_entries',
  key: ['key_hash'],
  since: 'expires_at',
  days: 1,
});

/** Sessions that are over for a day. */
export const forgetCustomerSessions = forgettingStep('portal.forget-sessions', {
  table: 'customer_sessions',
  key: ['token_hash'],
  since: 'ends_at',
  days: 1,
});
