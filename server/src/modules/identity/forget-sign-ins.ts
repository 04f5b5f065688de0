import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Sessions over for 30 days; one that was revoked is over within twelve hours of that anyway. The audit keeps both. */
export const forgetSessions = forgettingStep('identity.forget-sessions', {
  table: 'sessions',
  key: ['retailer_id', 'token_hash'],
  since: 'ends_at',
  days: 30,
});

/** Counts of wrong passwords nobody added to for 30 days: their locks ended long ago. */
export const forgetLoginFailures = forgettingStep('identity.forget-login-failures', {
  table: 'login_failures',
  key: ['email_hash'],
  since: 'last_at',
  days: 30,
});

/** Sign-ons that are over for a day: their tokens are refused for their age. */
export const forgetSignOns = forgettingStep('identity.forget-sign-ons', {
  table: 'sign_on_uses',
  key: ['nonce_hash'],
  since: 'expires_at',
  days: 1,
});

/** Approvals that are over for a day; the audit keeps who approved what. */
export const forgetApprovals = forgettingStep('identity.forget-approvals', {
  table: 'approvals',
  key: ['retailer_id', 'id'],
  since: 'expires_at',
  days: 1,
});

/** Codes to sign in with that are over for a day. */
export const forgetLoginCodes = forgettingStep('identity.forget-login-codes', {
  table: 'login_codes',
  key: ['challenge_hash'],
  since: 'expires_at',
  days: 1,
});

/** Sign-ins that owed the second factor and are over for a day. */
export const forgetLoginSteps = forgettingStep('identity.forget-login-steps', {
  table: 'login_steps',
  key: ['challenge_hash'],
  since: 'expires_at',
  days: 1,
});
