import type { Posting } from '../../books/index.ts';

export interface PaidItem {
  kind: 'INSTALLMENT' | 'FEE';
  faceCents: number;
  /** Principal and interest of an installment; a fee has neither. */
  principalCents: number;
  interestCents: number;
  discountCents: number;
  fineCents: number;
  lateInterestCents: number;
  contractInterestCents: number;
  paidCents: number;
}

const sum = (items: readonly PaidItem[], of: (item: PaidItem) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/**
 * Postings of a payment received at a store: the store holds the cash for the provider; principal repays the loan,
 * interest of the installment is income in full and the early discount stands against it.
 */
export function paymentPostings(items: readonly PaidItem[]): Posting[] {
  const fees = items.filter((item) => item.kind === 'FEE');
  return [
    { account: 'cash_at_retailer', amountCents: sum(items, (item) => item.paidCents) },
    { account: 'early_payment_discount', amountCents: sum(items, (item) => item.discountCents) },
    { account: 'loans_receivable', amountCents: -sum(items, (item) => item.principalCents) },
    { account: 'interest_income', amountCents: -sum(items, (item) => item.interestCents + item.contractInterestCents) },
    { account: 'fine_income', amountCents: -sum(items, (item) => item.fineCents) },
    { account: 'late_interest_income', amountCents: -sum(items, (item) => item.lateInterestCents) },
    { account: 'fees_receivable', amountCents: -sum(fees, (item) => item.faceCents) },
  ];
}
