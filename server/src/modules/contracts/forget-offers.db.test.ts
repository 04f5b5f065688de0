import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { dayCloseSteps } from '../../app.ts';
import { closeDay } from '../../kernel/day-close/close-day.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { accept, givenCustomer, givenShop, givenVerifiedOffer } from '../../testing/shop.ts';
import { forgetOffers } from './forget-offers.ts';

const SOLD = '2026-01-05T15:00:00Z';
/** The second at which the offers of that day have been over for 180 days. */
const OVER = '2026-07-06T15:00:00Z';
const { clock, database, platform, shop } = prepareCounter({
  at: SOLD,
  databasePer: 'test',
  givenShop: (on) => givenShop(on, { offerValidDays: 2 }),
});

/** A customer's offer with a code that was typed. */
const offer = async () => {
  const borrowerId = await givenCustomer(platform, shop);
  return { borrowerId, ...(await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000 })) };
};
const close = (at: string) => {
  clock.set(at);
  return closeDay({ db: database.db, clock, steps: dayCloseSteps });
};
const run = (limit = 100) =>
  forgetOffers.run(database.db, { day: '2026-07-06', now: clock.now(), cursor: null, limit });
const left = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from contracts) as contracts, (select count(*) from contract_numbers) as numbers,
      (select count(distinct contract_id) from proposals) as proposals, (select count(*) from purchase_verifications) as codes`.execute(
    database.db,
  );
  return Object.values(rows[0] ?? {});
};

test('offers go with all that is theirs after their days, not a second before; one that was accepted stays whole', async () => {
  const sold = await offer();
  await accept(platform, shop, sold.proposalId);
  const whole = await sql`select * from proposals where contract_id = ${sold.contractId}::uuid`.execute(database.db);
  await offer();
  clock.set('2026-01-06T15:00:00Z');
  await offer();
  expect(await close(OVER)).toMatchObject({ 'contracts.expire-offers': 2, 'contracts.forget-offers': 0 });
  expect(await left()).toEqual([3, 3, 3, 3]);
  clock.set('2026-07-06T15:00:01Z');
  expect(await run()).toEqual({ rows: 1, cursor: null });
  expect(await left()).toEqual([2, 2, 2, 2]);
  await expectBooksHold(database.db);
  clock.set('2027-07-06T15:00:00Z');
  expect(await run()).toEqual({ rows: 1, cursor: null });
  expect(await left()).toEqual([1, 1, 1, 1]);
  const after = await sql`select * from proposals where contract_id = ${sold.contractId}::uuid`.execute(database.db);
  expect(after.rows).toEqual(whole.rows);
});

test('an offer that did not expire yet and one of a device stay', async () => {
  // Planted bugs: without `status` the first goes; without `product_id is null` the second, and a lock loses its sale.
  const [waiting, device] = [await offer(), await offer()];
  const productId = device.contractId;
  await sql`update contracts set status = 'EXPIRED', product_id = ${productId}::uuid, source_product = 'SMARTPHONE_SALE'
    where id = ${device.contractId}::uuid`.execute(database.db);
  clock.set('2027-07-06T15:00:00Z');
  expect(await run()).toEqual({ rows: 0, cursor: null });
  const kept = await sql<{ id: string }>`select id from contracts`.execute(database.db);
  expect(new Set(kept.rows.map(({ id }) => id))).toEqual(new Set([waiting.contractId, device.contractId]));
  await sql`update contracts set product_id = null, source_product = null, down_payment_cents = 0`.execute(database.db);
});

test('batch by batch, and what somebody holds is passed over', async () => {
  const offers = [await offer(), await offer(), await offer()];
  await sql`update contracts set status = 'EXPIRED'`.execute(database.db);
  clock.set('2027-07-06T15:00:00Z');
  await database.db.transaction(async (tx) => {
    await sql`select 1 from contracts where id = ${offers[0]?.contractId}::uuid for update`.execute(tx);
    expect(await run(1)).toEqual({ rows: 1, cursor: 'more' });
    expect(await run(2)).toEqual({ rows: 1, cursor: null });
  });
  expect(await left()).toEqual([1, 1, 1, 1]);
});
