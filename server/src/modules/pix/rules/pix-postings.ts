import type { Cents } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Posting } from '../../books/index.ts';

/** Money at the bank that nothing was owed for: the customer's. */
export const unappliedPostings = (amountCents: Cents): Posting[] => [
  { account: 'cash_at_bank', amountCents },
  { account: 'customer_credits', amountCents: cents(0 - amountCents) },
];

/** A store hands a customer's credit back in cash. */
export const refundPostings = (amountCents: Cents): Posting[] => [
  { account: 'customer_credits', amountCents },
  { account: 'cash_at_retailer', amountCents: cents(0 - amountCents) },
];
