import { expect, test } from 'vitest';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { entryOf } from '../../../testing/products.ts';
import { givenCustomer, givenSale } from '../../../testing/shop.ts';
import { deskOf } from '../testing/desk.ts';

const { platform, clock, shop } = prepareCounter();

// The worked example of docs/books.md.
test('a usage fee waits for the first installment, whatever is paid before', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 100_000, count: 6 });
  const desk = deskOf(platform, shop);
  clock.set('2026-12-07T15:00:00Z');
  const early = await desk.payAmount(contractId, 10_000);
  expect(await entryOf(platform, 'PAYMENT', early.paymentId)).toEqual({
    cash_at_retailer: 10_000,
    early_payment_discount: 230,
    loans_receivable: -7_637,
    interest_income: -2_593,
  });
  clock.set('2026-12-21T15:00:00Z');
  const [first] = await desk.open(borrowerId);
  const [rest] = await desk.pay([first?.id ?? '']);
  expect(await entryOf(platform, 'PAYMENT', rest?.paymentId ?? '')).toEqual({
    cash_at_retailer: 10_755,
    loans_receivable: -7_283,
    interest_income: -2_472,
    fees_receivable: -1_000,
  });
});
