import { sql } from './sql.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { integer } from './columns.ts';
import { type Fragment, GuardMissed, guardedWrite, part } from './guarded-write.ts';
import { by, table } from './table.ts';
import { withTransaction } from './transaction.ts';
import { insertMany, insertOne } from './write.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';

const database = prepareDatabase();
beforeAll(() => sql`create table shelves (id int primary key, held int not null)`.execute(database.db));
beforeEach(async () => {
  await sql`truncate shelves`.execute(database.db);
  await sql`insert into shelves values (1, 10), (2, 10)`.execute(database.db);
});

const held = async () =>
  (await sql<{ held: number }>`select held from shelves order by id`.execute(database.db)).rows.map((row) => row.held);
const change = (name: string, where: string, rows: number): Fragment => ({
  name,
  rows,
  statement: sql`update shelves set held = held - 1 where ${sql.raw(where)} returning 1`,
});
const missed = (fragments: Fragment[]) =>
  guardedWrite(database.db, fragments).then(
    () => 'written',
    (error: unknown) => (error instanceof GuardMissed ? error.fragment : error),
  );

describe('a fragment must touch exactly the rows it promised', () => {
  test.each([
    ['fewer', change('few', 'id = 1', 2)],
    ['more', change('many', 'true', 1)],
    ['none', change('none', 'id = 3', 1)],
    ['some where none were promised', change('some', 'id = 1', 0)],
  ])('%s', async (_name, fragment) => {
    expect(await missed([change('fine', 'id = 3', 0), fragment])).toBe(fragment.name);
    expect(await held()).toEqual([10, 10]);
  });

  test('none where none were promised', async () => {
    expect(await missed([change('none', 'id = 3', 0)])).toBe('written');
  });

  test('the first that missed is the one named', async () => {
    expect(await missed([change('first', 'id = 3', 1), change('second', 'id = 3', 1)])).toBe('first');
  });
});

describe('a plain insert', () => {
  const shelves = table('shelves', by('id'), { id: integer('id'), held: integer('held') });
  const rows = [
    { id: 3, held: 5 },
    { id: 4, held: 6 },
  ];

  test('writes its rows, one and many, and is not counted', async () => {
    // Planted bug: a guard over a part that returns nothing fails the whole statement.
    expect(
      await missed([part('one', insertOne(shelves, { id: 5, held: 7 })), part('many', insertMany(shelves, rows))]),
    ).toBe('written');
    expect(await held()).toEqual([10, 10, 5, 6, 7]);
  });

  test('is undone with a part that missed, before or behind it', async () => {
    const insert = part('many', insertMany(shelves, rows), 2);
    expect(await missed([insert, change('none', 'id = 9', 1)])).toBe('none');
    expect(await missed([change('none', 'id = 9', 1), insert])).toBe('none');
    expect(await held()).toEqual([10, 10]);
  });

  test('with a condition is counted', async () => {
    // Planted bug: an insert that may do nothing, taken for a plain one, lets a key act twice.
    const again = sql`${insertOne(shelves, { id: 1, held: 1 })} on conflict do nothing`;
    expect(await missed([part('again', again), change('other', 'id = 2', 1)])).toBe('again');
    expect(await held()).toEqual([10, 10]);
  });
});

test('a name is data, whatever letters it has', async () => {
  const name = `it's "odd"; drop table shelves; --`;
  expect(await missed([change(name, 'id = 3', 1)])).toBe(name);
  expect(await held()).toEqual([10, 10]);
});

test('an error of the database is passed on, not called a missed guard', async () => {
  const twice: Fragment = { name: 'twice', rows: 1, statement: sql`insert into shelves values (1, 1) returning 1` };
  expect(await missed([twice])).toMatchObject({ code: '23505' });
});

describe('inside a transaction', () => {
  test('it is undone with the transaction', async () => {
    const work = withTransaction(database.db, async (tx) => {
      await guardedWrite(tx, [change('taken', 'id = 1', 1)]);
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    expect(await held()).toEqual([10, 10]);
  });

  test('a lock that somebody keeps too long is a guard missed', async () => {
    await withTransaction(database.db, async (holder) => {
      await sql`select 1 from shelves where id = 1 for update`.execute(holder);
      const waiting = withTransaction(database.db, async (tx) => {
        await sql`set local lock_timeout = '50ms'`.execute(tx);
        await guardedWrite(tx, [change('taken', 'id = 1', 1)]);
      });
      await expect(waiting).rejects.toEqual(new GuardMissed('lock'));
    });
    expect(await held()).toEqual([10, 10]);
  });
});

test('two transactions that lock each other out both finish in the end', async () => {
  // Planted bug: without the retry of 40P01 one of the two fails.
  const moves = (first: number, second: number) =>
    withTransaction(database.db, async (tx) => {
      await sql`set local deadlock_timeout = '50ms'`.execute(tx);
      await guardedWrite(tx, [change('first', `id = ${first}`, 1)]);
      await new Promise((done) => void setTimeout(done, 30));
      await guardedWrite(tx, [change('second', `id = ${second}`, 1)]);
    });
  await Promise.all([moves(1, 2), moves(2, 1)]);
  expect(await held()).toEqual([8, 8]);
});
