import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Links that said for long enough why they are dead. */
export const forgetReceiptLinks = forgettingStep('receipt-links.forget-links', {
  table: 'receipt_links',
  key: ['token_hash'],
  since: 'expires_at',
  days: 30,
});
