import { expect, test } from 'vitest';
import { inCents, type Plain } from '../../../testing/in-cents.ts';
import { correctReturn, type CorrectionAsk } from './correct-return.ts';

const refund = (paymentItemId: string, refundCents: number): Plain<CorrectionAsk['shares']['refunds'][number]> => ({
  paymentItemId,
  installmentId: 'i',
  faceCents: refundCents,
  principalCents: refundCents,
  discountCents: 0,
  bonusCents: 0,
  fineCents: 0,
  lateInterestCents: 0,
  contractInterestCents: 0,
  refundCents,
});
const part = (
  id: string,
  paidOn: `${number}-${number}-${number}`,
): Plain<CorrectionAsk['plan']['payments'][number]> => ({
  id,
  paidOn,
  installmentId: 'i',
  faceCents: 0,
  principalCents: 0,
  discountCents: 0,
  bonusCents: 0,
  retailerCreditCents: 0,
  fineCents: 0,
  lateInterestCents: 0,
  contractInterestCents: 0,
  forgivenCents: 0,
  isPartial: false,
});

const table = { id: 'policy', index: 'IPCA', months: [{ month: '2026-12', rate: '0.01' }] };
const ask: Plain<CorrectionAsk> = {
  plan: {
    installments: [],
    payments: [part('december', '2026-12-31'), part('january', '2027-01-31'), part('today', '2027-02-28')],
    fees: [
      { id: 'paid', amountCents: 1_000, status: 'PAID', paidOn: '2026-12-31' },
      { id: 'open', amountCents: 1_000, status: 'OPEN', paidOn: null },
    ],
  },
  shares: {
    releases: [],
    refunds: [refund('december', 10_000), refund('january', 10_000), refund('today', 10_000)],
    fees: [
      { feeId: 'paid', wasPaid: true, amountCents: 1_000 },
      { feeId: 'open', wasPaid: false, amountCents: 1_000 },
    ],
    creditBackCents: 0,
  },
  downPaymentCents: 0,
  acceptedOn: '2026-11-30',
  table,
  today: '2027-02-28',
};
const correct = (over: Partial<Plain<CorrectionAsk>> = {}) =>
  correctReturn(inCents<CorrectionAsk>({ ...ask, ...over }));

// Planted: all of them from the day of the sale.
test('each amount from the day it was paid on: two months, one, none, and the fee', () => {
  const found = correct();
  expect(Object.fromEntries(found?.parts ?? [])).toEqual({ december: 201, january: 100, paid: 20 });
  expect(found).toMatchObject({ totalCents: 321, downPaymentCents: 0, table });
});

test('the down payment from the day of the sale, apart from the rest', () => {
  expect(correct({ downPaymentCents: 30_000, acceptedOn: '2026-11-29' })).toBeNull();
  expect(correct({ downPaymentCents: 30_000, acceptedOn: '2027-01-31' })).toMatchObject({
    totalCents: 321,
    downPaymentCents: 300,
  });
});

test('no table is needed where nothing was paid before the day', () => {
  const shares = { ...ask.shares, refunds: [refund('today', 10_000)], fees: [] };
  expect(correct({ shares, table: null })).toEqual({
    totalCents: 0,
    parts: new Map(),
    downPaymentCents: 0,
    table: null,
  });
  expect(correct({ table: null })).toBeNull();
});
