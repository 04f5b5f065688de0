import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { by as keyed, givenCustomer, givenSale, paymentsPorts } from '../../testing/shop.ts';
import { cancelContract } from '../cancellation/index.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { givenAgreement, prepareAgreements } from './testing.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { centsIfAny } from '../../testing/in-cents.ts';

const bench = prepareAgreements();

const cancel = (contractId: string, value?: number) => {
  const { shop, platform } = bench;
  const actor = { ...shop.actor, role: 'analyst' as const };
  const ask = { contractId, reason: 'RETURN_OF_GOODS' as const, storeId: shop.storeId, value: centsIfAny(value) };
  return cancelContract(platform, paymentsPorts, keyed({ actor }, 'POST /cancellation'), ask);
};

test('a purchase in an agreement is not cancelled; one of a broken agreement is, and what was paid in it comes back', async () => {
  const { borrowerId, contractId, id, paymentIds } = await bench.agreed();
  await expectRefusal(cancel(contractId), 'CONTRACT_IN_RENEGOTIATION');
  await bench.counter.pay(paymentIds[0] ?? '');
  await bench.counter.breakUp(id);
  const { refund, isWhole } = await cancel(contractId);
  const paid = await bench.one(sql<{ cents: number }>`
    select sum(paid_cents + forgiven_cents - fine_cents - late_interest_cents - contract_interest_cents)::bigint as cents
    from payment_items where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid`);
  expect(isWhole).toBe(true);
  expect(refund).toBe(paid?.cents);
  expect(await bench.usedCents(borrowerId)).toBe(0);
});

/**
 * Cash of a customer's payments, what of it were charges and an agreement's interest (less its discount), and what was
 * forgiven of charges.
 */
const moneyOf = (borrowerId: string) =>
  bench.one(sql<{ paid: number; interest: number; discount: number; charges: number; forgiven: number }>`
    select sum(paid_cents)::bigint as paid, sum(forgiven_cents)::bigint as forgiven,
      sum(fine_cents + late_interest_cents + contract_interest_cents) filter (where kind = 'INSTALLMENT')::bigint as charges,
      sum(paid_cents) filter (where kind = 'RENEGOTIATION')::bigint as interest,
      sum(discount_cents) filter (where kind = 'RENEGOTIATION')::bigint as discount
    from payment_items where borrower_id = ${borrowerId}::uuid`);
const balanceOf = async (borrowerId: string, account: string) =>
  (
    await bench.one(sql<{ cents: number }>`select coalesce(sum(amount_cents), 0)::bigint as cents from journal_lines
      where borrower_id = ${borrowerId}::uuid and account = ${account}`)
  )?.cents;

test('one that an agreement paid off comes back: less the charges it did not forgive and its own interest', async () => {
  const { borrowerId, contractId, paymentIds } = await bench.agreed(3);
  for (const paymentId of paymentIds) await bench.counter.pay(paymentId);
  const money = await moneyOf(borrowerId);
  if (!money) throw new Error('nothing was paid');
  expect(money.forgiven).toBeGreaterThan(0);
  const { refund, isWhole, feeRefund } = await cancel(contractId);
  expect([isWhole, feeRefund]).toEqual([true, 600]);
  expect(refund).toBe(money.paid - money.interest - (money.charges - money.forgiven));
  expect(await balanceOf(borrowerId, 'early_payment_discount')).toBe(money.discount);
  expect(await balanceOf(borrowerId, 'renegotiation_discount')).toBe(money.forgiven);
  expect(await balanceOf(borrowerId, 'loans_receivable')).toBe(0);
  expect(await bench.usedCents(borrowerId)).toBe(0);
});

test('of one of two in an agreement: the agreement is not taken up again, and the other is given back on its own', async () => {
  const { platform, shop, counter } = bench;
  const customer = await givenCustomer(platform, shop);
  const [first, second] = [
    await givenSale(platform, shop, customer, { cents: 30_000, count: 3 }),
    await givenSale(platform, shop, customer, { cents: 20_000, count: 3 }),
  ];
  bench.clock.set('2026-11-23T15:00:00Z');
  const { paymentIds } = await givenAgreement(platform, shop, customer, { contractIds: [first, second], count: 1 });
  const [entry] = await counter.pay(paymentIds[0] ?? '');
  const money = await moneyOf(customer);
  const part = await cancel(first, 10_000);
  expect(part.isWhole).toBe(false);
  const desk = deskOf(platform, shop);
  const by = await givenColleague(platform, shop);
  await expectRefusal(desk.undo(entry?.paymentId ?? '', { by }), 'CONTRACT_CANCELED');
  const [rest, other] = [await cancel(first), await cancel(second)];
  const back = part.refund + rest.refund + other.refund;
  expect(back).toBe((money?.paid ?? 0) - (money?.interest ?? 0) - (money?.charges ?? 0) + (money?.forgiven ?? 0));
  expect(await balanceOf(customer, 'early_payment_discount')).toBe(money?.discount);
});
