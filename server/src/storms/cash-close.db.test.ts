import { expect, test } from 'vitest';
import { sql } from '../kernel/db/sql.ts';
import { tillOf } from '../modules/cash/testing.ts';
import { atOnce, outcomeOf, startIn, tally } from './testing/outcomes.ts';
import { givenSales, pay } from './testing/sales.ts';
import { prepareStorm } from './testing/storm.ts';

const storm = prepareStorm();
const till = () => tillOf(storm.platform, storm.shop);

const ROUNDS = 6;
const CLIENTS = 8;

const ofSession = (id: string) => sql`retailer_id = ${storm.shop.retailerId}::uuid and session_id = ${id}::uuid`;

// Planted: without `closed_at is null` and the counts in the write of a close, all eight are done.
test('of eight closes at once one is done', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await till().open(0);
    await till().countSum(id, 0);
    const { done, ...others } = await tally(atOnce(CLIENTS, () => till().close(id, 0)));
    expect(done).toBe(1);
    const losers = (others['CASH_SESSION_CLOSED'] ?? 0) + (others['CASH_COUNT_OUTDATED'] ?? 0);
    expect(losers).toBe(CLIENTS - 1);
  }
});

// Planted: with the session looked up before the write instead of by it, money lands in drawers that were closed.
test('of payments during a close each lands on one side, once, and what was counted is what is there', async () => {
  const { contracts } = await givenSales(storm, ROUNDS * CLIENTS, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await till().open(0);
    await till().countSum(id, 0);
    const ids = contracts.slice(round * CLIENTS, (round + 1) * CLIENTS);
    const paid = ids.map((each, at) => startIn(at % 4, () => pay(storm, each)));
    const closed = startIn(round, () => till().close(id, 0));
    const [outcomes, close] = await Promise.all([tally(paid), outcomeOf(closed)]);
    expect(outcomes).toEqual({ done: CLIENTS });
    expect(['done', 'CASH_COUNT_OUTDATED']).toContain(close);
    const inside = await storm.count(sql`select count(*) as n from cash_moves where ${ofSession(id)}`);
    expect(close === 'done' ? inside : 0).toBe(0);
    if (close !== 'done') {
      const sum = sql<{
        n: number;
      }>`select coalesce(sum(amount_cents), 0)::bigint as n from cash_moves where ${ofSession(id)}`;
      const expected = await storm.count(sum);
      await till().countSum(id, expected);
      await till().close(id, expected);
    }
  }
  const landed = await storm.count(sql`select count(*) as n from cash_moves where kind = 'PAYMENT'`);
  expect(landed).toBe(ROUNDS * CLIENTS);
});
