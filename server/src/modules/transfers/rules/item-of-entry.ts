import { type Cents, cents, sumCents } from '@balcao/credit-math';
import type { Account, OwedEntry, Posting } from '../../books/index.ts';
import type { ItemKind } from '../tables.ts';

/** What an entry of the journal says of what a retailer is owed. */
export interface ItemAmounts {
  kind: ItemKind;
  principalCents: Cents;
  feeCents: Cents;
  discountCents: Cents;
  amountCents: Cents;
}

const nothing = cents(0);
const of = (postings: readonly Posting[], account: Account) =>
  sumCents(postings.filter((posting) => posting.account === account).map(({ amountCents }) => amountCents));
const credited = (postings: readonly Posting[], account: Account) => cents(0 - of(postings, account));
const isOwnCredit = (postings: readonly Posting[]) => postings.some(({ account }) => account.startsWith('memo_store'));

function kindOf({ event, postings }: Pick<OwedEntry, 'event' | 'postings'>): ItemKind {
  if (event === 'CANCELLATION') return 'RETURN';
  if (event === 'ORIGINATION') return isOwnCredit(postings) ? 'OWN_SALE_FEE' : 'SALE';
  return isOwnCredit(postings) ? 'PASS_THROUGH' : 'INTEREST_CREDIT';
}

/**
 * Of a sale the fee is what the provider keeps: the MDR as it was booked, and interest that the retailer pays in the place
 * of its customer. A coupon of the provider is paid on top of what the customer financed; one of the retailer is its own.
 */
export function amountsOf(entry: Pick<OwedEntry, 'event' | 'postings'>): ItemAmounts {
  const { postings } = entry;
  const kind = kindOf(entry);
  const amountCents = credited(postings, 'retailer_payable');
  if (kind !== 'SALE') return { kind, principalCents: nothing, feeCents: nothing, discountCents: nothing, amountCents };
  const feeCents = sumCents([credited(postings, 'mdr_income'), credited(postings, 'retailer_interest_income')]);
  const discountCents = of(postings, 'coupon_expense');
  return { kind, principalCents: cents(amountCents + feeCents - discountCents), feeCents, discountCents, amountCents };
}
