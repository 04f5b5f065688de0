import { type Cents, cents, spread, sumCents } from '@balcao/credit-math';
import type { Posting } from '../../../books/index.ts';
import type { InstallmentRow } from '../../tables.ts';
import type { PayableItem } from './paid-items.ts';
import type { PaidItem } from './postings.ts';

/** What a payment pays of one contract, the interest of an agreement included. */
export interface ContractPart {
  /** The first item of the contract. */
  subjectId: string;
  /** Null for fees: they are the provider's, whoever sold. */
  sold: InstallmentRow | null;
  items: PaidItem[];
}

/** A payment by contract; the interest of an agreement goes with what it pays of each. */
export function contractParts(items: readonly PayableItem[], installments: readonly InstallmentRow[]): ContractPart[] {
  const own = items.filter((item) => item.kind === 'INSTALLMENT');
  const fees = items.filter((item) => item.kind === 'FEE');
  const agreed = items.filter((item) => item.kind === 'RENEGOTIATION');
  const soldAs = (contractId: string) => installments.find((row) => row.contractId === contractId) ?? null;
  const parts = [...new Set(own.map((item) => item.contractId))].map((contractId) => {
    const ofContract = own.filter((item) => item.contractId === contractId);
    return { subjectId: ofContract[0]?.id ?? '', sold: soldAs(contractId), items: ofContract };
  });
  // A payment of an agreement that pays nothing of its debts has its interest alone.
  const bearing =
    parts.length > 0 ? parts : agreed.map((item) => ({ subjectId: item.id, sold: installments[0] ?? null, items: [] }));
  const weights = bearing.map((part) => Math.max(1, sumCents(part.items.map((item) => item.paidCents))));
  const shares = agreed.map((item) => shareItem(item, weights));
  return [
    ...bearing.map(({ subjectId, sold, items: paid }, index) => ({
      subjectId,
      sold,
      items: [...paid, ...shares.flatMap((share) => share[index] ?? [])],
    })),
    ...fees.map((fee) => ({ subjectId: fee.id, sold: null, items: [fee] })),
  ];
}

/** The interest of an agreement, its discount and its late charges by weights. */
function shareItem(item: PayableItem, weights: readonly number[]): PaidItem[] {
  const figures = ['contractInterestCents', 'discountCents', 'fineCents', 'lateInterestCents'] as const;
  const [interest = [], discount = [], fine = [], late = []] = figures.map((figure) => spread(item[figure], weights));
  return weights.map((_, index) => {
    const [interestCents = 0, discountCents = 0, fineCents = 0, lateCents = 0] = [interest, discount, fine, late].map(
      (shares) => shares[index] ?? 0,
    );
    return {
      ...item,
      contractInterestCents: cents(interestCents),
      discountCents: cents(discountCents),
      fineCents: cents(fineCents),
      lateInterestCents: cents(lateCents),
      paidCents: cents(interestCents - discountCents + fineCents + lateCents),
    };
  });
}

/** What a payment moves at a store that sold, for one contract: an entry of its own, for another may receive. */
export interface SellerShare {
  subjectId: string;
  retailerId: string;
  storeId: string;
  postings: Posting[];
}

/**
 * Shares of the stores that sold, one a contract; none where nothing moves.
 * @param till retailer at whose till the cash lies; null of money that came to the provider.
 */
export function sellerShares(parts: readonly ContractPart[], till: string | null): SellerShare[] {
  return parts.flatMap(({ subjectId, sold, items }) => {
    if (sold === null) return [];
    const postings = sold.isOwnedByStore ? collectedPostings(items, sold.retailerId === till) : creditPostings(items);
    const { retailerId, storeId } = sold;
    return postings.some(({ amountCents }) => amountCents !== 0) ? [{ subjectId, retailerId, storeId, postings }] : [];
  });
}

const isOfStore = ({ sold }: ContractPart) => sold?.isOwnedByStore === true;

/** Items of what is the provider's, and the money that was paid of the own credit of stores. */
export function providersPart(parts: readonly ContractPart[]) {
  const collected = parts.filter(isOfStore).flatMap(({ items }) => items);
  return {
    items: parts.filter((part) => !isOfStore(part)).flatMap(({ items }) => items),
    collectedCents: sumCents(collected.map((item) => item.paidCents)),
  };
}

/** Interest that the retailer paid in the place of customers who then paid it themselves. */
function creditPostings(items: readonly PaidItem[]): Posting[] {
  const creditCents = sumCents(items.map((item) => item.retailerCreditCents));
  return [
    { account: 'retailer_interest_income', amountCents: creditCents },
    { account: 'retailer_payable', amountCents: cents(0 - creditCents) },
  ];
}

/** Of the shares, the cash that the retailer keeps at whose till it was paid. */
export const keptCents = (shares: readonly Pick<SellerShare, 'postings'>[]): Cents =>
  sumCents(shares.flatMap(({ postings }) => postings.map(({ account, amountCents }) => kept(account, amountCents))));
const kept = (account: Posting['account'], amountCents: Cents) =>
  cents(account === 'cash_at_retailer' ? 0 - amountCents : 0);

/**
 * Money of the store's own credit is owed to it, or stays in the drawer that it already lies in; its receivable and its
 * income stand in memorandum accounts.
 */
function collectedPostings(items: readonly PaidItem[], isKept: boolean): Posting[] {
  const paidCents = sumCents(items.map((item) => item.paidCents));
  const principalCents = sumCents(items.map((item) => item.principalCents));
  return [
    { account: 'collections_payable', amountCents: paidCents },
    { account: isKept ? 'cash_at_retailer' : 'retailer_payable', amountCents: cents(0 - paidCents) },
    { account: 'memo_store_loans', amountCents: cents(0 - principalCents) },
    { account: 'memo_store_income', amountCents: cents(principalCents - paidCents) },
    { account: 'memo_store_position', amountCents: paidCents },
  ];
}
