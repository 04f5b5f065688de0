import { expect, test } from 'vitest';
import { inCents } from '../../../testing/in-cents.ts';
import { type ReturnAsk, shareReturn } from './share-return.ts';

// Planted: a defect hands back charges that an agreement forgave, and nobody paid.
test('of charges that an agreement forgave in part, a defect gives back what was paid', () => {
  const payment = {
    id: 'p',
    installmentId: 'i',
    paidOn: '2026-01-05' as const,
    faceCents: 1_000,
    principalCents: 900,
    discountCents: 0,
    bonusCents: 0,
    retailerCreditCents: 0,
    fineCents: 200,
    lateInterestCents: 100,
    contractInterestCents: 50,
    forgivenCents: 120,
    isPartial: false,
  };
  const plan = { installments: [], payments: [payment], fees: [] };
  const ask = { plan, refunded: [], isDefect: true, valueCents: 900, leftCents: 900 };
  expect(shareReturn(inCents<ReturnAsk>(ask)).refunds).toMatchObject([
    { contractInterestCents: 0, lateInterestCents: 30, fineCents: 200, refundCents: 1_230 },
  ]);
});
