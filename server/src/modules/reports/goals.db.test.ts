import type { Handled, Role } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { givenShop, type Shop } from '../../testing/shop.ts';
import { givenStore } from '../retailers/testing.ts';
import { changeGoals, showGoals } from './use-cases/goals.ts';
import { sumSales } from './use-cases/sum-sales.ts';

const { platform, shop, database } = prepareCounter({ at: '2026-11-21T15:00:00Z', shopPer: 'test' });

type Change = Handled<'PUT /backoffice/retailers-dash/goals'>['body']['goals'][number];
const as = (role: Role, of: Shop = shop) => ({ ...of.actor, role });
const set = (change: Partial<Change> = {}, role: Role = 'retailer_analyst', month = '2026-11') => {
  const goal = { kind: 'STORE' as const, id: shop.storeId, amount: cents(30_000_00), was: cents(0), ...change };
  return changeGoals(platform, asOperator(as(role)), { month, goals: [goal] });
};
const sums = (storeId?: string) =>
  sumSales(platform, as('manager'), { startDate: '2026-11-01', endDate: '2026-11-10', storeId });

test('a goal of a month falls on its days: of one store, of all of them, of a person', async () => {
  expect((await sums()).goal).toBeNull();
  const north = await givenStore(database.db, shop.retailerId);
  const { stores } = await set();
  expect(stores.find(({ id }) => id === shop.storeId)).toMatchObject({ amount: 30_000_00, mayChange: true });
  await set({ id: north, amount: cents(60_000_00) });
  await set({ kind: 'OPERATOR', id: shop.actor.operatorId, amount: cents(3_000_00) });
  await set({ amount: cents(999_00) }, 'retailer_analyst', '2026-12');
  expect([(await sums()).goal, (await sums(shop.storeId)).goal, (await sums(north)).goal]).toEqual([
    30_000_00, 10_000_00, 20_000_00,
  ]);
  const told = await showGoals(platform.db, as('manager'), '2026-11');
  expect(told.operators).toMatchObject([{ id: shop.actor.operatorId, amount: 3_000_00 }]);
});

// Planted: an upsert that does not compare.
test('of two who set one goal at once the second is told, and so is who saw another amount', async () => {
  const outcomes = await Promise.allSettled([set({ amount: cents(100) }), set({ amount: cents(200) })]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expectRefusal(set({ amount: cents(300) }), 'GOALS_CHANGED_SINCE');
});

test('a manager sets goals of the own store alone; nobody those of another retailer', async () => {
  await set({}, 'manager');
  const north = await givenStore(database.db, shop.retailerId);
  await expectRefusal(set({ id: north }, 'manager'), 'STORE_NOT_FOUND');
  const foreign = await givenShop(platform);
  await expectRefusal(set({ id: foreign.storeId }), 'STORE_NOT_FOUND');
  await expectRefusal(set({ kind: 'OPERATOR', id: foreign.actor.operatorId }), 'OPERATOR_NOT_FOUND');
});
