import { type Cents, type CivilDate, wholeCents } from '@balcao/contract';
import { sql } from './sql.ts';
import { beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { newId } from '../ids.ts';
import {
  boolean,
  bytes,
  cents,
  date,
  instant,
  integer,
  json,
  nullable,
  numeric,
  optional,
  text,
  uuid,
} from './columns.ts';
import { countOf, fact, factList, isTrue, jsonOf, returning, rowOf, rowsOf, select } from './select.ts';
import { type NewRow, pick, table } from './table.ts';
import { insertMany, insertOne, recordset } from './write.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';

const debts = table('debts', {
  id: uuid('id'),
  amountCents: cents('amount_cents'),
  rateMonthly: numeric('rate_monthly'),
  dueOn: date('due_on'),
  paidAt: nullable(instant('paid_at')),
  status: optional(text<'OPEN' | 'PAID'>('status')),
  terms: json<{ fine: string }>('terms'),
});

const database = prepareDatabase();
beforeAll(() =>
  sql`
    create table debts (id uuid primary key, amount_cents bigint not null, rate_monthly numeric not null, due_on date not null,
      paid_at timestamptz, status text not null default 'OPEN', terms jsonb not null)`.execute(database.db),
);
beforeEach(() => sql`truncate debts`.execute(database.db));

const debt = (over: Partial<NewRow<typeof debts>> = {}) => ({
  id: newId(),
  amountCents: wholeCents(12_345),
  rateMonthly: '0.0935800000000000001',
  dueOn: '2026-12-01' as CivilDate,
  terms: { fine: '0.02' },
  ...over,
});
const d = debts.row('d');

describe('reading', () => {
  test('a row holds what its columns say, types and values', async () => {
    const paidAt = new Date('2026-11-22T10:00:00.123Z');
    await insertOne(debts, debt({ paidAt })).execute(database.db);
    const row = await rowOf(
      database.db,
      select({ ...d, isBig: isTrue(sql`d.amount_cents > 100`) }, sql`from ${debts.sql} d`),
    );
    expect(row).toEqual({ ...debt(), id: expect.any(String), paidAt, status: 'OPEN', isBig: true });
    expectTypeOf(row?.amountCents).toEqualTypeOf<Cents | undefined>();
    expectTypeOf(row?.status).toEqualTypeOf<'OPEN' | 'PAID' | undefined>();
    expectTypeOf(row?.paidAt).toEqualTypeOf<Date | null | undefined>();
  });

  test('a fact is the same in JSON: instants as text, a rate to its last digit', async () => {
    await insertOne(debts, debt({ paidAt: '2026-11-22T10:00:00Z' })).execute(database.db);
    const f = debts.fact('d');
    const found = await rowOf(
      database.db,
      select({
        one: fact(pick(f, 'amountCents', 'rateMonthly', 'paidAt', 'dueOn'), sql`from debts d`),
        none: fact(pick(f, 'id'), sql`from debts d where d.amount_cents < 0`),
        all: factList(pick(f, 'rateMonthly', 'terms'), sql`from debts d order by d.id`),
        never: factList(pick(f, 'id'), sql`from debts d where d.amount_cents < 0`),
        count: countOf(sql`from debts`),
      }),
    );
    expect(found).toEqual({
      one: {
        amountCents: 12_345,
        rateMonthly: debt().rateMonthly,
        paidAt: '2026-11-22T10:00:00+00:00',
        dueOn: '2026-12-01',
      },
      none: null,
      all: [{ rateMonthly: debt().rateMonthly, terms: { fine: '0.02' } }],
      never: [],
      count: 1,
    });
    expectTypeOf(found?.one?.paidAt).toEqualTypeOf<string | null | undefined>();
    expectTypeOf(found?.all).toEqualTypeOf<{ rateMonthly: string; terms: { fine: string } }[] | undefined>();
  });

  test('an object of expressions is a part of a row', async () => {
    await insertOne(debts, debt()).execute(database.db);
    const terms = jsonOf(pick(debts.fact('d'), 'rateMonthly', 'paidAt'));
    const found = await rowOf(database.db, select({ ...pick(d, 'dueOn'), terms }, sql`from debts d`));
    expect(found).toEqual({ dueOn: '2026-12-01', terms: { rateMonthly: debt().rateMonthly, paidAt: null } });
    expectTypeOf(found?.terms.rateMonthly).toEqualTypeOf<string | undefined>();
  });
});

describe('writing', () => {
  test('a value may be an expression that the statement reads', async () => {
    await insertOne(debts, debt({ amountCents: wholeCents(7) })).execute(database.db);
    const largest = sql<Cents>`(select max(amount_cents) from debts)`;
    await insertOne(debts, { ...debt(), id: newId(), amountCents: largest }).execute(database.db);
    const rows = await rowsOf(database.db, select(pick(d, 'amountCents'), sql`from debts d`));
    expect(rows).toEqual([{ amountCents: 7 }, { amountCents: 7 }]);
  });

  test('many rows go in as one parameter; what all leave out has its default', async () => {
    const statement = insertMany(debts, [debt(), debt({ amountCents: wholeCents(1), paidAt: null })]);
    expect(await rowsOf(database.db, returning(statement, { one: sql<number>`1` }))).toEqual([{ one: 1 }, { one: 1 }]);
    const rows = await rowsOf(
      database.db,
      select(pick(d, 'amountCents', 'status', 'terms'), sql`from debts d order by amount_cents`),
    );
    expect(rows).toEqual([
      { amountCents: 1, status: 'OPEN', terms: { fine: '0.02' } },
      { amountCents: 12_345, status: 'OPEN', terms: { fine: '0.02' } },
    ]);
  });

  test('no row is no row', async () => {
    await insertMany(debts, []).execute(database.db);
    expect(await rowOf(database.db, select({ count: countOf(sql`from debts`) }))).toEqual({ count: 0 });
  });

  test('a recordset brings the types of the columns to an update', async () => {
    const one = debt();
    await insertOne(debts, one).execute(database.db);
    const r = recordset(debts, [{ id: one.id, amountCents: 99 }], ['id', 'amountCents'], 'r');
    await sql`update debts d set amount_cents = r."amountCents" from ${r} where d.id = r.id`.execute(database.db);
    expect(await rowOf(database.db, select(pick(d, 'amountCents'), sql`from debts d`))).toEqual({ amountCents: 99 });
  });

  test('a row that lacks a column, or has one of another type, does not compile', () => {
    type Row = NewRow<typeof debts>;
    expectTypeOf<Omit<Row, 'status' | 'paidAt'>>().toExtend<Row>();
    expectTypeOf<Omit<Row, 'amountCents'>>().not.toExtend<Row>();
    expectTypeOf<Omit<Row, 'amountCents'> & { amountCents: number }>().not.toExtend<Row>();
    expectTypeOf<'nothing'>().not.toExtend<Parameters<typeof recordset<typeof debts>>[2][number]>();
    expect(() => recordset(debts, [], ['nothing' as 'id'], 'r')).toThrow('debts has no column nothing');
  });
});

test('each kind of column says its SQL type', () => {
  const types = [uuid, text, boolean, integer, cents, numeric, date, instant, json, bytes].map(
    (kind) => kind('x').type,
  );
  expect(types.join(' ')).toBe('uuid text boolean integer bigint numeric date timestamptz jsonb bytea');
});
