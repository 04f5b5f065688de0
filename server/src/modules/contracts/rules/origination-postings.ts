import type { Posting } from '../../books/index.ts';
import { share } from './price-proposals.ts';

export interface Origination {
  principalCents: number;
  financedCents: number;
  iofCents: number;
  feeCents: number;
  mdrRate: string;
}

/**
 * Postings of an accepted contract, as the provider sees it: the customer owes the financed value and the fee, the
 * store is owed the purchase value less the MDR, the tax authority the IOF. The cent that rounding of the financed
 * value may leave over is income.
 */
export function originationPostings(sale: Origination): Posting[] {
  const mdr = share(sale.principalCents, sale.mdrRate);
  return [
    { account: 'loans_receivable', amountCents: sale.financedCents },
    { account: 'retailer_payable', amountCents: -(sale.principalCents - mdr) },
    { account: 'mdr_income', amountCents: -mdr },
    { account: 'iof_payable', amountCents: -sale.iofCents },
    { account: 'rounding_income', amountCents: -(sale.financedCents - sale.principalCents - sale.iofCents) },
    { account: 'fees_receivable', amountCents: sale.feeCents },
    { account: 'fee_income', amountCents: -sale.feeCents },
  ];
}
