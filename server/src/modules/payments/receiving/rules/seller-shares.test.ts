import { expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import type { Posting } from '../../../books/index.ts';
import { testRow } from '../../testing.ts';
import { installmentItem, type PayableItem } from './paid-items.ts';
import { paymentPostings } from './postings.ts';
import { contractParts, keptCents, providersPart, sellerShares } from './seller-shares.ts';

const lent = testRow({ id: 'lent', contractId: 'lent' });
const own = { ...testRow({ id: 'own', contractId: 'own' }), isOwnedByStore: true };
const items = [installmentItem('a', lent, '2026-12-21'), installmentItem('b', own, '2026-12-21')];

/** The interest of an agreement in one of its payments: 10 reais and a cent, and 3 off for paying early. */
const interest: PayableItem = {
  ...installmentItem('r', lent, '2026-12-21'),
  kind: 'RENEGOTIATION',
  installmentId: null,
  contractId: 'agreement',
  faceCents: cents(0),
  principalCents: cents(0),
  interestCents: cents(0),
  contractInterestCents: cents(1_001),
  discountCents: cents(300),
  paidCents: cents(701),
};

const sum = (postings: readonly Posting[]) => postings.reduce((total, { amountCents }) => total + amountCents, 0);
const of = (postings: readonly Posting[]) =>
  Object.fromEntries(
    postings.filter(({ amountCents }) => amountCents !== 0).map((one) => [one.account, one.amountCents]),
  );

// Planted: interest of an agreement that is all the provider's.
test('an agreement on credit of both lenders: its interest goes with what it pays of each', () => {
  const parts = contractParts([...items, interest], [lent, own]);
  const { items: kept, collectedCents } = providersPart(parts);
  const received = paymentPostings(kept, 'STORE_CASH', collectedCents);
  expect(sum(received)).toBe(0);
  expect(of(received)).toEqual({
    cash_at_retailer: 24_701,
    collections_payable: -12_351,
    early_payment_discount: 150,
    loans_receivable: -9_000,
    interest_income: -3_500,
  });
  const shares = sellerShares(parts, null);
  expect(shares.map(({ subjectId, postings }) => [subjectId, of(postings)])).toEqual([
    [
      'b',
      {
        collections_payable: 12_351,
        retailer_payable: -12_351,
        memo_store_loans: -9_000,
        memo_store_income: -3_351,
        memo_store_position: 12_351,
      },
    ],
  ]);
});

// Planted: cash of whoever's credit is kept by whoever takes it.
test.each([
  ['lent', own.retailerId, 0],
  ['own', 'another retailer', 0],
  ['own', own.retailerId, 12_000],
] as const)('of %s credit paid in cash at a till of %s the till keeps %i', (whose, till, kept) => {
  const parts = contractParts([installmentItem('a', whose === 'own' ? own : lent, '2026-12-21')], [lent, own]);
  const shares = sellerShares(parts, till);
  expect(keptCents(shares)).toBe(kept);
  for (const share of shares) expect(sum(share.postings)).toBe(0);
});
