import { cents, sumCents } from '@balcao/credit-math';
import type { Posting } from '../../../books/index.ts';
import type { InstallmentRow } from '../../tables.ts';
import type { PayableItem } from './paid-items.ts';

/** What a payment moves at a store that sold, for one contract: an entry of its own, for another may receive. */
export interface SellerShare {
  /** The first item of the contract. */
  subjectId: string;
  retailerId: string;
  storeId: string;
  postings: Posting[];
}

/** Shares of the stores that sold, one a contract; none where nothing moves. */
export function sellerShares(items: readonly PayableItem[], installments: readonly InstallmentRow[]): SellerShare[] {
  return [...new Set(items.map((item) => item.contractId))].flatMap((contractId) => {
    const own = items.filter((item) => item.contractId === contractId);
    const postings = sharePostings(own);
    const [first] = own;
    const sold = installments.find((row) => row.contractId === contractId);
    const isMoved = postings.some(({ amountCents }) => amountCents !== 0);
    return first && sold && isMoved
      ? [{ subjectId: first.id, retailerId: sold.retailerId, storeId: sold.storeId, postings }]
      : [];
  });
}

/** Interest that the retailer paid in the place of customers who then paid it themselves. */
function sharePostings(items: readonly PayableItem[]): Posting[] {
  const creditCents = sumCents(items.map((item) => item.retailerCreditCents));
  return [
    { account: 'retailer_interest_income', amountCents: creditCents },
    { account: 'retailer_payable', amountCents: cents(0 - creditCents) },
  ];
}
