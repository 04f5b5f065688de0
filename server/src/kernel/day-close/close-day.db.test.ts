import { EventEmitter, once } from 'node:events';
import { sql } from '../db/sql.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setClock } from '../../testing/platform.ts';
import { closeDay, dayCloseChore, closeDayTurn } from './close-day.ts';
import type { DayCloseBatch, DayCloseStep } from './steps.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';

const MIDDAY = '2026-11-21T16:00:00Z';
const clock = setClock(MIDDAY);
const database = prepareDatabase(16);

beforeAll(async () => {
  await sql`create table counted (n integer primary key, times integer not null default 0)`.execute(database.db);
  await sql`create function zone(name text) returns void language sql as $$
    insert into retailers (id, fantasy_name, legal_name, cnpj, zone) values (gen_random_uuid(), name, name, name, name) $$`.execute(
    database.db,
  );
});
beforeEach(async () => {
  clock.set(MIDDAY);
  await sql`truncate day_closings, counted`.execute(database.db);
  await sql`delete from retailers`.execute(database.db);
  await sql`insert into counted (n) select generate_series(1, 100)`.execute(database.db);
});

/** Counts every number once more, `limit` a batch, in order. */
const countAll: DayCloseStep = {
  name: 'count',
  async run(db, { cursor, limit }) {
    const from = Number(cursor ?? 0);
    await sql`update counted set times = times + 1 where n > ${from} and n <= ${from + limit}`.execute(db);
    return { rows: limit, cursor: from + limit >= 100 ? null : String(from + limit) };
  },
};
const deps = (...steps: DayCloseStep[]) => ({ db: database.db, clock, steps, batch: 10 });
const times = async () =>
  (await sql<{ times: number }>`select distinct times from counted order by times`.execute(database.db)).rows.map(
    (row) => row.times,
  );
const daysSeen = (seen: string[]): DayCloseStep => ({
  name: 'see',
  run: async (_, { day }: DayCloseBatch) => {
    seen.push(day);
    return { rows: 0, cursor: null };
  },
});

test('a day is closed once, however often it is asked for', async () => {
  expect(await closeDay(deps(countAll))).toEqual({ count: 100 });
  expect(await closeDay(deps(countAll))).toEqual({});
  expect(await times()).toEqual([1]);
});

test('a step plans its batches for the tables as they are, whatever the connection kept', async () => {
  const modes: unknown[] = [];
  const look: DayCloseStep = {
    name: 'look',
    run: async (db) => {
      modes.push((await sql`show plan_cache_mode`.execute(db)).rows[0]);
      return { rows: 0, cursor: null };
    },
  };
  await closeDay(deps(look));
  expect(modes).toEqual([{ plan_cache_mode: 'force_custom_plan' }]);
});

test('eight processes closing one day do each batch once', async () => {
  // Planted bug: without `for update` on the step two processes run one batch, and numbers are counted twice.
  await Promise.all(Array.from({ length: 8 }, () => closeDay(deps(countAll))));
  expect(await times()).toEqual([1]);
});

describe('while another process is at a step', () => {
  /** What a second process does while the first one is in the middle of step 'slow'. */
  async function beside(isAside: boolean): Promise<{ seen: string[]; isHeld: boolean; isClosed: boolean }> {
    const seen: string[] = [];
    const [reached, gate] = [new EventEmitter(), new EventEmitter()];
    const [isReached, isOpen] = [once(reached, 'go'), once(gate, 'go')];
    const slow: DayCloseStep = {
      name: 'slow',
      ...(isAside && { isAside }),
      run: async () => {
        reached.emit('go');
        await isOpen;
        return { rows: 1, cursor: null };
      },
    };
    const first = closeDayTurn(deps(slow, daysSeen(seen)));
    await isReached;
    const { isHeld, isClosed } = await closeDayTurn(deps(slow, daysSeen(seen)));
    gate.emit('go');
    await first;
    return { seen, isHeld, isClosed };
  }

  // Planted: every step as one that none after it needs; limits were then blocked by debts half marked.
  test('the steps after it wait', async () => {
    expect(await beside(false)).toEqual({ seen: [], isHeld: true, isClosed: false });
  });

  // Planted: a day closed whose last open step another one is at.
  test('they go on when none of them needs it, and the day is not closed before it', async () => {
    expect(await beside(true)).toEqual({ seen: ['2026-11-21'], isHeld: true, isClosed: false });
    expect(await closeDay(deps())).toEqual({});
  });
});

test('a step says how many rows its batches have, where it may', async () => {
  const limits: number[] = [];
  const look = (name: string, batch?: number): DayCloseStep => ({
    name,
    ...(batch !== undefined && { batch }),
    run: async (_, { limit }) => {
      limits.push(limit);
      return { rows: 0, cursor: null };
    },
  });
  await closeDay({ db: database.db, clock, steps: [look('usual'), look('large', 7_000)] });
  expect(limits).toEqual([2_000, 7_000]);
});

test('a stop in the middle of a batch undoes that batch alone, and the next turn goes on from there', async () => {
  let left = 4;
  const breaksOnce: DayCloseStep = {
    name: 'count',
    run: async (db, batch) => {
      const result = await countAll.run(db, batch);
      left -= 1;
      if (left === 0) throw new Error('the power went');
      return result;
    },
  };
  const turn = () => closeDayTurn(deps(breaksOnce));
  for (let turns = 0; turns < 3; turns += 1) await turn();
  await expect(turn()).rejects.toThrow('the power went');
  expect(await times()).toEqual([0, 1]);
  expect(await closeDay(deps(breaksOnce))).toEqual({ count: 70 });
  expect(await times()).toEqual([1]);
});

// Planted: a turn that ends with every step has five transactions; one that goes on after rows has one.
test('steps that find nothing share a transaction with the batch after them, and no two batches share one', async () => {
  const seen: string[] = [];
  const working = (name: string, rows: number): DayCloseStep => ({
    name,
    run: async (db) => {
      const { rows: found } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
      seen.push(found[0]?.id ?? '');
      return { rows, cursor: null };
    },
  });
  const steps = [working('a', 0), working('b', 0), working('c', 3), working('d', 2), working('e', 0)];
  expect(await closeDay(deps(...steps))).toEqual({ a: 0, b: 0, c: 3, d: 2, e: 0 });
  expect(seen.map((id) => seen.indexOf(id))).toEqual([0, 0, 0, 3, 4]);
  expect(await closeDay(deps(...steps))).toEqual({});
});

describe('which day', () => {
  test('is the one that has begun in every zone', async () => {
    await sql`select zone('America/Sao_Paulo'), zone('America/Rio_Branco')`.execute(database.db);
    const seen: string[] = [];
    clock.set('2026-11-22T04:30:00Z');
    await closeDay(deps(daysSeen(seen)));
    clock.set('2026-11-22T05:30:00Z');
    await closeDay(deps(daysSeen(seen)));
    expect(seen).toEqual(['2026-11-21', '2026-11-22']);
  });

  test('days missed while the server was off are closed one by one, a year as one', async () => {
    const seen: string[] = [];
    await closeDay(deps(daysSeen(seen)));
    clock.set('2026-11-24T16:00:00Z');
    await closeDay(deps(daysSeen(seen)));
    clock.set('2027-11-24T16:00:00Z');
    await closeDay(deps(daysSeen(seen)));
    expect(seen).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2027-11-24']);
  });
});

test('as a chore it closes the day batch by batch and then rests until the next', async () => {
  const chore = dayCloseChore(deps(countAll));
  for (let turn = 0; turn < 12; turn += 1) await chore();
  expect(await times()).toEqual([1]);
  clock.set('2026-11-21T23:00:00Z');
  await chore();
  expect(await times()).toEqual([1]);
  clock.set('2026-11-22T16:00:00Z');
  for (let turn = 0; turn < 12; turn += 1) await chore();
  expect(await times()).toEqual([2]);
});

test('the first error of a step ends the close, whatever else it was doing', async () => {
  const broken: DayCloseStep = { name: 'broken', isAside: true, run: () => Promise.reject(new Error('the disk went')) };
  await expect(closeDay(deps(broken, countAll))).rejects.toThrow('the disk went');
});

test('a step added later runs on the next turn of the same day', async () => {
  const seen: string[] = [];
  await closeDay(deps(countAll));
  expect(await closeDayTurn(deps(countAll, daysSeen(seen)))).toEqual({
    day: '2026-11-21',
    rows: { see: 0 },
    isClosed: true,
    isHeld: false,
  });
  expect(seen).toEqual(['2026-11-21']);
});
