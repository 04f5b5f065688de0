import type { Cents } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import type { Posting } from '../../../books/index.ts';

/** RENEGOTIATION: the interest and late charges of an agreement in one of its payments. */
export type ItemKind = 'INSTALLMENT' | 'FEE' | 'RENEGOTIATION';

export interface PaidItem {
  kind: ItemKind;
  faceCents: Cents;
  /** Principal and interest in the face value of an installment; a fee has neither. */
  principalCents: Cents;
  interestCents: Cents;
  discountCents: Cents;
  /** Part of the discount that was forgiven, by an agreement or at the till; the rest is for paying early. */
  forgivenCents?: Cents;
  /** Part of what was forgiven: at the till. */
  waivedCents?: Cents;
  bonusCents: Cents;
  fineCents: Cents;
  lateInterestCents: Cents;
  contractInterestCents: Cents;
  /** What a bank, which counts simply, left of the contract's interest and of the mora: no part of what is paid. */
  differenceCents?: { contractInterestCents: Cents; lateInterestCents: Cents };
  /** Complementary IOF of the principal that the customer pays, and that the lender bears: no part of what is paid. */
  lateIofCents: Cents;
  lateIofAbsorbedCents: Cents;
  /** Interest that the retailer paid at the sale and gets back; no part of what is paid. */
  retailerCreditCents: Cents;
  paidCents: Cents;
}

const sum = <T>(items: readonly T[], of: (item: T) => number) => sumCents(items.map(of));
const minus = (amount: Cents) => cents(0 - amount);

/** Who holds the money of a payment: the store that took the cash, the provider's bank, which credits boletos a business day later, or the customer's own credit. */
export const cashAccounts = {
  STORE_CASH: 'cash_at_retailer',
  PIX: 'cash_at_bank',
  BOLETO: 'boletos_to_credit',
  RETURN_CREDIT: 'customer_credits',
} as const;
export type PaymentMethod = keyof typeof cashAccounts;

/** What of a payment is income, or less of it. */
export type PaidIncome = Pick<
  PaidItem,
  | 'interestCents'
  | 'contractInterestCents'
  | 'fineCents'
  | 'lateInterestCents'
  | 'bonusCents'
  | 'discountCents'
  | 'forgivenCents'
  | 'waivedCents'
  | 'differenceCents'
>;

function discountPostings(items: readonly PaidIncome[]): Posting[] {
  const forgivenCents = sum(items, (item) => item.forgivenCents ?? 0);
  const waivedCents = sum(items, (item) => item.waivedCents ?? 0);
  return [
    { account: 'punctuality_discount', amountCents: sum(items, (item) => item.bonusCents) },
    { account: 'early_payment_discount', amountCents: cents(sum(items, (item) => item.discountCents) - forgivenCents) },
    { account: 'renegotiation_discount', amountCents: cents(forgivenCents - waivedCents) },
    { account: 'waived_charges', amountCents: waivedCents },
  ];
}

function earnedPostings(items: readonly PaidIncome[]): Posting[] {
  const contractShort = sum(items, (item) => item.differenceCents?.contractInterestCents ?? 0);
  const moraShort = sum(items, (item) => item.differenceCents?.lateInterestCents ?? 0);
  return [
    {
      account: 'interest_income',
      amountCents: cents(0 - sum(items, (item) => item.interestCents + item.contractInterestCents) - contractShort),
    },
    { account: 'fine_income', amountCents: minus(sum(items, (item) => item.fineCents)) },
    {
      account: 'late_interest_income',
      amountCents: cents(0 - sum(items, (item) => item.lateInterestCents) - moraShort),
    },
    { account: 'settlement_difference', amountCents: sumCents([contractShort, moraShort]) },
  ];
}

/** The part of a payment's postings that is on accounts of income. */
export const incomePostings = (items: readonly PaidIncome[]): Posting[] => [
  ...discountPostings(items),
  ...earnedPostings(items),
];

/**
 * Postings of a payment where it was received: principal repays the loan, interest of the installment is income in full, and what was taken
 * off for paying early or in time, by an agreement or at the till, stands against it, and so does what a bank counted less. IOF of late days is owed to the tax authority.
 * `collectedCents` more was paid of the own credit of stores, and is owed to them.
 */
export function paymentPostings(items: readonly PaidItem[], method: PaymentMethod, collectedCents = 0): Posting[] {
  const fees = items.filter((item) => item.kind === 'FEE');
  const absorbedCents = sum(items, (item) => item.lateIofAbsorbedCents);
  return [
    { account: cashAccounts[method], amountCents: cents(sum(items, (item) => item.paidCents) + collectedCents) },
    { account: 'collections_payable', amountCents: cents(0 - collectedCents) },
    ...discountPostings(items),
    { account: 'loans_receivable', amountCents: minus(sum(items, (item) => item.principalCents)) },
    ...earnedPostings(items),
    { account: 'fees_receivable', amountCents: minus(sum(fees, (item) => item.faceCents)) },
    { account: 'iof_absorbed', amountCents: absorbedCents },
    { account: 'iof_payable', amountCents: minus(sumCents([absorbedCents, sum(items, (item) => item.lateIofCents)])) },
  ];
}
