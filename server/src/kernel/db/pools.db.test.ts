import { sql } from './sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openEmbeddedDatabase } from '../../testing/embedded-database.ts';
import { createDb, type Db } from './database.ts';
import { nodePostgresPool, parseInt8 } from './pools.ts';

let postgres: TestDatabase;
let embedded: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
beforeAll(async () => {
  [postgres, embedded] = await Promise.all([openTestDatabase(2), openEmbeddedDatabase()]);
});
afterAll(async () => {
  await Promise.all([postgres.close(), embedded.close()]);
});

const both = (): Db[] => [postgres.db, embedded.db];
const MAX = 9_007_199_254_740_991n;

describe('int8 is a safe integer or a failure', () => {
  test('of a text', () => {
    expect(parseInt8('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseInt8('-9007199254740991')).toBe(Number.MIN_SAFE_INTEGER);
    for (const text of ['9007199254740992', '-9007199254740992', '9223372036854775807'])
      expect(() => parseInt8(text)).toThrow(`int8 out of the safe range: ${text}`);
  });

  test('of a column, on both databases', async () => {
    for (const db of both()) {
      const safe = await sql<{ n: number }>`select ${sql.lit(String(MAX))}::int8 as n`.execute(db);
      expect(safe.rows).toEqual([{ n: Number(MAX) }]);
      const beyond = sql`select ${sql.lit(String(MAX + 1n))}::int8 as n`.execute(db);
      await expect(beyond).rejects.toThrow('int8 out of the safe range');
      const after = await sql<{ one: number }>`select 1 as one`.execute(db);
      expect(after.rows).toEqual([{ one: 1 }]);
    }
  });
});

test('both databases return the same values of the same types', async () => {
  const row = (db: Db) =>
    sql<Record<string, unknown>>`
      select 7::int4 as int4, 7::int8 as int8, (select count(*) from jobs) as counted, 1.50::numeric as numeric,
        0.5::float8 as float8, true as flag, 'ação'::text as text, null::text as nothing,
        '0191f7a2-0000-7000-8000-000000000000'::uuid as uuid, '2026-02-28'::date as day,
        '2026-11-21T10:00:00.123456-04:00'::timestamptz as instant, '{"a":[1,null,"x"],"b":{"c":2.5}}'::jsonb as jsonb,
        '{"z":1,"a":2}'::json as json, array['a','b']::text[] as texts, array[1,2]::int4[] as numbers`.execute(db);
  const [[left], [right]] = [(await row(postgres.db)).rows, (await row(embedded.db)).rows];
  expect(right).toEqual(left);
  expect(left).toEqual({
    int4: 7,
    int8: 7,
    counted: 0,
    numeric: '1.50',
    float8: 0.5,
    flag: true,
    text: 'ação',
    nothing: null,
    uuid: '0191f7a2-0000-7000-8000-000000000000',
    day: '2026-02-28',
    instant: new Date('2026-11-21T14:00:00.123Z'),
    jsonb: { a: [1, null, 'x'], b: { c: 2.5 } },
    json: { z: 1, a: 2 },
    texts: ['a', 'b'],
    numbers: [1, 2],
  });
});

test('both take the same parameters', async () => {
  const at = new Date('2026-11-21T10:00:00.123Z');
  const bytes = Buffer.from([0, 1, 254, 255]);
  for (const db of both()) {
    const result = await sql<{ at: Date; bytes: Uint8Array; n: number; nothing: null; said: string }>`
      select ${at}::timestamptz as at, ${bytes}::bytea as bytes, ${1_234_567_890_123}::bigint as n, ${null}::uuid as nothing,
        (${JSON.stringify({ text: "d'água \\ \u20ac" })}::jsonb) ->> 'text' as said`.execute(db);
    const [row] = result.rows;
    expect({ ...row, bytes: [...(row?.bytes ?? [])] }).toEqual({
      at,
      bytes: [...bytes],
      n: 1_234_567_890_123,
      nothing: null,
      said: "d'água \\ €",
    });
  }
});

test('both say how many rows a write touched', async () => {
  for (const db of both()) {
    await sql`
      insert into jobs (id, kind, payload, run_at)
      select gen_random_uuid(), 'counted', '{}', now() from generate_series(1, 3)`.execute(db);
    const changed = await sql`update jobs set kind = 'changed' where kind = 'counted'`.execute(db);
    const gone = await sql`delete from jobs where kind = 'changed'`.execute(db);
    expect([changed.rowCount, gone.rowCount]).toEqual([3, 3]);
  }
});

test('both undo a transaction that fails, and go on', async () => {
  for (const db of both()) {
    const work = db.transaction(async (tx) => {
      await sql`insert into audit_heads values ('0191f7a2-0000-7000-8000-000000000000', 1, 'x')`.execute(tx);
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect((await sql`select 1 from audit_heads`.execute(db)).rows).toEqual([]);
  }
});

test('many at once on one embedded connection keep to their own transactions', async () => {
  const { db } = embedded;
  await sql`create table tallies (id int primary key, n int not null)`.execute(db);
  await sql`insert into tallies values (1, 0)`.execute(db);
  const add = () =>
    db.transaction(async (tx) => {
      const { rows } = await sql<{ n: number }>`select n from tallies where id = 1`.execute(tx);
      await sql`update tallies set n = ${(rows[0]?.n ?? 0) + 1} where id = 1`.execute(tx);
    });
  await Promise.all(Array.from({ length: 20 }, add));
  expect((await sql`select n from tallies`.execute(db)).rows).toEqual([{ n: 20 }]);
});

test('a statement beyond its time is given up, and the connection serves again', async () => {
  const db = createDb(nodePostgresPool({ url: postgres.url, size: 1, statementTimeoutMs: 100 }));
  try {
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  } finally {
    await db.close();
  }
});
