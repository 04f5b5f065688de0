import { describe, expect, test } from 'vitest';
import {
  by as keyed,
  givenCustomer,
  givenSale,
  givenShop,
  grant,
  paymentsPorts,
  type Shop,
} from '../../../testing/shop.ts';
import { givenStore } from '../../retailers/testing.ts';
import { listInstallments } from '../amounts/use-cases/list-installments.ts';
import { payInstallments } from './use-cases/pay-installments.ts';
import { usedCents } from '../../../testing/books.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';
import { centsIfAny } from '../../../testing/in-cents.ts';

const { database, platform, clock, shop } = prepareCounter();

const list = (borrowerId: string, by: Shop = shop) =>
  listInstallments(platform, by.actor, { borrowerId, status: 'OPEN' });
const pay = (ids: string[], options: { key?: string; expectedTotal?: number; storeId?: string; by?: Shop } = {}) => {
  const { key, by = shop, storeId = by.storeId, expectedTotal } = options;
  return payInstallments(platform, paymentsPorts, keyed(by, 'POST /pay', key), {
    installmentIds: ids,
    storeId,
    expectedTotal: centsIfAny(expectedTotal),
  });
};
const usedOf = (borrowerId: string) => usedCents(database.db, borrowerId);

/** A customer with one sale of six installments; ids by number. */
async function sixInstallments() {
  const borrowerId = await givenCustomer(platform, shop);
  const contractId = await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  const { installments, feesToCome: fees } = await list(borrowerId);
  return { borrowerId, contractId, ids: installments.map((row) => row.id), rows: installments, fees };
}

test('the first installment takes its fee with it, once, and gives limit back', async () => {
  const { borrowerId, ids, rows, fees } = await sixInstallments();
  expect(fees.map((fee) => fee.paymentDue)).toEqual([600]);
  const total = (rows[0]?.paymentDue ?? 0) + 600;
  const entries = await pay(ids.slice(0, 1), { expectedTotal: total });
  expect(entries.map((entry) => entry.kind)).toEqual(['INSTALLMENT', 'FEE']);
  expect(entries.reduce((sum, entry) => sum + entry.paidValue, 0)).toBe(total);
  const after = await list(borrowerId);
  expect([...after.fees, ...after.feesToCome]).toEqual([]);
  expect(after.installments).toHaveLength(5);
  expect(await usedOf(borrowerId)).toBeLessThan(60_000);
  expect((await pay(ids.slice(1, 3))).map((entry) => entry.kind)).toEqual(['INSTALLMENT', 'INSTALLMENT']);
});

test('the last installment is prepaid at the discount of the day, and leaves the fee to the first', async () => {
  const { borrowerId, ids, rows } = await sixInstallments();
  const last = rows[5];
  const [entry, ...others] = await pay(ids.slice(5), { expectedTotal: last?.paymentDue ?? 0 });
  expect([entry?.paidValue, others]).toEqual([last?.paymentDue, []]);
  expect(last?.paymentDue).toBeLessThan(last?.installmentValue ?? 0);
  expect((await list(borrowerId)).installments.map((row) => row.id)).toEqual(ids.slice(0, 5));
  expect((await pay(ids.slice(0, 1))).map((one) => one.kind)).toEqual(['INSTALLMENT', 'FEE']);
});

test('paying everything frees the whole limit', async () => {
  const { borrowerId, ids } = await sixInstallments();
  await pay(ids);
  expect(await usedOf(borrowerId)).toBe(0);
});

describe('a payment is refused whole', () => {
  test('out of order, twice, unknown, cancelled', async () => {
    const { borrowerId, ids } = await sixInstallments();
    const [first = '', second = '', third = ''] = ids;
    await expectRefusal(pay([second]), 'PREVIOUS_INSTALLMENT_IS_PENDING');
    await expectRefusal(pay([first, third]), 'PREVIOUS_INSTALLMENT_IS_PENDING');
    expect((await list(borrowerId)).installments).toHaveLength(6);
    await pay([first]);
    await expectRefusal(pay([first, second]), 'ALREADY_PAID');
    await expectRefusal(pay([borrowerId]), 'INSTALLMENT_NOT_FOUND');
  });

  test('store unknown, closed or not receiving; changed total; no grant', async () => {
    const { ids, borrowerId } = await sixInstallments();
    const stranger = await givenShop(platform);
    const first = ids.slice(0, 1);
    await expectRefusal(pay(first, { storeId: stranger.storeId }), 'STORE_NOT_FOUND');
    const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
    await expectRefusal(pay(first, { storeId: closed }), 'DEACTIVATED_STORE');
    const silent = await givenStore(database.db, shop.retailerId, { canReceivePayments: false });
    await expectRefusal(pay(first, { storeId: silent }), 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS');
    await expectRefusal(pay(first, { expectedTotal: 1 }), 'PAYMENT_TOTAL_CHANGED');
    await expectRefusal(pay(first, { by: stranger }), 'INSTALLMENT_NOT_FOUND');
    await expectRefusal(list(borrowerId, stranger), 'BORROWER_NOT_FOUND');
  });
});

test('a partner retailer receives for a customer it looked up', async () => {
  const { borrowerId, ids } = await sixInstallments();
  const partner = await givenShop(platform);
  await grant(platform, partner, borrowerId);
  expect(await codeOf(pay(ids.slice(0, 1), { by: partner }))).toBe('done');
});

describe('amounts of the day', () => {
  test('early: present value at the contract rate; late: fine, mora and contract interest', async () => {
    const { borrowerId, rows } = await sixInstallments();
    const [early] = rows;
    expect(early?.discount).toBeGreaterThan(0);
    expect(early?.paymentDue).toBe((early?.installmentValue ?? 0) - (early?.discount ?? 0));
    clock.set('2027-01-05T15:00:00Z');
    const [late] = (await list(borrowerId)).installments;
    const face = late?.installmentValue ?? 0;
    expect(late?.status).toBe('PAYMENT_OVERDUE');
    expect(late?.fine).toBe(Math.floor(face * 0.02));
    expect(late?.lateInterest).toBe(Math.round((face * 0.01 * 15) / 30));
    expect(late?.contractInterest).toBe(Math.round(face * (1.05 ** 0.5 - 1)));
    expect(late?.paymentDue).toBe(face + (late?.interest ?? 0));
  });
});

test('the same key answers the same entries, and pays once', async () => {
  const { ids } = await sixInstallments();
  const first = await pay(ids.slice(0, 2), { key: 'one-payment-key' });
  expect(await pay(ids.slice(0, 2), { key: 'one-payment-key' })).toEqual(first);
  await expectRefusal(pay(ids.slice(0, 2)), 'ALREADY_PAID');
});
