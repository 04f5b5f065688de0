import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../db/sql.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openEmbeddedDatabase } from '../../testing/embedded-database.ts';
import { newId } from '../ids.ts';
import { createDb, type Db } from '../db/database.ts';
import { routedPool } from './routed-pool.ts';
import { asSystem, type Reach, within } from './scope.ts';
import { sqlState, withTransaction } from '../db/transaction.ts';

const reach: Reach = { retailerId: newId(), operatorId: newId(), borrowerId: newId() };
const NOBODY = '00000000-0000-0000-0000-000000000000';
let database: TestDatabase;
let embedded: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
/** One connection for requests, so that each statement meets what the one before left behind. */
let db: Db;

beforeAll(async () => {
  [database, embedded] = await Promise.all([openTestDatabase(1), openEmbeddedDatabase()]);
});
beforeEach(() => {
  db = createDb(routedPool({ url: database.url, size: 1, statementTimeoutMs: 500 }));
  return () => db.close();
});
afterAll(() => Promise.all([database.close(), embedded.close()]));

const told = async (of: Db) =>
  (
    await sql<{ said: string[] }>`select array[current_user::text, current_setting('balcao.retailer'),
      current_setting('balcao.operator'), current_setting('balcao.borrower')] as said`.execute(of)
  ).rows[0]?.said;
const ofReach = ['balcao_app', reach.retailerId, reach.operatorId, reach.borrowerId];
const ofNobody = ['balcao_app', NOBODY, NOBODY, NOBODY];

test.each(['postgresql', 'embedded'])(
  'a statement knows whose rows it may reach, and the next one does not: %s',
  async (kind) => {
    const of = kind === 'embedded' ? embedded.routed : db;
    expect(await within(reach, () => told(of))).toEqual(ofReach);
    expect(await told(of)).toEqual(ofNobody);
    expect((await asSystem('test', () => told(of)))?.[0]).toBe('balcao_system');
    expect(await within({ ...reach, operatorId: null, borrowerId: null }, () => told(of))).toEqual([
      'balcao_app',
      reach.retailerId,
      NOBODY,
      NOBODY,
    ]);
    expect(await told(of)).toEqual(ofNobody);
  },
);

test('what is set goes with its statement alone: nothing is left in the session', async () => {
  await within(reach, () => told(db));
  // Catches `false` in place of `true` in the set_config of the reach: a setting of the session.
  expect(await told(db)).toEqual(ofNobody);
  await within(reach, async () => expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' }));
  expect(await told(db)).toEqual(ofNobody);
  expect(await within(reach, () => told(db))).toEqual(ofReach);
});

test('a transaction keeps the reach it began in, and it ends with it', async () => {
  const outer = { ...reach, borrowerId: newId() };
  await within(outer, () =>
    withTransaction(db, async (tx) => {
      expect(await told(tx)).toEqual(['balcao_app', outer.retailerId, outer.operatorId, outer.borrowerId]);
      expect((await asSystem('test', () => told(tx)))?.[0]).toBe('balcao_app');
    }),
  );
  expect(await told(db)).toEqual(ofNobody);
});

test('a transaction that failed is rolled back, and its connection serves again', async () => {
  const failing = within(reach, () =>
    withTransaction(db, async (tx) => {
      await sql`select 1 / 0`.execute(tx);
    }),
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await told(db)).toEqual(ofNobody);
});

test('rows and counts are those of the statement, and values of all kinds pass', async () => {
  const rows = await within(reach, () => sql<{ n: number }>`select n from generate_series(1, ${3}::int) n`.execute(db));
  expect(rows.rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect((await within(reach, () => sql`select 1 as one`.execute(db))).rows).toEqual([{ one: 1 }]);
  const none = await within(reach, () => sql`update sessions set revoked_at = now()`.execute(db));
  expect(none.rowCount).toBe(0);
});

test('a statement beyond its time is given up, and the connection serves again', async () => {
  await expect(within(reach, () => sql`select pg_sleep(5)`.execute(db))).rejects.toMatchObject({ code: '57014' });
  expect(await within(reach, () => told(db))).toEqual(ofReach);
});

test('a lost link fails its statement, and the next one gets another connection', async () => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const lost = within(reach, () => sql`select pg_sleep(0.4)`.execute(db)).catch(sqlState);
  await sql`select pg_terminate_backend(${rows[0]?.pid}::int) from pg_sleep(0.1)`.execute(database.db);
  // Whichever comes first, the server's word or the closed link.
  expect([undefined, '57P01']).toContain(await lost);
  // The pool takes note of the closed connection.
  await sleep(50);
  expect(await within(reach, () => told(db))).toEqual(ofReach);
});

test('a server that drops start-up options is refused: the login would see everything', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const name = `login_${newId().replaceAll('-', '')}`;
  await client.query(`create role ${name} login password 'secret'`);
  const url = new URL(database.url);
  [url.username, url.password] = [name, 'secret'];
  const outsider = createDb(routedPool({ url: url.href, size: 1 }));
  // No member of the role: the connection itself fails, and no statement runs as the login.
  await expect(within(reach, () => told(outsider))).rejects.toThrow(/role/);
  await outsider.close();
  await client.query(`drop role ${name}`);
  await client.end();
});
