import { sql } from './sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { GuardMissed, guardedWrite } from './guarded-write.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';

const database = prepareDatabase();
beforeAll(async () => {
  await sql`create table boxes (id integer primary key, held integer not null check (held >= 0))`.execute(database.db);
  await sql`insert into boxes values (1, 10), (2, 0)`.execute(database.db);
});

const held = async () =>
  (await sql<{ held: number }>`select held from boxes order by id`.execute(database.db)).rows.map((row) => row.held);

const take = (box: number, amount: number) => ({
  name: `take_${box}`,
  rows: 1,
  statement: sql`update boxes set held = held - ${amount}::int where id = ${box}::int and held >= ${amount}::int returning 1`,
});

test('a guarded write touches every table or none', async () => {
  await guardedWrite(database.db, [take(1, 4)]);
  expect(await held()).toEqual([6, 0]);
  await expect(guardedWrite(database.db, [take(1, 1), take(2, 1)])).rejects.toEqual(new GuardMissed('take_2'));
  expect(await held()).toEqual([6, 0]);
});

test('fifty takers of a box of six take six', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => guardedWrite(database.db, [take(1, 1)])));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(6);
  expect(await held()).toEqual([0, 0]);
});
