import type { AccountKind, Cents } from '@balcao/contract';

/**
 * Accounts of the credit provider's books. Debit is positive, credit negative.
 * Assets: what customers and retailers owe. Liabilities: what is owed to retailers and to the tax authority. Memorandum:
 * the credit that is a store's own and that the provider only serves, and what was written off; these sum to zero in each entry.
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
  'waived_charges',
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
  'accrued_interest',
  'allowance_incurred',
  'allowance_additional',
  'allowance_excess',
  'provision_expense',
  'recovery_income',
  'equity',
  'bank_differences',
  'bank_fee_expense',
  'revenue_tax_expense',
  'memo_written_off',
  'memo_written_off_contra',
] as const;
export type Account = (typeof accounts)[number];

/** One side of an entry: debit positive, credit negative, in cents. */
export interface Posting {
  account: Account;
  amountCents: Cents;
}

/** On which side of the books each account stands. What stands against income is of its kind. */
export const kindOfAccount: Readonly<Record<Account, AccountKind>> = {
  loans_receivable: 'ASSET',
  accrued_interest: 'ASSET',
  allowance_incurred: 'ASSET',
  allowance_additional: 'ASSET',
  allowance_excess: 'ASSET',
  fees_receivable: 'ASSET',
  cash_at_retailer: 'ASSET',
  cash_at_bank: 'ASSET',
  cash_at_banker: 'ASSET',
  cash_in_transitory: 'ASSET',
  retailer_payable: 'LIABILITY',
  iof_payable: 'LIABILITY',
  incentive_payable: 'LIABILITY',
  customer_credits: 'LIABILITY',
  collections_payable: 'LIABILITY',
  bank_differences: 'LIABILITY',
  equity: 'EQUITY',
  interest_income: 'INCOME',
  early_payment_discount: 'INCOME',
  punctuality_discount: 'INCOME',
  renegotiation_discount: 'INCOME',
  waived_charges: 'INCOME',
  fine_income: 'INCOME',
  late_interest_income: 'INCOME',
  mdr_income: 'INCOME',
  retailer_interest_income: 'INCOME',
  anticipation_income: 'INCOME',
  fee_income: 'INCOME',
  rounding_income: 'INCOME',
  recovery_income: 'INCOME',
  coupon_expense: 'EXPENSE',
  incentive_expense: 'EXPENSE',
  iof_absorbed: 'EXPENSE',
  correction_expense: 'EXPENSE',
  provision_expense: 'EXPENSE',
  bank_fee_expense: 'EXPENSE',
  revenue_tax_expense: 'EXPENSE',
  memo_store_loans: 'MEMORANDUM',
  memo_store_income: 'MEMORANDUM',
  memo_store_position: 'MEMORANDUM',
  memo_written_off: 'MEMORANDUM',
  memo_written_off_contra: 'MEMORANDUM',
};
