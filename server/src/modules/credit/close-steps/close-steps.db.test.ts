import { sql } from '../../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { creditPorts } from '../../../bindings.ts';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { runDueJobs } from '../../../kernel/jobs/worker.ts';
import { silentLog } from '../../../testing/platform.ts';
import { givenCustomer, givenSale } from '../../../testing/shop.ts';
import { creditJobs } from '../credit-jobs.ts';
import { givenCoupon, givenEvaluation } from '../testing.ts';
import { expireCoupons, expireEvaluations, liftManualBlocks } from './expire-programs.ts';
import { recordLimitBlocks } from './record-limit-blocks.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';

const { database, platform, clock, shop } = prepareCounter({ shopPer: 'test' });

beforeEach(async () => {
  await sql`truncate coupons, credit_evaluations, credit_limit_blocks, messages, jobs`.execute(database.db);
  await sql`update credit_limits set is_blocked = false, blocked_until = null, block_reason = null`.execute(
    database.db,
  );
});

/** Runs a step to its end in batches of two; returns the rows of each batch. */
async function close(step: DayCloseStep, day: '2026-11-21' | '2026-12-24' = '2026-11-21'): Promise<number[]> {
  const batches: number[] = [];
  let cursor: string | null = null;
  do {
    const done: { rows: number; cursor: string | null } = await step.run(database.db, {
      day,
      now: clock.now(),
      cursor,
      limit: 2,
    });
    batches.push(done.rows);
    cursor = done.cursor;
  } while (cursor !== null);
  return batches;
}
const sum = (batches: number[]) => batches.reduce((total, rows) => total + rows, 0);
const statuses = async (table: string) =>
  (
    await sql<{ status: string; n: number }>`
      select status, count(*) as n from ${sql.table(table)} group by status order by status`.execute(database.db)
  ).rows.map(({ status, n }) => [status, n]);

test('coupons end with their last day in Sao Paulo, used ones stay used', async () => {
  for (const validityDays of [0, 0, 0, 1, 30]) {
    await givenCoupon(platform, await givenCustomer(platform, shop), { validityDays });
  }
  const borrowerId = await givenCustomer(platform, shop);
  await givenCoupon(platform, borrowerId, { validityDays: 0 });
  await sql`
    update coupons set status = 'USED', contract_id = id, used_at = issued_at where borrower_id = ${borrowerId}::uuid`.execute(
    database.db,
  );
  expect(await close(expireCoupons)).toEqual([0]);
  clock.set('2026-11-22T03:00:00Z');
  expect(await close(expireCoupons)).toEqual([2, 1]);
  expect(await close(expireCoupons)).toEqual([0]);
  expect(await statuses('coupons')).toEqual([
    ['EXPIRED', 3],
    ['ISSUED', 2],
    ['USED', 1],
  ]);
});

test('evaluations end with their time, waiting or not', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await givenEvaluation(platform, shop, borrowerId, { validDays: 0 });
  await givenEvaluation(platform, shop, borrowerId, { validDays: 0, status: 'CREATED' });
  await givenEvaluation(platform, shop, borrowerId, { validDays: 1 });
  clock.set('2026-11-22T15:00:00Z');
  expect(await close(expireEvaluations)).toEqual([2, 0]);
  expect(await close(expireEvaluations)).toEqual([0]);
  expect(await statuses('credit_evaluations')).toEqual([
    ['ACCEPTED', 1],
    ['EXPIRED', 2],
  ]);
});

test('blocks by hand are lifted after their last day, those without one stay', async () => {
  const until = ['2026-11-19', '2026-11-20', '2026-11-20', '2026-11-21', null];
  for (const day of until) {
    const borrowerId = await givenCustomer(platform, shop);
    await sql`
      update credit_limits set is_blocked = true, blocked_until = ${day}::date, block_reason = 'x'
      where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  }
  await close(recordLimitBlocks(creditPorts));
  expect(await close(liftManualBlocks)).toEqual([2, 1]);
  expect(await close(liftManualBlocks)).toEqual([0]);
  const left = await sql<{ until: string | null }>`
    select blocked_until as until from credit_limits where is_blocked order by blocked_until`.execute(database.db);
  expect(left.rows).toEqual([{ until: '2026-11-21' }, { until: null }]);
  const open = await sql`select 1 from credit_limit_blocks where unblocked_on is null`.execute(database.db);
  expect(open.rows).toHaveLength(2);
});

describe('the history of blocks', () => {
  const record = recordLimitBlocks(creditPorts);
  const blocksOf = async (borrowerId: string) =>
    (
      await sql<{ reason: string; blocked_on: string; unblocked_on: string | null }>`
        select reason, blocked_on, unblocked_on from credit_limit_blocks where borrower_id = ${borrowerId}::uuid
        order by id`.execute(database.db)
    ).rows;
  const tell = () =>
    runDueJobs({
      db: database.db,
      clock,
      log: silentLog,
      handlers: { ...creditJobs(platform, creditPorts), 'notifications.send': async () => undefined },
    });
  const texts = async () =>
    (
      await sql<{ text: string }>`select text_sealed as text from messages where purpose = 'LIMIT_BLOCKED'`.execute(
        database.db,
      )
    ).rows.map(({ text }) => platform.secrets.decrypt(text));

  test('opens with the arrears, ends with them, and the customer is told once', async () => {
    const late = await givenCustomer(platform, shop);
    await givenCustomer(platform, shop);
    await givenSale(platform, shop, late, { cents: 10_000, count: 1 });
    clock.set('2026-12-24T15:00:00Z');
    expect(sum(await close(record, '2026-12-24'))).toBe(1);
    expect(sum(await close(record, '2026-12-24'))).toBe(0);
    expect(await blocksOf(late)).toEqual([
      { reason: 'OVERDUE_INSTALLMENTS', blocked_on: '2026-12-24', unblocked_on: null },
    ]);
    while ((await tell()) > 0);
    await sql`update jobs set done_at = null where kind = 'credit.notify-limit-block'`.execute(database.db);
    while ((await tell()) > 0);
    expect(await texts()).toEqual([
      'UME: seu limite foi bloqueado porque há parcelas atrasadas. Pague para voltar a comprar.',
    ]);
    await sql`update installments set due_on = '2027-01-30' where borrower_id = ${late}::uuid`.execute(database.db);
    expect(sum(await close(record, '2026-12-24'))).toBe(1);
    expect(await blocksOf(late)).toMatchObject([{ unblocked_on: '2026-12-24' }]);
  });

  test('tells nobody who settled meanwhile', async () => {
    const late = await givenCustomer(platform, shop);
    await givenSale(platform, shop, late, { cents: 10_000, count: 1 });
    clock.set('2026-12-24T15:00:00Z');
    await close(record, '2026-12-24');
    await sql`update installments set due_on = '2027-01-30' where borrower_id = ${late}::uuid`.execute(database.db);
    while ((await tell()) > 0);
    expect(await texts()).toEqual([]);
  });

  test('two closes at once write each block once', async () => {
    const late = await givenCustomer(platform, shop);
    await givenSale(platform, shop, late, { cents: 10_000, count: 1 });
    clock.set('2026-12-24T15:00:00Z');
    await Promise.all(Array.from({ length: 4 }, () => close(record, '2026-12-24')));
    expect(await blocksOf(late)).toHaveLength(1);
    const jobs = await sql`select 1 from jobs where kind = 'credit.notify-limit-block'`.execute(database.db);
    expect(jobs.rows).toHaveLength(1);
  });
});
