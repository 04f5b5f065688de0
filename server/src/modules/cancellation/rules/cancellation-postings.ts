import { type Cents, cents, sumCents } from '@balcao/credit-math';
import type { Account, Posting } from '../../books/index.ts';
import { type ReturnShares, refundCentsOf } from './share-return.ts';

export interface CancellationBooks {
  kind: 'VOID' | 'RETURN';
  /** The store's own credit (ADR 0033). */
  isOwnedByStore: boolean;
  /** What the acceptance posted. */
  origination: readonly Posting[];
  /** Purchase value, and how much of it was back before and is back now. */
  principalCents: Cents;
  beforeCents: Cents;
  afterCents: Cents;
  shares: ReturnShares;
  /** Monetary correction of what is handed back. */
  correctionCents: Cents;
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
  'memo_store_loans',
  'memo_store_position',
]);

type Ratio = Pick<CancellationBooks, 'principalCents' | 'beforeCents' | 'afterCents'>;

/** Part of an origination posting that goes back now: cumulative, so that the parts of all returns sum to it. */
function partOf({ amountCents }: Posting, { principalCents, beforeCents, afterCents }: Ratio): Cents {
  const upTo = (returned: Cents) => Number((BigInt(amountCents) * BigInt(returned)) / BigInt(principalCents));
  return cents(upTo(afterCents) - upTo(beforeCents));
}

const nothing = cents(0);
const minus = (amount: Cents): Cents => cents(0 - amount);

/** What of a posting is undone; what the retailer got back for lost bonuses was part of it already. */
function goneBack(posting: Posting, books: CancellationBooks): Cents {
  return cents((ofCredit[posting.account] ?? 0) * books.shares.creditBackCents - partOf(posting, books));
}

/** Sign of the retailer's credit in the accounts it moved, once it is taken back. */
const ofCredit: Partial<Record<Account, 1 | -1>> = { retailer_payable: 1, retailer_interest_income: -1 };

/** IOF of what went back between two states of a purchase, as a positive amount. */
function iofBetween({ origination, principalCents }: CancellationBooks, beforeCents: Cents, afterCents: Cents): Cents {
  const owed = origination.filter((posting) => posting.account === 'iof_payable');
  return minus(sumCents(owed.map((posting) => partOf(posting, { principalCents, beforeCents, afterCents }))));
}

/**
 * IOF that a cancellation takes from the tax authority or leaves with the provider. A void is of the whole operation:
 * what earlier returns of its day left with the provider is not owed either.
 */
export function iofOf(books: CancellationBooks): { givenBackCents: Cents; absorbedCents: Cents } {
  const { kind, beforeCents, afterCents } = books;
  return kind === 'VOID'
    ? { givenBackCents: iofBetween(books, nothing, afterCents), absorbedCents: nothing }
    : { givenBackCents: nothing, absorbedCents: iofBetween(books, beforeCents, afterCents) };
}

/** Moves the IOF of what goes back; a void takes back what earlier returns left with the provider. */
function iofPostings(books: CancellationBooks): Posting[] {
  const { givenBackCents, absorbedCents } = iofOf(books);
  const absorbedBefore = books.kind === 'VOID' ? iofBetween(books, nothing, books.beforeCents) : nothing;
  return [
    { account: 'iof_payable', amountCents: givenBackCents },
    { account: 'iof_absorbed', amountCents: cents(absorbedCents - absorbedBefore) },
  ];
}

/**
 * Postings of a cancellation where the goods were sold: the ratio of what the sale posted, the loan by the principal that
 * is released, income by what it no longer is (of the store's own credit both are the store's, and so is what it had
 * collected); what the customer paid of it becomes a credit, handed back by
 * {@link refundPostings}. The law gives IOF back only on the day of the operation: later the provider bears it. What
 * rounding leaves over is rounding income, so the entry sums to zero.
 */
export function cancellationPostings(books: CancellationBooks): Posting[] {
  const { origination, shares } = books;
  const goesBack = origination.filter((posting) => !otherwise.has(posting.account));
  const postings: Posting[] = [
    ...goesBack.map((posting): Posting => ({ account: posting.account, amountCents: goneBack(posting, books) })),
    ...iofPostings(books),
    ...(books.isOwnedByStore ? storePostings(shares) : planPostings(shares)),
    ...feePostings(shares),
    ...correctionPostings(books),
    { account: 'customer_credits', amountCents: minus(refundCentsOf(shares)) },
  ];
  const rest = sumCents(postings.map(({ amountCents }) => amountCents));
  return merged([
    ...postings,
    { account: books.isOwnedByStore ? 'retailer_payable' : 'rounding_income', amountCents: minus(rest) },
  ]);
}

/** Whoever was paid bears it. */
function correctionPostings({ isOwnedByStore, correctionCents }: CancellationBooks): Posting[] {
  return [
    { account: isOwnedByStore ? 'retailer_payable' : 'correction_expense', amountCents: correctionCents },
    { account: 'customer_credits', amountCents: minus(correctionCents) },
  ];
}

/** One line an account. */
function merged(postings: readonly Posting[]): Posting[] {
  const accounts = [...new Set(postings.map(({ account }) => account))];
  return accounts.map((account) => ({
    account,
    amountCents: sumCents(postings.filter((one) => one.account === account).map(({ amountCents }) => amountCents)),
  }));
}

/** Postings of the cash handed back, where the goods came back: it may be another store than the one that sold them. */
export function refundPostings(refundCents: Cents): Posting[] {
  return [
    { account: 'customer_credits', amountCents: refundCents },
    { account: 'cash_at_retailer', amountCents: minus(refundCents) },
  ];
}

function planPostings(shares: ReturnShares): Posting[] {
  const { releases, refunds } = shares;
  const sum = (of: (one: ReturnShares['refunds'][number]) => number) => sumCents(refunds.map(of));
  const released = sumCents(releases.map((one) => one.principalCents));
  return [
    { account: 'loans_receivable', amountCents: minus(released) },
    {
      account: 'interest_income',
      amountCents: sum((one) => one.faceCents - one.principalCents + one.contractInterestCents),
    },
    { account: 'fine_income', amountCents: sum((one) => one.fineCents) },
    { account: 'late_interest_income', amountCents: sum((one) => one.lateInterestCents) },
    { account: 'early_payment_discount', amountCents: minus(sum((one) => one.discountCents)) },
    { account: 'punctuality_discount', amountCents: minus(sum((one) => one.bonusCents)) },
  ];
}

/** On the store's own credit the store hands back what it collected, and its receivable and income shrink. */
function storePostings({ releases, refunds }: ReturnShares): Posting[] {
  const released = sumCents(releases.map((one) => one.principalCents));
  const refunded = sumCents(refunds.map((one) => one.refundCents));
  const income = sumCents(refunds.map((one) => one.refundCents - one.principalCents));
  return [
    { account: 'retailer_payable', amountCents: refunded },
    { account: 'memo_store_loans', amountCents: minus(released) },
    { account: 'memo_store_income', amountCents: income },
    { account: 'memo_store_position', amountCents: cents(released - income) },
  ];
}

function feePostings({ fees }: ReturnShares): Posting[] {
  const sum = (some: ReturnShares['fees']) => sumCents(some.map((fee) => fee.amountCents));
  return [
    { account: 'fee_income', amountCents: sum(fees) },
    { account: 'fees_receivable', amountCents: minus(sum(fees.filter((fee) => !fee.wasPaid))) },
  ];
}
