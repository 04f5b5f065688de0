import type { Account, Posting } from '../../../books/index.ts';
import { type ReturnShares, refundCentsOf } from './share-return.ts';

export interface CancellationBooks {
  kind: 'VOID' | 'RETURN';
  /** What the acceptance posted. */
  origination: readonly Posting[];
  /** Purchase value, and how much of it was back before and is back now. Cents. */
  principalCents: number;
  beforeCents: number;
  afterCents: number;
  shares: ReturnShares;
}

/** Accounts of a sale that go back by other figures than the ratio: the plan's own, the fee's, the incentive's, or the rest's. */
const otherwise: ReadonlySet<Account> = new Set([
  'loans_receivable',
  'rounding_income',
  'fees_receivable',
  'fee_income',
  'incentive_expense',
  'incentive_payable',
]);

/** Part of an origination posting that goes back now: cumulative, so that the parts of all returns sum to it. */
function partOf({ amountCents }: Posting, books: CancellationBooks): number {
  const upTo = (cents: number) => Number((BigInt(amountCents) * BigInt(cents)) / BigInt(books.principalCents));
  return upTo(books.afterCents) - upTo(books.beforeCents);
}

/** IOF of the part that goes back, as a positive number of cents. */
export function iofOf(books: CancellationBooks): number {
  return books.origination
    .filter((posting) => posting.account === 'iof_payable')
    .reduce((sum, posting) => sum - partOf(posting, books), 0);
}

/**
 * Postings of a cancellation: the ratio of what the sale posted, the loan by the principal that is released, cash by
 * the refund (principal that was repaid among it), income by what it no longer is. The law gives IOF back only on the day of the operation:
 * later the provider bears it. What rounding leaves over is rounding income, so the entry sums to zero.
 */
export function cancellationPostings(books: CancellationBooks): Posting[] {
  const { origination, shares, kind } = books;
  const goesBack = origination.filter((posting) => !otherwise.has(posting.account));
  const postings = [
    ...goesBack.map((posting): Posting => {
      const account = posting.account === 'iof_payable' && kind === 'RETURN' ? 'iof_absorbed' : posting.account;
      return { account, amountCents: 0 - partOf(posting, books) };
    }),
    ...planPostings(shares),
    ...feePostings(shares),
  ];
  const rest = postings.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [...postings, { account: 'rounding_income', amountCents: 0 - rest }];
}

function planPostings(shares: ReturnShares): Posting[] {
  const { releases, refunds } = shares;
  const sum = (of: (one: ReturnShares['refunds'][number]) => number) =>
    refunds.reduce((total, one) => total + of(one), 0);
  const released = releases.reduce((total, one) => total + one.principalCents, 0);
  return [
    { account: 'loans_receivable', amountCents: 0 - released },
    { account: 'interest_income', amountCents: sum((one) => one.faceCents - one.principalCents) },
    { account: 'early_payment_discount', amountCents: 0 - sum((one) => one.discountCents) },
    { account: 'punctuality_discount', amountCents: 0 - sum((one) => one.bonusCents) },
    { account: 'cash_at_retailer', amountCents: 0 - refundCentsOf(shares) },
  ];
}

function feePostings({ fees }: ReturnShares): Posting[] {
  const cents = (some: ReturnShares['fees']) => some.reduce((total, fee) => total + fee.cents, 0);
  return [
    { account: 'fee_income', amountCents: cents(fees) },
    { account: 'fees_receivable', amountCents: 0 - cents(fees.filter((fee) => !fee.wasPaid)) },
  ];
}
