import { beforeEach, expect, test } from 'vitest';
import { creditPorts } from '../../../bindings.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { usedCents } from '../../../testing/books.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';
import {
  accept,
  by,
  givenCustomer,
  givenSale,
  givenShop,
  givenVerifiedOffer,
  grant,
  type Shop,
} from '../../../testing/shop.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { wideLimitChanges } from '../testing.ts';
import { showLimitHistory } from '../use-cases/show-limit-history.ts';
import { switchPurchases } from '../use-cases/switch-purchases.ts';

const { database, platform, clock, shop } = prepareCounter();
const other = prepared(() => givenShop(platform));
const house = prepared(async () => {
  const provider = await givenShop(platform);
  await sql`update retailers set is_provider = true where id = ${provider.retailerId}::uuid`.execute(database.db);
  return provider;
});

beforeEach(async () => {
  clock.set('2026-11-21T15:00:00Z');
  await sql`delete from policy_documents where kind = 'limit-changes'`.execute(database.db);
  const document = { ...wideLimitChanges, restrictsSharedAlone: false };
  await givenPolicyDocument(database.db, { kind: 'limit-changes', document });
});

interface How {
  reason?: string;
  of?: Shop;
  key?: string;
}
const toggle = (borrowerId: string, isDisabled: boolean, { reason = 'A pedido', of = shop, key }: How = {}) =>
  switchPurchases(platform, creditPorts, by(of, 'PATCH /coordinator/borrowers/{id}/purchases', key), {
    borrowerId,
    isDisabled,
    reason,
  });
const historyOf = (borrowerId: string, of: Shop = shop) =>
  showLimitHistory(platform, creditPorts, of.actor, borrowerId);
const tracesOf = async (subject: string) =>
  (
    await sql<{ action: string }>`
      select action from audit_entries where subject = ${subject} and action like 'purchases.%' order by id`.execute(
      database.db,
    )
  ).rows.map(({ action }) => action);
const sell = (borrowerId: string) => givenSale(platform, shop, borrowerId, { cents: 10_000 });

test('the till sells, refuses from the moment purchases are disabled, and sells again when they are enabled', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await sell(borrowerId);
  const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000 });
  expect(await toggle(borrowerId, true)).toEqual({ borrowerId, disablePurchase: true });
  await expectRefusal(sell(borrowerId), 'PURCHASE_DISABLED_FOR_BORROWER');
  // What the customer had authorised before is not sold either.
  await expectRefusal(accept(platform, shop, proposalId), 'PURCHASE_DISABLED_FOR_BORROWER');
  expect(await usedCents(database.db, borrowerId)).toBe(10_000);
  expect(await toggle(borrowerId, false)).toEqual({ borrowerId, disablePurchase: false });
  await sell(borrowerId);
  expect(await usedCents(database.db, borrowerId)).toBe(20_000);
  expect(await tracesOf(borrowerId)).toEqual(['purchases.disabled', 'purchases.enabled']);
});

test('a customer who came disabled buys again once an analyst enables the purchases', async () => {
  const borrowerId = await givenCustomer(platform, shop, { isPurchaseDisabled: true });
  await expectRefusal(sell(borrowerId), 'PURCHASE_DISABLED_FOR_BORROWER');
  await toggle(borrowerId, false, { reason: 'Cadastro atualizado' });
  await sell(borrowerId);
  expect(await usedCents(database.db, borrowerId)).toBe(10_000);
});

test('the history says which, when, who and why, the newest first; who and why stay with the retailer', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await toggle(borrowerId, true, { reason: 'Documento de outra pessoa' });
  clock.set('2026-11-22T15:00:00Z');
  await toggle(borrowerId, false, { reason: 'Era o cliente' });
  const { disablePurchase, events } = await historyOf(borrowerId);
  const { name } = shop.actor;
  expect(disablePurchase).toBe(false);
  expect(events.map((one) => [one.kind, one.on, one.reason, one.by, one.isElsewhere])).toEqual([
    ['PURCHASES_ENABLED', '2026-11-22', 'Era o cliente', name, false],
    ['PURCHASES_DISABLED', '2026-11-21', 'Documento de outra pessoa', name, false],
  ]);
  await grant(platform, other, borrowerId);
  expect((await historyOf(borrowerId, other)).events.map((one) => [one.reason, one.by, one.isElsewhere])).toEqual([
    [null, null, true],
    [null, null, true],
  ]);
  await grant(platform, house, borrowerId);
  expect((await historyOf(borrowerId, house)).events.map((one) => one.by)).toEqual([name, name]);
});

test('the same key is one act, what stands already leaves no trace, and of six at once one does it', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const key = newId();
  const first = await toggle(borrowerId, true, { key });
  await toggle(borrowerId, false);
  expect(await toggle(borrowerId, true, { key })).toEqual(first);
  expect((await historyOf(borrowerId)).disablePurchase).toBe(false);
  await Promise.all(Array.from({ length: 6 }, () => toggle(borrowerId, true)));
  await toggle(borrowerId, true);
  const { disablePurchase, events } = await historyOf(borrowerId);
  expect(disablePurchase).toBe(true);
  expect(events.map(({ kind }) => kind)).toEqual(['PURCHASES_DISABLED', 'PURCHASES_ENABLED', 'PURCHASES_DISABLED']);
  expect(await tracesOf(borrowerId)).toEqual(['purchases.disabled', 'purchases.enabled', 'purchases.disabled']);
});

test('sales that race with it: none is made after it, and the limit is what was sold', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000 });
  const [sold] = await Promise.all([codeOf(accept(platform, shop, proposalId)), toggle(borrowerId, true)]);
  expect(['done', 'PURCHASE_DISABLED_FOR_BORROWER']).toContain(sold);
  expect(await usedCents(database.db, borrowerId)).toBe(sold === 'done' ? 20_000 : 0);
  expect((await historyOf(borrowerId)).disablePurchase).toBe(true);
});

test('of a customer whom another retailer serves too the provider decides', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await grant(platform, other, borrowerId);
  await givenSale(platform, other, borrowerId, { cents: 20_000 });
  await expectRefusal(toggle(borrowerId, true), 'LIMIT_REQUEST_OF_THE_PROVIDER');
  await sell(borrowerId);
  await grant(platform, house, borrowerId);
  await toggle(borrowerId, true, { of: house });
  await expectRefusal(toggle(borrowerId, false), 'LIMIT_REQUEST_OF_THE_PROVIDER');
  await expectRefusal(sell(borrowerId), 'PURCHASE_DISABLED_FOR_BORROWER');
});

test('not of who was not looked up or has no limit, and a duplicate stays disabled', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await expectRefusal(toggle(borrowerId, true, { of: other }), 'BORROWER_NOT_FOUND');
  await expectRefusal(toggle(await givenCustomer(platform, shop, { limitCents: null }), true), 'LIMIT_NOT_FOUND');
  const duplicate = await givenCustomer(platform, shop);
  await sql`
    update borrowers set merged_into = ${borrowerId}::uuid, is_purchase_disabled = true
    where id = ${duplicate}::uuid`.execute(database.db);
  await expectRefusal(toggle(duplicate, false), 'MERGE_ALREADY_DONE');
  expect((await historyOf(duplicate)).disablePurchase).toBe(true);
  expect(await tracesOf(duplicate)).toEqual([]);
});
