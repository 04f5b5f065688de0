import type { Account, Posting } from '../../books/index.ts';
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

/** Accounts of a sale that go back by other figures than the ratio: the plan's own, the tax's, the fee's, the incentive's, or the rest's. */
const otherwise: ReadonlySet<Account> = new Set([
  'loans_receivable',
  'iof_payable',
  'rounding_income',
  'fees_receivable',
  'fee_income',
  'incentive_expense',
  'incentive_payable',
]);

type Ratio = Pick<CancellationBooks, 'principalCents' | 'beforeCents' | 'afterCents'>;

/** Part of an origination posting that goes back now: cumulative, so that the parts of all returns sum to it. */
function partOf({ amountCents }: Posting, { principalCents, beforeCents, afterCents }: Ratio): number {
  const upTo = (cents: number) => Number((BigInt(amountCents) * BigInt(cents)) / BigInt(principalCents));
  return upTo(afterCents) - upTo(beforeCents);
}

/** IOF of what went back between two states of a purchase, as a positive number of cents. */
function iofBetween({ origination, principalCents }: CancellationBooks, beforeCents: number, afterCents: number) {
  return origination
    .filter((posting) => posting.account === 'iof_payable')
    .reduce((sum, posting) => sum - partOf(posting, { principalCents, beforeCents, afterCents }), 0);
}

/**
 * IOF that a cancellation takes from the tax authority or leaves with the provider. A void is of the whole operation:
 * what earlier returns of its day left with the provider is not owed either. Cents.
 */
export function iofOf(books: CancellationBooks): { givenBackCents: number; absorbedCents: number } {
  const { kind, beforeCents, afterCents } = books;
  return kind === 'VOID'
    ? { givenBackCents: iofBetween(books, 0, afterCents), absorbedCents: 0 }
    : { givenBackCents: 0, absorbedCents: iofBetween(books, beforeCents, afterCents) };
}

/** Moves the IOF of what goes back; a void takes back what earlier returns left with the provider. */
function iofPostings(books: CancellationBooks): Posting[] {
  const { givenBackCents, absorbedCents } = iofOf(books);
  const absorbedBefore = books.kind === 'VOID' ? iofBetween(books, 0, books.beforeCents) : 0;
  return [
    { account: 'iof_payable', amountCents: givenBackCents },
    { account: 'iof_absorbed', amountCents: absorbedCents - absorbedBefore },
  ];
}

/**
 * Postings of a cancellation where the goods were sold: the ratio of what the sale posted, the loan by the principal that
 * is released, income by what it no longer is; what the customer paid of it becomes a credit, handed back by
 * {@link refundPostings}. The law gives IOF back only on the day of the operation: later the provider bears it. What
 * rounding leaves over is rounding income, so the entry sums to zero.
 */
export function cancellationPostings(books: CancellationBooks): Posting[] {
  const { origination, shares } = books;
  const goesBack = origination.filter((posting) => !otherwise.has(posting.account));
  const postings = [
    ...goesBack.map((posting): Posting => ({ account: posting.account, amountCents: 0 - partOf(posting, books) })),
    ...iofPostings(books),
    ...planPostings(shares),
    ...feePostings(shares),
  ];
  const rest = postings.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [...postings, { account: 'rounding_income', amountCents: 0 - rest }];
}

/** Postings of the cash handed back, where the goods came back: it may be another store than the one that sold them. */
export function refundPostings(refundCents: number): Posting[] {
  return [
    { account: 'customer_credits', amountCents: refundCents },
    { account: 'cash_at_retailer', amountCents: 0 - refundCents },
  ];
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
    { account: 'customer_credits', amountCents: 0 - refundCentsOf(shares) },
  ];
}

function feePostings({ fees }: ReturnShares): Posting[] {
  const cents = (some: ReturnShares['fees']) => some.reduce((total, fee) => total + fee.cents, 0);
  return [
    { account: 'fee_income', amountCents: cents(fees) },
    { account: 'fees_receivable', amountCents: 0 - cents(fees.filter((fee) => !fee.wasPaid)) },
  ];
}
