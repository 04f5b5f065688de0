import { sql } from '../../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import type { CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { creditPorts } from '../../../bindings.ts';
import { newId } from '../../../kernel/ids.ts';
import { by, givenCustomer, givenSale, givenShop } from '../../../testing/shop.ts';
import { changeLimitBlock, changeTotalLimit } from '../use-cases/change-limit.ts';
import { showLimit } from '../use-cases/show-limit.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';

const { database, platform, clock, shop } = prepareCounter();
const other = prepared(() => givenShop(platform));

const ROUTE = 'PATCH /coordinator/borrowers/{id}/limit';
const total = (borrowerId: string, amount: number, key?: string, where = shop) => {
  const ask = { borrowerId, totalCents: cents(amount), reason: 'Renda comprovada' };
  return changeTotalLimit(platform, creditPorts, by(where, ROUTE, key), ask);
};
const block = (borrowerId: string, until: CivilDate | null = null, isBlocked = true) =>
  changeLimitBlock(platform, creditPorts, by(shop, ROUTE), {
    borrowerId,
    isBlocked,
    reason: 'Suspeita de fraude',
    until,
  });
const lift = (borrowerId: string) => block(borrowerId, null, false);
const show = (borrowerId: string) =>
  showLimit(platform, creditPorts, shop.actor, { borrowerId, storeId: shop.storeId });
const rowsOf = async (table: string, borrowerId: string) =>
  (
    await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where borrower_id = ${borrowerId}::uuid order by 1, 2`.execute(database.db)
  ).rows;
const tracesOf = async (subject: string) =>
  (
    await sql<{ action: string }>`
      select action from audit_entries where subject = ${subject} and action like 'limit.%' order by id`.execute(
      database.db,
    )
  ).rows.map(({ action }) => action);

test('another total is in force at once, with its history; below what is used nothing is left', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await givenSale(platform, shop, borrowerId, { cents: 60_000 });
  expect(await total(borrowerId, 150_000)).toMatchObject({ totalLimit: 150_000, availableLimit: 90_000 });
  expect(await total(borrowerId, 50_000)).toMatchObject({ totalLimit: 50_000, availableLimit: 0 });
  expect(await show(borrowerId)).toMatchObject({ totalLimit: 50_000, availableLimit: 0 });
  const changes = await rowsOf('credit_limit_changes', borrowerId);
  expect(changes.map(({ from_cents, to_cents, reason }) => [from_cents, to_cents, reason])).toEqual([
    [100_000, 150_000, 'Renda comprovada'],
    [150_000, 50_000, 'Renda comprovada'],
  ]);
  expect(await tracesOf(borrowerId)).toEqual(['limit.changed', 'limit.changed']);
});

test('the same key changes once, and six at once change one after the other', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const key = newId();
  const first = await total(borrowerId, 150_000, key);
  await total(borrowerId, 180_000);
  expect(await total(borrowerId, 150_000, key)).toEqual(first);
  expect(await show(borrowerId)).toMatchObject({ totalLimit: 180_000 });
  await Promise.all(Array.from({ length: 6 }, (_, n) => total(borrowerId, 200_000 + n)));
  const changes = await rowsOf('credit_limit_changes', borrowerId);
  expect(changes).toHaveLength(8);
  const totals = new Set([100_000, ...changes.map(({ to_cents }) => to_cents)]);
  expect(changes.filter(({ from_cents }) => !totals.has(from_cents))).toEqual([]);
});

test('a block lasts to its last day, or until it is lifted, and leaves its history', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  expect(await block(borrowerId, '2026-11-30')).toMatchObject({ limitIsBlockedBy: 'MANUALLY_BLOCKED' });
  clock.set('2026-12-01T03:59:59Z');
  expect(await show(borrowerId)).toMatchObject({ limitIsBlockedBy: 'MANUALLY_BLOCKED' });
  clock.set('2026-12-01T04:00:00Z');
  expect(await show(borrowerId)).toMatchObject({ limitIsBlockedBy: null });
  expect(await block(borrowerId)).toMatchObject({ limitIsBlockedBy: 'MANUALLY_BLOCKED' });
  expect(await lift(borrowerId)).toMatchObject({ limitIsBlockedBy: null });
  expect(await lift(borrowerId)).toMatchObject({ limitIsBlockedBy: null });
  const blocks = await rowsOf('credit_limit_blocks', borrowerId);
  expect(blocks).toMatchObject([
    { reason: 'MANUALLY_BLOCKED', blocked_on: '2026-11-21', unblocked_on: '2026-12-01', note: 'Suspeita de fraude' },
  ]);
  expect(await tracesOf(borrowerId)).toEqual(['limit.blocked', 'limit.blocked', 'limit.unblocked', 'limit.unblocked']);
});

test('a block that nobody recorded can be lifted', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await sql`update credit_limits set is_blocked = true where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  expect(await lift(borrowerId)).toMatchObject({ limitIsBlockedBy: null });
});

test('nothing for who did not look the customer up, or who has no limit', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await expectRefusal(total(borrowerId, 1, undefined, other), 'BORROWER_NOT_FOUND');
  const bare = await givenCustomer(platform, shop, { limitCents: null });
  expect([await codeOf(total(bare, 1)), await codeOf(block(bare))]).toEqual(['LIMIT_NOT_FOUND', 'LIMIT_NOT_FOUND']);
  expect(await tracesOf(bare)).toEqual([]);
});
