import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { expectBooksHold } from '../../../testing/books.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { setClock, testPlatform } from '../../../testing/platform.ts';
import { givenShop, type Shop } from '../../../testing/shop.ts';
import { givenStore } from '../../retailers/testing.ts';
import { payoffOf } from './notice.ts';
import { codeOf, deskOf, givenInstallments } from '../testing/desk.ts';
import { quotePayoff } from './use-cases/quote-payoff.ts';

let database: TestDatabase;
let platform: Platform;
let shop: Shop;
let desk: ReturnType<typeof deskOf>;
const TODAY = '2026-11-21T15:00:00Z';
const clock = setClock(TODAY);

beforeAll(async () => {
  database = await openTestDatabase();
  platform = testPlatform(database.db, clock);
  shop = await givenShop(platform);
  desk = deskOf(platform, shop);
});
beforeEach(() => clock.set(TODAY));
afterAll(async () => {
  await expectBooksHold(database.db);
  await database.close();
});

const quote = (contractId: string, by: Shop = shop) => quotePayoff(platform, by.actor, contractId);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('it holds for the day of the shop, to its last second', async () => {
  const { contractId } = await givenInstallments(platform, shop);
  expect(await quote(contractId)).toMatchObject({
    contractId,
    asOf: '2026-11-21',
    validUntil: '2026-11-22T03:59:59.000Z',
  });
  clock.set('2026-11-22T03:59:59Z');
  expect((await quote(contractId)).asOf).toBe('2026-11-21');
  clock.set('2026-11-22T04:00:00Z');
  expect((await quote(contractId)).asOf).toBe('2026-11-22');
});

test('paying exactly what it says closes the contract; a day later the same total is refused', async () => {
  const { borrowerId, contractId } = await givenInstallments(platform, shop);
  const { total, installments, fees } = await quote(contractId);
  expect(fees.map((fee) => fee.paymentDue)).toEqual([600]);
  const ids = installments.map((row) => row.id);
  clock.set('2026-11-22T15:00:00Z');
  expect((await quote(contractId)).total).toBeGreaterThan(total);
  expect(await codeOf(desk.pay(ids, { expectedTotal: total }))).toBe('PAYMENT_TOTAL_CHANGED');
  clock.set(TODAY);
  expect(await codeOf(desk.pay(ids, { expectedTotal: total }))).toBe('done');
  expect(await desk.open(borrowerId)).toEqual([]);
  expect(await desk.usedCents(borrowerId)).toBe(0);
  expect(await codeOf(quote(contractId))).toBe('NOTHING_TO_PAY');
});

test('on any day and after any part payment it is at most what is left at face and the charges of the day', async () => {
  const { contractId, borrowerId } = await givenInstallments(platform, shop);
  await desk.payAmount(contractId, 2_500);
  const days = fc.integer({ min: 0, max: 500 });
  await fc.assert(
    fc.asyncProperty(days, async (day) => {
      clock.set(new Date(new Date(TODAY).getTime() + day * 86_400_000));
      const { total, installments, discount, charges } = await quote(contractId);
      const face = sum(installments.map((row) => row.installmentValue));
      expect(total).toBe(face - discount + charges);
      expect(discount === 0 || charges < face).toBe(true);
      expect(total).toBeLessThanOrEqual(face + charges);
      expect(total).toBe(sum((await desk.open(borrowerId)).map((row) => row.paymentDue)));
    }),
    { numRuns: 40 },
  );
});

test('a customer nobody here looked up has no quote, nor a paper', async () => {
  const { contractId } = await givenInstallments(platform, shop);
  const stranger = await givenShop(platform);
  expect(await codeOf(quote(contractId, stranger))).toBe('CONTRACT_NOT_FOUND');
  expect(await codeOf(quote(newId()))).toBe('CONTRACT_NOT_FOUND');
  const paper = (storeId: string, by: Shop = shop) => codeOf(payoffOf(platform, by.actor, { contractId, storeId }));
  expect(await paper(stranger.storeId, stranger)).toBe('CONTRACT_NOT_FOUND');
  expect(await paper(stranger.storeId)).toBe('STORE_NOT_FOUND');
  expect(await paper(await givenStore(database.db, shop.retailerId, { isActive: false }))).toBe('DEACTIVATED_STORE');
});

test('the paper says what the quote says', async () => {
  const { contractId } = await givenInstallments(platform, shop);
  const { total, contractNumber, installments } = await quote(contractId);
  const notice = await payoffOf(platform, shop.actor, { contractId, storeId: shop.storeId });
  expect(notice).toMatchObject({
    totalCents: total,
    contractNumber,
    asOf: '2026-11-21',
    operatorName: shop.actor.name,
  });
  expect(notice.items.map((item) => item.paidCents)).toEqual([...installments.map((row) => row.paymentDue), 600]);
});
