import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { givenShop, type Shop } from '../../../testing/shop.ts';
import { givenStore } from '../../retailers/testing.ts';
import { payoffOf } from './notice.ts';
import { deskOf, givenInstallments } from '../testing/desk.ts';
import { quotePayoff } from './use-cases/quote-payoff.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';

const TODAY = '2026-11-21T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: TODAY });
const desk = deskOf(platform, shop);

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
  await expectRefusal(desk.pay(ids, { expectedTotal: total }), 'PAYMENT_TOTAL_CHANGED');
  clock.set(TODAY);
  expect(await codeOf(desk.pay(ids, { expectedTotal: total }))).toBe('done');
  expect(await desk.open(borrowerId)).toEqual([]);
  expect(await desk.usedCents(borrowerId)).toBe(0);
  await expectRefusal(quote(contractId), 'NOTHING_TO_PAY');
});

test('on any day and after any part payment it is at most what is left at face and the charges of the day', async () => {
  const { contractId, borrowerId } = await givenInstallments(platform, shop);
  await desk.payAmount(contractId, 2_500);
  const days = fc.integer({ min: 0, max: 500 });
  await fc.assert(
    fc.asyncProperty(days, async (day) => {
      clock.set(new Date(new Date(TODAY).getTime() + day * 86_400_000));
      const { total, installments, discount, charges, fees } = await quote(contractId);
      const face = sum(installments.map((row) => row.installmentValue));
      // The fee goes with the first installment, which is open.
      const feeCents = sum(fees.map((fee) => fee.paymentDue));
      expect(feeCents).toBe(600);
      expect(total - feeCents).toBe(face - discount + charges);
      expect(discount === 0 || charges < face).toBe(true);
      expect(total - feeCents).toBe(sum((await desk.open(borrowerId)).map((row) => row.paymentDue)));
    }),
    { numRuns: 40 },
  );
});

test('a customer nobody here looked up has no quote, nor a paper', async () => {
  const { contractId } = await givenInstallments(platform, shop);
  const stranger = await givenShop(platform);
  await expectRefusal(quote(contractId, stranger), 'CONTRACT_NOT_FOUND');
  await expectRefusal(quote(newId()), 'CONTRACT_NOT_FOUND');
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
