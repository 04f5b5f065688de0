import { cents } from '@balcao/credit-math';
import type { Posting } from '../../books/index.ts';
import type { Spent } from './settle.ts';

const credit = (amount: number) => cents(0 - amount);

/**
 * The retailer owes so much less of what its tills took: it paid by a bank, which credits boletos a business day later, or is paid so much less of what it is owed.
 * What waits for a person is in no entry.
 */
export const paidPostings = (
  { baseCents, fineCents, moraCents }: Spent,
  from: 'cash_at_bank' | 'boletos_to_credit' | 'retailer_payable',
): Posting[] => [
  { account: from, amountCents: cents(baseCents + fineCents + moraCents) },
  { account: 'cash_at_retailer', amountCents: credit(baseCents) },
  { account: 'billing_charges_income', amountCents: credit(fineCents + moraCents) },
];
