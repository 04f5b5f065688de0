import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Requests closed over a year ago. Those that are open stay for whoever answers them. */
export const forgetSupportRequests = forgettingStep('support.forget-requests', {
  table: 'support_requests',
  key: ['retailer_id', 'id'],
  since: 'closed_at',
  days: 365,
});
