import { shareOf } from '@balcao/credit-math';
import type { Posting } from '../../books/index.ts';

export interface Origination {
  principalCents: number;
  financedCents: number;
  iofCents: number;
  feeCents: number;
  mdrRate: string;
  /** Taken off what the customer owes. */
  couponCents?: number;
  /** The retailer bears its coupon, the provider any other. */
  isCouponOfRetailer?: boolean;
  /** Interest the retailer pays at the sale. */
  retailerInterestCents?: number;
}

/**
 * Postings of an accepted contract, as the provider sees it: the customer owes the financed value and the fee, the
 * store is owed the purchase value less the MDR, the interest it pays itself and a coupon it gave, the tax authority
 * the IOF. The cent that rounding of the financed value may leave over is income.
 */
export function originationPostings(sale: Origination): Posting[] {
  const { couponCents = 0, isCouponOfRetailer = false, retailerInterestCents = 0 } = sale;
  const mdr = shareOf(sale.principalCents, sale.mdrRate);
  const borneByRetailer = mdr + retailerInterestCents + (isCouponOfRetailer ? couponCents : 0);
  const netCents = sale.principalCents - couponCents;
  return [
    { account: 'loans_receivable', amountCents: sale.financedCents },
    { account: 'coupon_expense', amountCents: isCouponOfRetailer ? 0 : couponCents },
    { account: 'retailer_payable', amountCents: -(sale.principalCents - borneByRetailer) },
    { account: 'mdr_income', amountCents: -mdr },
    { account: 'retailer_interest_income', amountCents: -retailerInterestCents },
    { account: 'iof_payable', amountCents: -sale.iofCents },
    { account: 'rounding_income', amountCents: -(sale.financedCents - netCents - sale.iofCents) },
    { account: 'fees_receivable', amountCents: sale.feeCents },
    { account: 'fee_income', amountCents: -sale.feeCents },
  ];
}
