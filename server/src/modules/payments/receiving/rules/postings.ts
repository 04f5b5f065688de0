import type { Posting } from '../../../books/index.ts';

export interface PaidItem {
  /** RENEGOTIATION: the interest and late charges of an agreement in one of its payments. */
  kind: 'INSTALLMENT' | 'FEE' | 'RENEGOTIATION';
  faceCents: number;
  /** Principal and interest in the face value of an installment; a fee has neither. */
  principalCents: number;
  interestCents: number;
  discountCents: number;
  /** Part of the discount that an agreement forgave; the rest is for paying early. */
  forgivenCents?: number;
  bonusCents: number;
  fineCents: number;
  lateInterestCents: number;
  contractInterestCents: number;
  /** Complementary IOF of the principal that the customer pays, and that the lender bears: no part of what is paid. */
  lateIofCents: number;
  lateIofAbsorbedCents: number;
  paidCents: number;
}

const sum = (items: readonly PaidItem[], of: (item: PaidItem) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** Who holds the money of a payment: the store that took the cash, or the provider's bank. */
export const cashAccounts = { STORE_CASH: 'cash_at_retailer', PIX: 'cash_at_bank' } as const;
export type PaymentMethod = keyof typeof cashAccounts;

/**
 * Postings of a payment: principal repays the loan, interest of the installment is income in full, and what was taken
 * off for paying early or in time, or by an agreement, stands against it. IOF of late days is owed to the tax authority.
 */
export function paymentPostings(items: readonly PaidItem[], method: PaymentMethod): Posting[] {
  const fees = items.filter((item) => item.kind === 'FEE');
  const forgivenCents = sum(items, (item) => item.forgivenCents ?? 0);
  const absorbedCents = sum(items, (item) => item.lateIofAbsorbedCents);
  return [
    { account: cashAccounts[method], amountCents: sum(items, (item) => item.paidCents) },
    { account: 'punctuality_discount', amountCents: sum(items, (item) => item.bonusCents) },
    { account: 'early_payment_discount', amountCents: sum(items, (item) => item.discountCents) - forgivenCents },
    { account: 'renegotiation_discount', amountCents: forgivenCents },
    { account: 'loans_receivable', amountCents: -sum(items, (item) => item.principalCents) },
    { account: 'interest_income', amountCents: -sum(items, (item) => item.interestCents + item.contractInterestCents) },
    { account: 'fine_income', amountCents: -sum(items, (item) => item.fineCents) },
    { account: 'late_interest_income', amountCents: -sum(items, (item) => item.lateInterestCents) },
    { account: 'fees_receivable', amountCents: -sum(fees, (item) => item.faceCents) },
    { account: 'iof_absorbed', amountCents: absorbedCents },
    { account: 'iof_payable', amountCents: -absorbedCents - sum(items, (item) => item.lateIofCents) },
  ];
}
