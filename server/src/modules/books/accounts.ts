import type { Cents } from '@balcao/contract';

/**
 * Accounts of the credit provider's books. Debit is positive, credit negative.
 * Assets: what customers and retailers owe. Liabilities: what is owed to retailers and to the tax authority. Memorandum:
 * the credit that is a store's own and that the provider only serves; these sum to zero in each entry.
 */
export const accounts = [
  'loans_receivable',
  'fees_receivable',
  'cash_at_retailer',
  'cash_at_bank',
  'cash_at_banker',
  'cash_in_transitory',
  'retailer_payable',
  'iof_payable',
  'interest_income',
  'early_payment_discount',
  'punctuality_discount',
  'renegotiation_discount',
  'fine_income',
  'late_interest_income',
  'mdr_income',
  'retailer_interest_income',
  'anticipation_income',
  'fee_income',
  'rounding_income',
  'coupon_expense',
  'incentive_expense',
  'incentive_payable',
  'customer_credits',
  'iof_absorbed',
  'correction_expense',
  'collections_payable',
  'memo_store_loans',
  'memo_store_income',
  'memo_store_position',
] as const;
export type Account = (typeof accounts)[number];

/** One side of an entry: debit positive, credit negative, in cents. */
export interface Posting {
  account: Account;
  amountCents: Cents;
}
