import type { Handled, PagePosition } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import {
  by as keyed,
  givenCustomer,
  givenSale,
  givenShop,
  givenVerifiedOffer,
  type Shop,
  paymentsPorts,
} from '../../testing/shop.ts';
import { cancelContract } from '../cancellation/index.ts';
import { givenCoupon } from '../credit/testing.ts';
import { drainProjections, findSales, rebuildProjections } from '../projection/index.ts';
import { givenStore } from '../retailers/testing.ts';
import { listSales } from './use-cases/list-sales.ts';
import { sumSales } from './use-cases/sum-sales.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { centsIfAny } from '../../testing/in-cents.ts';

type Query = Handled<'GET /coordinator/contracts/originations/summaries'>['query'];

const NOON = '2026-11-21T15:00:00Z';
const { database, platform, clock, shop } = prepareCounter({ at: NOON, shopPer: 'test' });

const list = async (over: Partial<Query> = {}, by: Shop = shop) => {
  await drainProjections(platform);
  return listSales(platform, by.actor, { startDate: '2026-11-21', endDate: '2026-11-21', ...over });
};
const sell = async (cents = 60_000) =>
  givenSale(platform, shop, await givenCustomer(platform, shop), { cents, count: 6 });
const cancel = (contractId: string, value?: number) =>
  cancelContract(platform, paymentsPorts, keyed({ actor: { ...shop.actor, role: 'analyst' } }, 'POST /cancellation'), {
    contractId,
    reason: 'DEFECT',
    value: centsIfAny(value),
    storeId: shop.storeId,
  });

test('a sale with what the store is owed for it', async () => {
  const contractId = await sell();
  const { count, summaries, next } = await list();
  expect([count, next]).toEqual([1, null]);
  expect(summaries).toEqual([
    {
      contractId,
      originationTimestamp: '2026-11-21T15:00:00.000Z',
      canceledOn: null,
      status: 'Aprovado',
      storeName: expect.any(String) as string,
      borrowerName: 'Cliente de Teste',
      operatorName: 'CAIXA DE TESTE',
      principal: 60_000,
      couponPrincipalDiscount: 0,
      MDR: 2_400,
      netValue: 57_600,
      IOF: expect.any(Number) as number,
      returnedValue: 0,
    },
  ]);
  expect(summaries[0]?.IOF).toBeGreaterThan(0);
});

test('a coupon stands beside the value; an offer is no sale', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const couponId = await givenCoupon(platform, borrowerId);
  await givenSale(platform, shop, borrowerId, { cents: 40_000, count: 3, couponId });
  await givenVerifiedOffer(platform, shop, borrowerId, { cents: 10_000 });
  const { summaries } = await list();
  expect(summaries.map((row) => [row.principal, row.couponPrincipalDiscount])).toEqual([[40_000, 5_000]]);
});

test("a cancelled sale reads 'Cancelado' with its day, a part is said beside it", async () => {
  const [whole, part] = [await sell(), await sell()];
  await cancel(whole);
  await cancel(part, 15_000);
  const { summaries } = await list();
  const said = summaries.map((row) => [row.contractId, row.status, row.canceledOn, row.returnedValue]);
  expect(said).toEqual([
    [whole, 'Cancelado', '2026-11-21', 60_000],
    [part, 'Aprovado', null, 15_000],
  ]);
});

describe('the days', () => {
  test('are those of the retailer: a sale late in the evening is of that day', async () => {
    clock.set('2026-11-20T03:59:59Z');
    await sell();
    clock.set('2026-11-20T04:00:00Z');
    const second = await sell();
    clock.set(NOON);
    const { summaries } = await list({ startDate: '2026-11-20', endDate: '2026-11-20' });
    expect(summaries.map((row) => row.contractId)).toEqual([second]);
    expect((await list({ startDate: '2026-11-19', endDate: '2026-11-20' })).count).toBe(2);
  });

  test('are at most a month, up to today', async () => {
    await expectRefusal(list({ startDate: '2026-10-20' }), 'INVALID_DATE_RANGE');
    await expectRefusal(list({ endDate: '2026-11-22' }), 'INVALID_DATE_RANGE');
  });
});

describe('whose', () => {
  test('only of the own retailer, of one store when asked', async () => {
    await sell();
    const other = await givenShop(platform);
    expect((await list({}, other)).count).toBe(0);
    await expectRefusal(list({ storeId: other.storeId }), 'STORE_NOT_FOUND');
    const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
    expect((await list({ storeId: closed })).count).toBe(0);
    expect((await list({ storeId: shop.storeId })).count).toBe(1);
  });
});

test('pages follow each other without a gap, sales of one instant among them', async () => {
  const sold = [await sell(), await sell(), await sell()].toSorted();
  const page = (cursor: PagePosition | null) =>
    findSales(database.db, {
      retailerId: shop.retailerId,
      storeId: undefined,
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      zone: shop.actor.zone,
      cursor: cursor ?? undefined,
      limit: 2,
    });
  await drainProjections(platform);
  const first = await page(null);
  const second = await page(first.next);
  expect([first.total, second.total]).toEqual([3, 3]);
  expect([...first.items, ...second.items].map((row) => row.contractId)).toEqual(sold);
  expect(second.next).toBeNull();
});

describe('what was sold in some days', () => {
  const sum = async (over: Partial<Query> = {}, by: Shop = shop) => {
    await drainProjections(platform);
    return sumSales(platform, by.actor, { startDate: '2026-11-20', endDate: '2026-11-21', ...over });
  };

  test('by day, store, operator and product: each sums to the total; firsts, returns and the days before are told', async () => {
    const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
    const sellTo = (cents: number) => givenSale(platform, shop, borrowerId, { cents, count: 6 });
    clock.set('2026-11-19T15:00:00Z');
    await sellTo(50_000);
    clock.set('2026-11-20T15:00:00Z');
    await sellTo(60_000);
    clock.set(NOON);
    await cancel(await sell(20_000));
    await cancel(await sell(30_000), 5_000);
    const answer = await sum();
    const total = { sales: 3, canceled: 1, principal: 110_000, returnedValue: 25_000, firstPurchases: 1 };
    expect(answer).toEqual({
      startDate: '2026-11-20',
      endDate: '2026-11-21',
      total,
      goal: null,
      before: { sales: 1, canceled: 0, principal: 50_000, returnedValue: 0, firstPurchases: 1 },
      days: [
        { on: '2026-11-20', sales: 1, canceled: 0, principal: 60_000, returnedValue: 0, firstPurchases: 0 },
        { on: '2026-11-21', sales: 2, canceled: 1, principal: 50_000, returnedValue: 25_000, firstPurchases: 1 },
      ],
      stores: [{ id: shop.storeId, name: expect.any(String) as string, goal: null, ...total }],
      operators: [{ id: shop.actor.operatorId, name: 'CAIXA DE TESTE', goal: null, ...total }],
      products: [{ product: 'STANDARD', ...total }],
    });
  });

  test('a product is told by name', async () => {
    const contractId = await sell();
    const sellAs = async (product: string | null) => {
      await sql`update contracts set source_product = ${product} where id = ${contractId}::uuid`.execute(database.db);
      await rebuildProjections(platform, shop.retailerId);
    };
    await sellAs('SMARTPHONE_SALE');
    expect((await sum()).products).toMatchObject([{ product: 'SMARTPHONE_SALE', sales: 1 }]);
    // The books of the file know that no device was sold.
    await sellAs(null);
  });

  test('only of the own retailer, of one store when asked, of at most a month', async () => {
    await sell();
    const other = await givenShop(platform);
    const none = { total: { sales: 0, principal: 0 }, stores: [], operators: [], products: [] };
    expect(await sum({}, other)).toMatchObject(none);
    const empty = await givenStore(database.db, shop.retailerId, {});
    expect(await sum({ storeId: empty })).toMatchObject(none);
    expect(await sum({ storeId: shop.storeId })).toMatchObject({ total: { sales: 1 } });
    await expectRefusal(sum({ storeId: other.storeId }), 'STORE_NOT_FOUND');
    await expectRefusal(sum({ startDate: '2026-10-20' }), 'INVALID_DATE_RANGE');
  });
});

describe('a report that lags', () => {
  const day = { startDate: '2026-11-21', endDate: '2026-11-21' };
  const report = () => listSales(platform, shop.actor, day);

  test('says until when it is complete, once it lags for more than a moment', async () => {
    await sell();
    await list();
    clock.set('2026-11-21T15:30:00Z');
    await sell();
    expect(await report()).not.toHaveProperty('completeUntil');
    clock.set('2026-11-21T15:30:06Z');
    expect(await report()).toMatchObject({ count: 1, completeUntil: '2026-11-21T15:30:00.000Z' });
    expect(await list()).not.toHaveProperty('completeUntil');
  });

  test('says so too while its retailer is being filled', async () => {
    await sell();
    // Nothing of the first day is promised yet.
    expect(await report()).toMatchObject({ count: 0, completeUntil: '2026-11-21T04:00:00.000Z' });
    expect(await list()).toMatchObject({ count: 1 });
  });
});

test('a cursor of one retailer shows another nothing but its own sales', async () => {
  const other = await givenShop(platform);
  await sell();
  const after = { sort: 'originationTimestamp', value: '2026-11-21T00:00:00Z', id: newId() };
  expect((await list({ after })).summaries).toHaveLength(1);
  expect((await list({ after }, other)).summaries).toEqual([]);
});
