import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { inCents, type Plain } from '../../../testing/in-cents.ts';
import type { Account } from '../../books/index.ts';
import { originationPostings } from '../../contracts/index.ts';
import type { PlanFact, PlanInstallment } from '../../payments/index.ts';
import { cancellationPostings, type CancellationBooks } from './cancellation-postings.ts';
import { type ReturnAsk, shareReturn } from './share-return.ts';

/** The sale of docs/books.md: [installment, its principal, its share of the limit]. */
const rows: [number, number, number][] = [
  [19_985, 14_920, 14_728],
  [19_985, 15_518, 15_319],
  [19_985, 16_321, 16_112],
  [19_985, 17_444, 17_220],
  [19_985, 18_067, 17_835],
  [19_982, 19_030, 18_786],
];
const origination = originationPostings({
  principalCents: cents(100_000),
  financedCents: cents(101_300),
  iofCents: cents(1_300),
  feeCents: cents(1_000),
  mdrRate: '0.04',
});

const installment = (
  [amountCents, principalCents, limitCents]: (typeof rows)[number],
  index: number,
  paid: number,
): Plain<PlanInstallment> => ({
  id: `i${index}`,
  number: index + 1,
  dueOn: '2026-12-21',
  status: index < paid ? 'PAID' : 'OPEN',
  amountCents,
  principalCents,
  limitCents,
  bonusCents: 0,
  settledCents: 0,
  settledPrincipalCents: 0,
  settledLimitCents: 0,
  carried: { fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 },
  isOverdue: false,
});

/** The plan with its first installments paid on their due dates, and the fee with the first. */
function planWith(paid: number): Plain<PlanFact> {
  const installments = rows.map((row, index) => installment(row, index, paid));
  return {
    installments,
    payments: installments.slice(0, paid).map(({ id, amountCents, principalCents }) => ({
      id: `p-${id}`,
      installmentId: id,
      paidOn: '2026-12-21',
      faceCents: amountCents,
      principalCents,
      discountCents: 0,
      bonusCents: 0,
      retailerCreditCents: 0,
      fineCents: 0,
      lateInterestCents: 0,
      contractInterestCents: 0,
      forgivenCents: 0,
      isPartial: false,
    })),
    fees: [{ id: 'f', amountCents: 1_000, status: paid > 0 ? 'PAID' : 'OPEN', paidOn: null }],
  };
}

function entryOf(
  kind: CancellationBooks['kind'],
  paid: number,
  valueCents: number,
  { beforeCents = 0, ...over }: Partial<Plain<CancellationBooks>> = {},
) {
  const shares = shareReturn(
    inCents<ReturnAsk>({
      plan: planWith(paid),
      refunded: [],
      isDefect: false,
      valueCents,
      leftCents: 100_000 - beforeCents,
    }),
  );
  const afterCents = beforeCents + valueCents;
  const books = inCents<CancellationBooks>({
    kind,
    isOwnedByStore: false,
    correctionCents: 0,
    origination,
    principalCents: 100_000,
    beforeCents,
    afterCents,
    shares,
    ...over,
  });
  const entry: Partial<Record<Account, number>> = {};
  for (const { account, amountCents } of cancellationPostings(books)) {
    if (amountCents !== 0) entry[account] = (entry[account] ?? 0) + amountCents;
  }
  return entry;
}

test('a void on the day of the sale', () => {
  expect(entryOf('VOID', 0, 100_000)).toEqual({
    retailer_payable: 96_000,
    mdr_income: 4_000,
    iof_payable: 1_300,
    fee_income: 1_000,
    loans_receivable: -101_300,
    fees_receivable: -1_000,
  });
});

// Planted: what rounding leaves of the store's own credit is the provider's income.
test("what rounding leaves of the own credit of a store is the store's", () => {
  const books = inCents<CancellationBooks>({
    kind: 'RETURN',
    isOwnedByStore: true,
    correctionCents: 0,
    origination: [
      { account: 'retailer_payable', amountCents: 2 },
      { account: 'mdr_income', amountCents: -1 },
      { account: 'coupon_expense', amountCents: -1 },
    ],
    principalCents: 2,
    beforeCents: 0,
    afterCents: 1,
    shares: { releases: [], refunds: [], fees: [], creditBackCents: 0 },
  });
  expect(cancellationPostings(books).filter(({ amountCents }) => amountCents !== 0)).toEqual([]);
});

test('a void after a return of the same day takes the IOF back that the provider bore', () => {
  expect(entryOf('VOID', 0, 75_000, { beforeCents: 25_000 })).toMatchObject({
    retailer_payable: 72_000,
    mdr_income: 3_000,
    iof_payable: 1_300,
    iof_absorbed: -325,
  });
});

test('a return of everything after one paid installment', () => {
  expect(entryOf('RETURN', 1, 100_000)).toEqual({
    retailer_payable: 96_000,
    mdr_income: 4_000,
    iof_absorbed: 1_300,
    interest_income: 5_065,
    fee_income: 1_000,
    loans_receivable: -86_380,
    customer_credits: -20_985,
  });
});

test('a return of a part', () => {
  expect(entryOf('RETURN', 1, 25_000)).toEqual({
    retailer_payable: 24_000,
    mdr_income: 1_000,
    iof_absorbed: 325,
    interest_income: 1_266,
    loans_receivable: -21_595,
    customer_credits: -4_996,
  });
});

test('correction of what is handed back is borne by whoever was paid: the provider, or the store of its own credit', () => {
  const byProvider = entryOf('RETURN', 1, 25_000, { correctionCents: 31 });
  expect(byProvider).toEqual({
    ...entryOf('RETURN', 1, 25_000),
    correction_expense: 31,
    customer_credits: -4_996 - 31,
  });
  const plain = entryOf('RETURN', 1, 25_000, { isOwnedByStore: true });
  expect(entryOf('RETURN', 1, 25_000, { isOwnedByStore: true, correctionCents: 31 })).toEqual({
    ...plain,
    retailer_payable: (plain.retailer_payable ?? 0) + 31,
    customer_credits: -4_996 - 31,
  });
});
