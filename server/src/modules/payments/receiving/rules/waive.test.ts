import { cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PayableItem } from './paid-items.ts';
import { waive } from './waive.ts';

const zero = cents(0);
const item = (over: Partial<PayableItem>) =>
  ({
    kind: 'INSTALLMENT',
    faceCents: cents(10_000),
    discountCents: zero,
    fineCents: zero,
    lateInterestCents: zero,
    contractInterestCents: zero,
    paidCents: cents(10_000),
    ...over,
  }) as PayableItem;
const late = (fine: number, mora: number) =>
  item({ fineCents: cents(fine), lateInterestCents: cents(mora), paidCents: cents(10_000 + fine + mora) });
const fee = (amount: number) => item({ kind: 'FEE', faceCents: cents(amount), paidCents: cents(amount) });
const terms = { chargesShare: '1', feesShare: '1', maximumCents: null };

test('the first installment is freed of its charges before the next; what was bought is never touched', () => {
  const items = [late(200, 50), late(200, 10), fee(600)];
  const [first, second, third] = waive(items, { chargesCents: cents(300), feesCents: cents(100) }, [terms]);
  expect(first).toMatchObject({ waivedCents: 250, forgivenCents: 250, discountCents: 250, paidCents: 10_000 });
  expect(second).toMatchObject({ waivedCents: 50, paidCents: 10_160 });
  expect(third).toMatchObject({ waivedCents: 100, paidCents: 500 });
});

test('whatever is waived within the bounds, the sums are kept and nobody pays less than the goods', () => {
  const amount = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 5 }),
      amount,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (lates, feeCents, part) => {
        const items = [...lates.map(([fine, mora]) => late(fine, mora)), fee(feeCents)];
        const charges = cents(Math.floor(lates.reduce((sum, [fine, mora]) => sum + fine + mora, 0) * part));
        const fees = cents(Math.floor(feeCents * part));
        const left = waive(items, { chargesCents: charges, feesCents: fees }, [terms]);
        const taken = left.map((one, at) => (items[at]?.paidCents ?? 0) - one.paidCents);
        expect(taken.reduce((sum, one) => sum + one, 0)).toBe(charges + fees);
        expect(left.every((one) => one.kind === 'FEE' || one.paidCents >= one.faceCents)).toBe(true);
        expect(left.every((one) => one.paidCents >= 0)).toBe(true);
      },
    ),
  );
});
