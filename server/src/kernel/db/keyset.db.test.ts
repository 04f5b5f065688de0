import type { PagePosition } from '@balcao/contract';
import fc from 'fast-check';
import { sql } from './sql.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { cutPage, keyset } from './keyset.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';

const database = prepareDatabase();
beforeAll(async () => {
  await sql`create table notes (id uuid primary key, at timestamptz not null, on_day date not null,
    amount_cents bigint not null, title text not null)`.execute(database.db);
  await sql`create index notes_amount on notes (amount_cents, id)`.execute(database.db);
});
beforeEach(() => sql`truncate notes`.execute(database.db));

const columns = {
  at: { column: sql.ref('n.at'), type: 'timestamptz' },
  day: { column: sql.ref('n.on_day'), type: 'date' },
  amount: { column: sql.ref('n.amount_cents'), type: 'bigint' },
  title: { column: sql.ref('n.title'), type: 'text' },
} as const;
type Sort = keyof typeof columns | `-${keyof typeof columns}`;
const sorts: Sort[] = ['at', '-at', 'day', '-day', 'amount', '-amount', 'title', '-title'];

interface Note {
  id: string;
  at: string;
  day: string;
  amount: number;
  title: string;
}

const first = '2026-11-21 15:00:00+00';
async function given(amount: number, over: { microseconds?: number; title?: string } = {}): Promise<string> {
  const id = newId();
  const { microseconds = 0, title = `nota ${amount}` } = over;
  await sql`insert into notes values (${id}::uuid, ${first}::timestamptz + ${microseconds} * interval '1 microsecond',
    '2026-11-21'::date + (${amount}::int % 3), ${amount}, ${title})`.execute(database.db);
  return id;
}

async function page(sort: Sort, cursor: PagePosition | undefined, limit: number) {
  const asked = { sort, cursor, limit };
  const part = keyset(columns, sql.ref('n.id'), asked);
  const { rows } =
    await sql<Note>`select n.id, n.at::text as at, n.on_day::text as day, n.amount_cents as amount, n.title
    from notes n where ${part.where} order by ${part.order} limit ${part.limit}`.execute(database.db);
  const name = sort.replace('-', '') as keyof typeof columns;
  return cutPage(rows, asked, (row) => ({ value: row[name], id: row.id }));
}

async function walk(sort: Sort, limit: number, between?: (turn: number) => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  let cursor: PagePosition | null | undefined;
  for (let turn = 0; cursor !== null; turn += 1) {
    const { items, next } = await page(sort, cursor, limit);
    seen.push(...items.map(({ id }) => id));
    cursor = next;
    await between?.(turn);
  }
  return seen;
}

async function inOrder(sort: Sort): Promise<string[]> {
  const part = keyset(columns, sql.ref('n.id'), { sort, cursor: undefined, limit: 1 });
  const all = await sql<{ id: string }>`select n.id from notes n order by ${part.order}`.execute(database.db);
  return all.rows.map(({ id }) => id);
}

test.each(sorts)('pages sorted by %s follow each other, ties and microseconds among them', async (sort) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 2 })), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (notes, limit) => {
        await sql`truncate notes`.execute(database.db);
        for (const [amount, microseconds] of notes)
          await given(amount, { microseconds, title: ['Ágata', 'agata', 'Zé', 'ze', 'b'][amount] ?? '' });
        expect(await walk(sort, limit)).toEqual(await inOrder(sort));
      },
    ),
    { numRuns: 8 },
  );
});

describe('rows that come and go while somebody pages', () => {
  test('neither repeat nor hide another', async () => {
    const kept = [await given(10), await given(20), await given(20), await given(30), await given(40)];
    const removed = await given(35);
    const late: string[] = [];
    const seen = await walk('amount', 2, async (turn) => {
      if (turn !== 0) return;
      // Before the place that was reached, at its very value, and after it.
      await given(5);
      late.push(await given(20), await given(50));
      await sql`delete from notes where id = ${removed}::uuid`.execute(database.db);
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.toSorted()).toEqual([...kept, ...late].toSorted());
  });

  test('the row that a cursor was made from may go', async () => {
    const [one, two] = [await given(1), await given(2)];
    const start = await page('amount', undefined, 1);
    expect(start.items.map(({ id }) => id)).toEqual([one]);
    await sql`delete from notes where id = ${one}::uuid`.execute(database.db);
    const rest = await page('amount', start.next ?? undefined, 1);
    expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[two], null]);
  });
});

test('a last page that is full has no next', async () => {
  await given(1);
  await given(2);
  const { items, next } = await page('amount', undefined, 2);
  expect([items.length, next]).toEqual([2, null]);
  expect(await page('-title', undefined, 3)).toMatchObject({ next: null });
});

test('a cursor of another sort is refused', () => {
  const cursor = { sort: 'amount', value: 1, id: newId() };
  const other = () => keyset(columns, sql.ref('n.id'), { sort: '-amount', cursor, limit: 1 });
  expect(other).toThrow(Refusal);
  expect(other).toThrow('BAD_REQUEST');
});

test('the index finds the place: no row before it is read', async () => {
  await sql`insert into notes select gen_random_uuid(), now(), '2026-11-21', n, 'x' from generate_series(1, 5000) n`.execute(
    database.db,
  );
  await sql`analyze notes`.execute(database.db);
  const cursor = { sort: 'amount', value: 4_900, id: newId() };
  const part = keyset(columns, sql.ref('n.id'), { sort: 'amount', cursor, limit: 10 });
  const plan = await sql<Record<string, string>>`explain select * from notes n where ${part.where}
    order by ${part.order} limit ${part.limit}`.execute(database.db);
  const text = plan.rows.map((row) => Object.values(row)[0]).join('\n');
  expect(text).toMatch(/Index Scan using notes_amount/);
  expect(text).toMatch(/Index Cond: \(ROW\(amount_cents, id\) >/);
});
