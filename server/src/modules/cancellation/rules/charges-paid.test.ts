import { expect, test } from 'vitest';
import { inCents, type Plain } from '../../../testing/in-cents.ts';
import { chargesPaid } from './charges-paid.ts';

type Part = Parameters<typeof chargesPaid>[0][number];

const none = { fineCents: 0, lateInterestCents: 0, contractInterestCents: 0, forgivenCents: 0 };
const part = (id: string, over: Partial<Plain<Part>>): Part => inCents<Part>({ id, ...none, ...over });

// Seen by lives (LIVES_SEED=41000764): what was forgiven beyond the charges of the last payment was handed back as if it
// had been paid. The figures are the agreement of docs/books.md, with a last installment that was not late.
test('what an agreement forgave beyond the charges of its last payment was not paid before it either', () => {
  const payments = [
    part('first', { fineCents: 399, lateInterestCents: 406, contractInterestCents: 2_084 }),
    part('second', { fineCents: 399, lateInterestCents: 206, contractInterestCents: 1_033 }),
    part('last', { forgivenCents: 2_264 }),
  ];
  expect(Object.fromEntries(chargesPaid(payments))).toEqual({
    first: { fineCents: 399, lateInterestCents: 406, contractInterestCents: 1_458 },
    second: { fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 },
    last: { fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 },
  });
});
