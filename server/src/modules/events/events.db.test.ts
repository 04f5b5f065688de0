import type { CivilDate } from '@balcao/contract';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { call, givenSession, givenStaff } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenShop } from '../../testing/shop.ts';
import { forgetEventCounts } from './forget-counts.ts';

const { app, clock, database, platform, shop, staff } = prepareCounter({ shopPer: 'test' });

interface Counted {
  retailer: { id: string };
  retailers: { id: string }[];
  from: string;
  to: string;
  counts: { day: string; name: string; count: number }[];
}

const batch = { day: '2027-12-25' as CivilDate, cursor: null, limit: 10 };
const send = (...events: { name: string; count: number }[]) =>
  call(app, 'POST /events', { body: { events }, token: staff.cashier.token });
const counted = async () => {
  const { body } = await call(app, 'GET /events', { token: staff.analyst.token });
  return body as Counted;
};

test('events are added up by the retailer’s day and name, and by nothing else', async () => {
  clock.set('2026-11-21T03:59:00Z');
  await send({ name: 'login_done', count: 1 });
  clock.set('2026-11-21T15:00:00Z');
  await send({ name: 'purchase_finished', count: 2 }, { name: 'login_done', count: 1 });
  await send({ name: 'purchase_finished', count: 3 }, { name: 'of_a_newer_page', count: 4 });
  expect(await counted()).toMatchObject({
    from: '2026-11-08',
    to: '2026-11-21',
    counts: [
      { day: '2026-11-20', name: 'login_done', count: 1 },
      { day: '2026-11-21', name: 'login_done', count: 1 },
      { day: '2026-11-21', name: 'other', count: 4 },
      { day: '2026-11-21', name: 'purchase_finished', count: 5 },
    ],
  });
});

test('an analyst counts the own retailer alone, the provider’s analyst whichever is named, on its own days', async () => {
  await send({ name: 'login_done', count: 3 });
  const provider = await givenShop(platform);
  const people = await givenStaff(platform, provider);
  const token = await givenSession(platform, provider.retailerId, people.analyst.operatorId);
  const ask = async (query: { retailerId?: string }) => {
    const { code, body } = await call(app, 'GET /events', { query, token });
    return { code, ...(body as Counted) };
  };
  expect((await ask({ retailerId: shop.retailerId })).code).toBe('RETAILER_NOT_FOUND');
  expect((await ask({})).retailers.map(({ id }) => id)).toEqual([provider.retailerId]);
  await sql`update retailers set is_provider = (id = ${provider.retailerId})`.execute(database.db);
  const own = await ask({});
  expect([own.retailer.id, own.counts]).toEqual([provider.retailerId, []]);
  expect(own.retailers.map(({ id }) => id)).toEqual(expect.arrayContaining([provider.retailerId, shop.retailerId]));
  const theirs = await ask({ retailerId: shop.retailerId });
  expect(theirs.retailer.id).toBe(shop.retailerId);
  expect(theirs.counts.map(({ name, count }) => [name, count])).toEqual([['login_done', 3]]);
  expect((await ask({ retailerId: provider.storeId })).code).toBe('RETAILER_NOT_FOUND');
});

test('two tills at once lose nothing', async () => {
  const both = [
    { name: 'purchase_finished', count: 1 },
    { name: 'login_done', count: 1 },
  ];
  await Promise.all(Array.from({ length: 8 }, (_, at) => send(...(at % 2 === 0 ? both : both.toReversed()))));
  expect((await counted()).counts.map(({ count }) => count)).toEqual([8, 8]);
});

test.each(['Maria Souza', '529.982.247-25', 'a@b.example', 'x'.repeat(41), '_login', ''])(
  '%j is no name of an event',
  async (name) => expect((await send({ name, count: 1 })).code).toBe('BAD_REQUEST'),
);

test('a page that never stops sending is told to', async () => {
  await sql`insert into quota_uses (subject, quota, uses, forget_after)
    values (${staff.cashier.operatorId}, 'event_batches', array_fill(${clock.now()}::timestamptz, array[200]), '2100-01-01')`.execute(
    database.db,
  );
  expect((await send({ name: 'login_done', count: 1 })).code).toBe('TOO_MANY_REQUESTS');
  expect((await counted()).counts).toEqual([]);
});

test('what was counted over 400 days ago is forgotten', async () => {
  await sql`truncate event_counts`.execute(database.db);
  await send({ name: 'login_done', count: 1 });
  const close = (now: string) => forgetEventCounts.run(database.db, { ...batch, now: new Date(now) });
  expect((await close('2027-12-25T12:00:00Z')).rows).toBe(0);
  expect((await close('2027-12-27T12:00:00Z')).rows).toBe(1);
});
