import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { givenRetailer, givenStore } from '../retailers/testing.ts';
import { givenOperator, testPassword } from './testing.ts';
import { signIn } from './use-cases/sign-in.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';

const email = 'ana@casa.example';
const wrong = new Refusal('UNAUTHORIZED', { context: 'login' });
const locked = new Refusal('LOGIN_LOCKED');

const { database, platform, clock } = prepareCounter({ at: '2026-11-21T10:00:00Z' });

const givenAna = async () => {
  await sql`truncate retailers, operators, operator_identifiers, sessions, login_failures, audit_entries cascade`.execute(
    database.db,
  );
  const retailerId = await givenRetailer(database.db);
  const storeId = await givenStore(database.db, retailerId);
  return { retailerId, operatorId: await givenOperator(platform, { retailerId, storeId, email }) };
};
const ana = prepared(givenAna, { per: 'test' });

const login = (password: string, username = email) => signIn(platform, { username, password });
const fail = async (times: number, username = email) => {
  for (let count = 0; count < times; count += 1) await expect(login('wrong 1', username)).rejects.toEqual(wrong);
};
const trail = async () =>
  (
    await sql<{ action: string; detail: unknown }>`select action, detail from audit_entries order by id`.execute(
      database.db,
    )
  ).rows;

test('the right password opens a session of which only the hash is kept', async () => {
  const { accessToken } = await login(testPassword);
  expect(accessToken).toMatch(/^[\w-]{43}$/);
  const rows = await sql`select token_hash, operator_id, created_at, ends_at, revoked_at from sessions`.execute(
    database.db,
  );
  expect(rows.rows).toEqual([
    {
      token_hash: sha256(accessToken),
      operator_id: ana.operatorId,
      created_at: clock.now(),
      ends_at: addSeconds(clock.now(), 12 * 3_600),
      revoked_at: null,
    },
  ]);
  expect(await trail()).toEqual([{ action: 'session.opened', detail: {} }]);
});

test('a wrong password and an unknown e-mail get one answer', async () => {
  await expect(login('wrong 1')).rejects.toEqual(wrong);
  await expect(login(testPassword, 'nobody@casa.example')).rejects.toEqual(wrong);
  expect(await trail()).toEqual([{ action: 'session.refused', detail: { reason: 'password' } }]);
});

test('five wrong passwords lock the e-mail for thirty minutes', async () => {
  await fail(5);
  await expect(login(testPassword)).rejects.toEqual(locked);
  clock.set(addSeconds(clock.now(), 30 * 60 - 1));
  await expect(login(testPassword)).rejects.toEqual(locked);
  clock.set(addSeconds(clock.now(), 1));
  await expect(login(testPassword)).resolves.toBeDefined();
});

test('after the lock the count starts again', async () => {
  await fail(5);
  clock.set(addSeconds(clock.now(), 30 * 60));
  await fail(5);
  await expect(login(testPassword)).rejects.toEqual(locked);
});

test('trying while locked does not make the lock longer', async () => {
  await fail(5);
  clock.set(addSeconds(clock.now(), 29 * 60));
  await expect(login('wrong 1')).rejects.toEqual(locked);
  clock.set(addSeconds(clock.now(), 60));
  await expect(login(testPassword)).resolves.toBeDefined();
});

test('the right password forgets the wrong ones before it', async () => {
  await fail(4);
  await login(testPassword);
  await fail(4);
  await expect(login(testPassword)).resolves.toBeDefined();
});

test('unknown e-mails lock in the same way, and other e-mails stay open', async () => {
  await fail(5, 'nobody@casa.example');
  await expect(login('wrong 1', 'nobody@casa.example')).rejects.toEqual(locked);
  await expect(login(testPassword)).resolves.toBeDefined();
});

test('forty at once try no more than five passwords', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 40 }, () => login('wrong 1')));
  const reasons = tries.map((one) => (one.status === 'rejected' ? (one.reason as Refusal).code : 'in'));
  expect(reasons.filter((code) => code === 'UNAUTHORIZED')).toHaveLength(5);
  expect(reasons.filter((code) => code === 'LOGIN_LOCKED')).toHaveLength(35);
});

test('that an operator is blocked is told to who knows the password', async () => {
  await sql`update operators set is_active = false, deactivated_at = now()`.execute(database.db);
  await expect(login('wrong 1')).rejects.toEqual(wrong);
  await expect(login(testPassword)).rejects.toEqual(new Refusal('OPERATOR_BLOCKED'));
  expect((await trail()).map(({ detail }) => detail)).toEqual([{ reason: 'password' }, { reason: 'blocked' }]);
  expect((await sql`select 1 from sessions`.execute(database.db)).rows).toEqual([]);
});

test('an inactive retailer blocks its operators', async () => {
  await sql`update retailers set is_active = false`.execute(database.db);
  await expect(login('wrong 1')).rejects.toEqual(wrong);
  await expect(login(testPassword)).rejects.toEqual(new Refusal('OPERATOR_BLOCKED'));
});

test('neither e-mails, passwords nor tokens are left in clear', async () => {
  const { accessToken } = await login(testPassword);
  await fail(1);
  const tables = ['sessions', 'login_failures', 'audit_entries'];
  const dumps = tables.map((name) =>
    sql`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(database.db),
  );
  const text = JSON.stringify((await Promise.all(dumps)).map(({ rows }) => rows));
  for (const secret of [email, testPassword, 'wrong 1', accessToken]) expect(text).not.toContain(secret);
});
