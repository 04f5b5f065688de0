import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { outcomeOf } from './testing/outcomes.ts';
import { givenSales, pay } from './testing/sales.ts';
import { prepareStorm } from './testing/storm.ts';

const storm = prepareStorm();

const CLIENTS = 8;
const CONTRACTS = 6;
const COUNT = 6;
const MOST_TURNS = 200;

/** What a client may be told that lost against another: nothing else, and never a deadlock. */
const ALLOWED = new Set(['done', 'ALREADY_PAID', 'PREVIOUS_INSTALLMENT_IS_PENDING']);

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ item }) => item);

/** The next one or two unpaid installments of three contracts, all in random order. */
function choose(contracts: readonly string[][], open: ReadonlySet<string>): string[] {
  const lists = contracts.map((ids) => ids.filter((id) => open.has(id))).filter((ids) => ids.length > 0);
  const some = shuffled(lists).slice(0, 3);
  return shuffled(some.flatMap((ids) => ids.slice(0, Math.random() < 0.5 ? 1 : 2)));
}

// Planted: with the limit merely moved last clients are told REQUEST_IN_PROGRESS. "deadlock detected" reached them only
// with the limit last, installments settled one by one in random order, statements slowed and the retry off.
test('eight clients that receive overlapping installments in random order never see a deadlock', async () => {
  const { borrowerId, contracts } = await givenSales(storm, CONTRACTS, COUNT);
  const ofBorrower = sql`borrower_id = ${borrowerId}::uuid`;
  const outcomes = new Set<string>();
  const client = async () => {
    for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
      const rows = await sql<{
        id: string;
      }>`select id from installments where ${ofBorrower} and status = 'OPEN'`.execute(storm.platform.db);
      const chosen = choose(contracts, new Set(rows.rows.map(({ id }) => id)));
      if (chosen.length === 0) return;
      outcomes.add(await outcomeOf(pay(storm, chosen)));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect([...outcomes].filter((outcome) => !ALLOWED.has(outcome))).toEqual([]);
  const items = sql<{ n: number }>`
    select count(distinct installment_id) as n from payment_items where ${ofBorrower} and kind = 'INSTALLMENT'`;
  expect(await storm.count(items)).toBe(CONTRACTS * COUNT);
  expect(await storm.count(sql`select used_cents as n from credit_limits where ${ofBorrower}`)).toBe(0);
  const deadlocks = sql<{ n: number }>`select deadlocks as n from pg_stat_database where datname = current_database()`;
  expect(await storm.count(deadlocks)).toBe(0);
});
