import type { Posting } from '../../books/index.ts';

/** Money at the bank that nothing was owed for: the customer's. */
export const unappliedPostings = (cents: number): Posting[] => [
  { account: 'cash_at_bank', amountCents: cents },
  { account: 'customer_credits', amountCents: -cents },
];

/** A store hands a customer's credit back in cash. */
export const refundPostings = (cents: number): Posting[] => [
  { account: 'customer_credits', amountCents: cents },
  { account: 'cash_at_retailer', amountCents: -cents },
];
