import { pricingDocument } from '@balcao/contract';
import { sql } from '../db/sql.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dayCloseSteps } from '../../app.ts';
import { setClock } from '../../testing/platform.ts';
import { addSeconds } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';
import { closeDay } from './close-day.ts';
import { forgetIdempotencyKeys } from './forget-traces.ts';
import { forgettingStep } from './forgetting-step.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';

const clock = setClock('2026-11-21T16:00:00Z');
const database = prepareDatabase();

beforeAll(() => sql`create table kept (a integer, b integer, at timestamptz, primary key (a, b))`.execute(database.db));
beforeEach(() => sql`truncate kept`.execute(database.db));

const ago = (days: number, seconds = 0) => addSeconds(clock.now(), -days * 86_400 - seconds);
const step = forgettingStep('kernel.forget-kept', { table: 'kept', key: ['a', 'b'], since: 'at', days: 30 });
const run = (db: Db = database.db) => step.run(db, { day: '2026-11-21', now: clock.now(), cursor: null, limit: 2 });
const keep = (a: number, at: Date | null) =>
  sql`insert into kept values (${a}, ${a + 1}, ${at}::timestamptz)`.execute(database.db);
const left = async () =>
  (await sql<{ a: number }>`select a from kept order by a`.execute(database.db)).rows.map(({ a }) => a);

test('deletes the oldest first, a batch at a time, up to the last second of their days', async () => {
  await keep(1, ago(30));
  await keep(2, ago(30, 1));
  await keep(3, ago(31));
  await keep(4, ago(400));
  await keep(5, null);
  expect(await run()).toEqual({ rows: 2, cursor: 'more' });
  expect(await left()).toEqual([1, 2, 5]);
  expect(await run()).toEqual({ rows: 1, cursor: null });
  expect(await run()).toEqual({ rows: 0, cursor: null });
  expect(await left()).toEqual([1, 5]);
});

test('passes over a row that somebody is writing', async () => {
  await keep(1, ago(40));
  await keep(2, ago(40));
  await database.db.transaction(async (tx) => {
    await sql`update kept set at = ${clock.now()} where a = 1`.execute(tx);
    expect(await run()).toEqual({ rows: 1, cursor: null });
  });
  expect(await left()).toEqual([1]);
});

/** Rows of every kind that is deleted, as old as said. */
async function give(name: string, days: number): Promise<void> {
  const at = ago(days, 1);
  const operatorId = newId();
  await sql`
    insert into operators (retailer_id, id, name, cpf_hash, cpf_sealed, email, phone, role, password_hash)
    select id, ${operatorId}::uuid, ${name}, ${name}, '', ${name}, '', 'cashier', '' from retailers`.execute(
    database.db,
  );
  const retailer = sql`(select id from retailers)`;
  for (const statement of [
    sql`insert into sessions values (${retailer}, ${name}, ${operatorId}::uuid, ${at}, ${at}, ${at})`,
    sql`insert into login_failures values (${name}, 5, ${at}, ${at})`,
    sql`insert into quota_uses values (${name}, 'x', '{}', ${at})`,
    sql`insert into login_codes values (${name}, null, null, '', 0, ${at})`,
    sql`insert into sign_on_uses values (${name}, ${at})`,
    sql`insert into lookup_grants values (${retailer}, ${operatorId}::uuid, ${newId()}::uuid, null, ${at})`,
    sql`insert into claims values (${operatorId}::uuid, ${name}, 'POST /x', '', '{}', clock_timestamp() - make_interval(days => ${days}::int, secs => 1))`,
    sql`insert into jobs (id, kind, payload, run_at, done_at) values (${newId()}::uuid, ${name}, '{}', ${at}, ${at})`,
    sql`insert into jobs (id, kind, payload, run_at, failed_at) values (${newId()}::uuid, ${name}, '{}', ${at}, ${at})`,
    sql`insert into jobs (id, kind, payload, run_at) values (${newId()}::uuid, ${name}, '{}', ${at})`,
    sql`insert into messages (id, dedup_key, channel, purpose, recipient_hash, recipient_sealed, text_sealed, status, created_at, sent_at)
      select ${newId()}::uuid, ${name} || status, 'SMS', 'PURCHASE_CODE', '', '', '', status, ${at}::timestamptz,
        case status when 'SENT' then ${at}::timestamptz end from unnest(array['QUEUED', 'SENT', 'FAILED']) status`,
  ])
    await statement.execute(database.db);
}

test('the close of a day deletes what nobody needs any more, and nothing else', async () => {
  await sql`insert into retailers (id, fantasy_name, legal_name, cnpj) values (${newId()}::uuid, 'x', 'x', 'x')`.execute(
    database.db,
  );
  for (const days of [0, 1, 29, 30, 89, 90, 364, 365, 399, 400]) await give(`${days} days`, days);
  const rows = await closeDay({ db: database.db, clock, steps: dayCloseSteps, batch: 2 });
  expect(Object.fromEntries(Object.entries(rows).filter(([name]) => name.includes('.forget-')))).toEqual({
    'applications.forget-links': 0,
    'biometry.forget-likenesses': 0,
    'biometry.forget-liveness': 0,
    'contracts.forget-codes': 0,
    'contracts.forget-call-codes': 0,
    'contracts.forget-calls': 0,
    'contracts.forget-face-pictures': 0,
    'contracts.forget-faces': 0,
    'identity.forget-sessions': 7,
    'identity.forget-login-failures': 7,
    'identity.forget-login-codes': 9,
    'identity.forget-sign-ons': 9,
    'identity.forget-login-steps': 0,
    'identity.forget-approvals': 0,
    'borrowers.forget-grants': 9,
    'contracts.forget-offers': 0,
    'renegotiation.forget-offers': 0,
    'data-updates.forget-links': 0,
    'data-updates.forget-visits': 0,
    'data-updates.forget-phone-changes': 0,
    'portal.forget-entries': 0,
    'portal.forget-sessions': 0,
    'budgets.forget-visits': 0,
    'budgets.forget-conversations': 0,
    'budgets.forget-chat-messages': 0,
    'budgets.forget-chat-budgets': 0,
    'qr-purchases.forget-requests': 0,
    'receipt-links.forget-links': 0,
    'events.forget-counts': 0,
    'support.forget-requests': 0,
    'notifications.forget-messages': 3,
    'kernel.forget-idempotency-keys': 1,
    'kernel.forget-done-jobs': 7,
    'kernel.forget-quota-uses': 9,
  });
  const counts = await sql<Record<string, number>>`
    select (select count(*) from sessions) as sessions, (select count(*) from login_failures) as failures,
      (select count(*) from lookup_grants) as grants, (select count(*) from claims) as keys,
      (select count(*) from messages) as messages,
      (select count(*) from jobs where done_at is not null) as done, (select count(*) from jobs where done_at is null) as others`.execute(
    database.db,
  );
  expect(counts.rows).toEqual([{ sessions: 3, failures: 3, grants: 1, keys: 9, messages: 27, done: 3, others: 20 }]);
  const again = await closeDay({ db: database.db, clock, steps: dayCloseSteps });
  expect(again).toEqual({});
});

// Planted: counted by the server's clock, one that is a year and a half ahead forgets every key.
test('keys of requests live by the clock of the database, whatever a server believes', async () => {
  await sql`truncate claims`.execute(database.db);
  await sql`insert into claims (claimant_id, key, route, body_hash, answer)
    values (${newId()}::uuid, 'a-key-of-today', 'POST /x', '', '{}')`.execute(database.db);
  const now = addSeconds(new Date(), 550 * 86_400);
  const forgotten = await forgetIdempotencyKeys.run(database.db, { day: '2028-05-26', now, cursor: null, limit: 10 });
  expect(forgotten.rows).toBe(0);
});

test('a key outlives every offer', () => {
  const { maxValue } = pricingDocument.shape.offerValidDays;
  expect(maxValue).toBeGreaterThan(0);
  expect(forgetIdempotencyKeys.keptDays).toBeGreaterThan(maxValue ?? Infinity);
});
