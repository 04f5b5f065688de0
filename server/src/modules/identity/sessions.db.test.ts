import type { Role } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { givenRetailer, givenStore } from '../retailers/testing.ts';
import { authenticate, revokeSessions } from './index.ts';
import { givenOperator, givenSession } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';

const { database, platform, clock } = prepareCounter({ at: '2026-11-21T10:00:00Z' });

const givenAttendant = async () => {
  await sql`truncate retailers, operators, operator_identifiers, sessions cascade`.execute(database.db);
  const retailerId = await givenRetailer(database.db, { zone: 'America/Sao_Paulo' });
  const storeId = await givenStore(database.db, retailerId);
  const operatorId = await givenOperator(platform, { retailerId, storeId, role: 'attendant' });
  return { retailerId, storeId, operatorId, token: await givenSession(platform, { retailerId, operatorId }) };
};
const own = prepared(givenAttendant, { per: 'test' });

const whoIs = () => authenticate(platform)(own.token);
const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));
const lastSeen = async () =>
  (await sql<{ at: Date }>`select last_seen_at as at from sessions`.execute(database.db)).rows[0]?.at;

test('a token is its operator, store, role and zone', async () => {
  expect(await whoIs()).toEqual({
    operatorId: own.operatorId,
    retailerId: own.retailerId,
    reachableBorrowerId: null,
    storeId: own.storeId,
    name: 'ANA LIMA',
    role: 'attendant',
    mustChangePassword: false,
    hasPin: false,
    zone: 'America/Sao_Paulo',
    sessionExpiresAt: addSeconds(clock.now(), 12 * 3_600),
    tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test.each(['', 'unknown', 'x'.repeat(10_000)])('a token nobody has is nobody (%#)', async (other) => {
  expect(await authenticate(platform)(other)).toBeNull();
});

test('half an hour without a call ends it, a call in between keeps it', async () => {
  pass(29 * 60);
  expect(await whoIs()).not.toBeNull();
  pass(29 * 60);
  expect(await whoIs()).not.toBeNull();
  pass(30 * 60);
  expect(await whoIs()).toBeNull();
});

test('twelve hours end it however busy it is', async () => {
  for (let quarter = 1; quarter < 48; quarter += 1) {
    pass(15 * 60);
    await whoIs();
  }
  expect(await whoIs()).not.toBeNull();
  pass(15 * 60);
  expect(await whoIs()).toBeNull();
});

test('the last call is written at most once a minute', async () => {
  const opened = clock.now();
  pass(59);
  await whoIs();
  expect(await lastSeen()).toEqual(opened);
  pass(1);
  await whoIs();
  expect(await lastSeen()).toEqual(clock.now());
});

test('a blocked operator is out at the next call', async () => {
  expect(await whoIs()).not.toBeNull();
  await sql`update operators set is_active = false, deactivated_at = now() where id = ${own.operatorId}`.execute(
    database.db,
  );
  expect(await whoIs()).toBeNull();
});

test('an inactive retailer puts its operators out at the next call', async () => {
  await sql`update retailers set is_active = false where id = ${own.retailerId}`.execute(database.db);
  expect(await whoIs()).toBeNull();
});

test('a changed role counts at the next call', async () => {
  const role: Role = 'promoter';
  await sql`update operators set role = ${role} where id = ${own.operatorId}`.execute(database.db);
  expect(await whoIs()).toMatchObject({ role });
});

test('revoking ends every session of that operator and no other', async () => {
  await givenSession(platform, { retailerId: own.retailerId, operatorId: own.operatorId });
  const colleague = await givenOperator(platform, { retailerId: own.retailerId });
  const theirs = await givenSession(platform, { retailerId: own.retailerId, operatorId: colleague });
  expect(await revokeSessions(database.db, own.retailerId, own.operatorId, clock.now())).toBe(2);
  expect(await whoIs()).toBeNull();
  expect(await authenticate(platform)(theirs)).toMatchObject({ operatorId: colleague });
  expect(await revokeSessions(database.db, own.retailerId, own.operatorId, clock.now())).toBe(0);
});
