import { type Cents, cents, shareOf, sumCents } from '@balcao/credit-math';
import type { Posting } from '../../books/index.ts';

export interface Origination {
  principalCents: Cents;
  financedCents: Cents;
  iofCents: Cents;
  feeCents: Cents;
  mdrRate: string;
  /** Taken off what the customer owes. */
  couponCents?: Cents;
  /** The retailer bears its coupon, the provider any other. */
  isCouponOfRetailer?: boolean;
  /** Interest the retailer pays at the sale. */
  retailerInterestCents?: Cents;
}

/**
 * Postings of an accepted contract, as the provider sees it: the customer owes the financed value and the fee, the
 * store is owed the purchase value less the MDR, the interest it pays itself and a coupon it gave, the tax authority
 * the IOF. The cent that rounding of the financed value may leave over is income.
 */
export function originationPostings(sale: Origination): Posting[] {
  const { couponCents = cents(0), isCouponOfRetailer = false, retailerInterestCents = cents(0) } = sale;
  const mdrCents = shareOf(sale.principalCents, sale.mdrRate);
  const borneCents = sumCents([mdrCents, retailerInterestCents, isCouponOfRetailer ? couponCents : 0]);
  const netCents = cents(sale.principalCents - couponCents);
  return [
    { account: 'loans_receivable', amountCents: sale.financedCents },
    { account: 'coupon_expense', amountCents: cents(isCouponOfRetailer ? 0 : couponCents) },
    { account: 'retailer_payable', amountCents: cents(borneCents - sale.principalCents) },
    { account: 'mdr_income', amountCents: cents(0 - mdrCents) },
    { account: 'retailer_interest_income', amountCents: cents(0 - retailerInterestCents) },
    { account: 'iof_payable', amountCents: cents(0 - sale.iofCents) },
    { account: 'rounding_income', amountCents: cents(netCents + sale.iofCents - sale.financedCents) },
    { account: 'fees_receivable', amountCents: sale.feeCents },
    { account: 'fee_income', amountCents: cents(0 - sale.feeCents) },
  ];
}

/**
 * Postings of an accepted contract that is the store's own credit: what the customer owes the store stands in memorandum
 * accounts. The store owes the provider the MDR, the provider the store a coupon that it gave; the fee is the provider's.
 */
export function storeOwnPostings(sale: Origination): Posting[] {
  const mdrCents = shareOf(sale.principalCents, sale.mdrRate);
  const couponCents = cents(sale.isCouponOfRetailer ? 0 : (sale.couponCents ?? 0));
  return [
    { account: 'memo_store_loans', amountCents: sale.financedCents },
    { account: 'memo_store_position', amountCents: cents(0 - sale.financedCents) },
    { account: 'coupon_expense', amountCents: couponCents },
    { account: 'retailer_payable', amountCents: cents(mdrCents - couponCents) },
    { account: 'mdr_income', amountCents: cents(0 - mdrCents) },
    { account: 'fees_receivable', amountCents: sale.feeCents },
    { account: 'fee_income', amountCents: cents(0 - sale.feeCents) },
  ];
}
