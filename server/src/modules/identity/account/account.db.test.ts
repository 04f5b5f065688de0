import { expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';
import { givenRetailer, givenStore } from '../../retailers/testing.ts';
import { authenticate } from '../sessions.ts';
import { givenOperator, testPassword } from '../testing.ts';
import { requestLoginCode } from '../use-cases/request-login-code.ts';
import { signIn } from '../use-cases/sign-in.ts';
import { changePassword } from './use-cases/change-password.ts';
import { changePin, removePin } from './use-cases/change-pin.ts';
import { endOtherSessions, endSession } from './use-cases/end-sessions.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { showSecurity } from './use-cases/show-security.ts';
import { unlockSession } from './use-cases/unlock-session.ts';

const SHOP = '203.0.113.1';
const CODE = '123456';
const { database, platform } = prepareCounter({ at: '2026-11-21T10:00:00Z' });

const ana = prepared(
  async () => {
    const retailerId = await givenRetailer(database.db);
    const storeId = await givenStore(database.db, retailerId);
    const email = `${newId()}@casa.example`;
    const operatorId = await givenOperator(platform, { retailerId, storeId, email });
    return { retailerId, operatorId, email };
  },
  { per: 'test' },
);

const enter = async (password = testPassword, device?: string) =>
  (await signIn(platform, { username: ana.email, password }, SHOP, device)).accessToken;
const whoIs = (token: string) => authenticate(platform)(token);
const byOf = async (token: string) => {
  const actor = await whoIs(token);
  if (!actor) throw new Error('no session');
  return asOperator(actor);
};
const trail = async () =>
  (
    await sql<{ action: string }>`select action from audit_entries
      where subject = ${ana.operatorId} and action not like 'session.%' order by id`.execute(database.db)
  ).rows.map(({ action }) => action);

test('a password that somebody else chose is owed a new one, which is neither it nor the default', async () => {
  await sql`update operators set must_change_password = true where id = ${ana.operatorId}::uuid`.execute(database.db);
  const token = await enter();
  const by = await byOf(token);
  expect(by.actor.mustChangePassword).toBe(true);
  const change = (newPassword: string) => changePassword(platform, by, { newPassword }, SHOP);
  await expectRefusal(change('analima77'), 'PASSWORD_NOT_NEW');
  await expectRefusal(change(testPassword), 'PASSWORD_NOT_NEW');
  await change('girassol 9');
  expect(await whoIs(token)).toMatchObject({ mustChangePassword: false });
  await expectRefusal(enter(), 'UNAUTHORIZED');
  await enter('girassol 9');
  expect(await trail()).toEqual(['password.changed']);
});

test('the own password is changed by who types it, and every other session ends', async () => {
  const [here, elsewhere] = [await enter(), await enter()];
  const by = await byOf(here);
  const change = (currentPassword?: string, newPassword = 'girassol 9') =>
    changePassword(platform, by, { ...(currentPassword && { currentPassword }), newPassword }, SHOP);
  await expectRefusal(change(), 'PASSWORD_WRONG');
  await expectRefusal(change('errada 1'), 'PASSWORD_WRONG');
  await expectRefusal(change(testPassword, testPassword), 'PASSWORD_NOT_NEW');
  expect(await whoIs(elsewhere)).not.toBeNull();
  await change(testPassword);
  expect([await whoIs(here), await whoIs(elsewhere)]).toEqual([expect.anything(), null]);
});

test('wrong passwords at an open till count and wait as at the sign-in', async () => {
  const by = await byOf(await enter());
  const guess = () => codeOf(unlockSession(platform, by, { by: 'password', password: 'errada 1' }, SHOP));
  for (let wrong = 0; wrong < 5; wrong += 1) expect(await guess()).toBe('PASSWORD_WRONG');
  expect(await guess()).toBe('LOGIN_LOCKED');
  await expectRefusal(enter(), 'LOGIN_LOCKED');
});

// Planted: the sessions are ended in the statement of the password, which does not see one that is opened meanwhile.
test('of sign-ins while the password changes none outlives it', async () => {
  const by = await byOf(await enter());
  const entering = Array.from({ length: 6 }, () => enter().catch(() => null));
  await changePassword(platform, by, { currentPassword: testPassword, newPassword: 'girassol 9' }, SHOP);
  const tokens = await Promise.all(entering);
  const alive = await Promise.all(tokens.map((token) => whoIs(token ?? '')));
  expect(alive.filter((actor) => actor !== null)).toEqual([]);
});

test('a forgotten password is set anew by a code, which opens no session and ends those there are', async () => {
  const token = await enter();
  const ask = () => requestLoginCode(platform, () => CODE, { username: ana.email }, SHOP);
  const reset = (challenge: string, over: { code?: string; username?: string; newPassword?: string } = {}) =>
    codeOf(
      resetPassword(platform, { username: ana.email, challenge, code: CODE, newPassword: 'girassol 9', ...over }, SHOP),
    );
  const { challenge } = await ask();
  expect(await reset(challenge, { code: '000000' })).toBe('LOGIN_CODE_WRONG');
  expect(await reset(challenge, { username: 'ninguem@casa.example' })).toBe('LOGIN_CODE_WRONG');
  // What is wrong with the password uses no code up.
  expect(await reset(challenge, { newPassword: 'analima77' })).toBe('PASSWORD_NOT_NEW');
  expect(await reset(challenge)).toBe('done');
  expect(await whoIs(token)).toBeNull();
  expect(await reset(challenge, { newPassword: 'girassol 10' })).toBe('LOGIN_CODE_WRONG');
  await enter('girassol 9');
  expect(await trail()).toEqual(['password.reset']);
});

test('who waits for wrong passwords is let in again by a reset', async () => {
  for (let wrong = 0; wrong < 5; wrong += 1) await codeOf(enter('errada 1'));
  const { challenge } = await requestLoginCode(platform, () => CODE, { username: ana.email }, SHOP);
  await resetPassword(platform, { username: ana.email, challenge, code: CODE, newPassword: 'girassol 9' }, SHOP);
  expect(await enter('girassol 9')).toMatch(/^[\w-]{43}$/);
});

const pinned = async () => {
  const token = await enter();
  const by = await byOf(token);
  await changePin(platform, by, { password: testPassword, pin: '2580' }, SHOP);
  const open = (pin: string) => codeOf(unlockSession(platform, by, { by: 'pin', pin }, SHOP));
  return { token, by, open };
};

test('a PIN opens an idle till, and five wrong ones in a row end the session', async () => {
  const { token, open } = await pinned();
  expect(await whoIs(token)).toMatchObject({ hasPin: true });
  for (let wrong = 0; wrong < 4; wrong += 1) expect(await open('1357')).toBe('PIN_WRONG');
  expect(await open('2580')).toBe('done');
  for (let wrong = 0; wrong < 4; wrong += 1) await open('1357');
  expect(await open('1357')).toBe('UNAUTHORIZED');
  expect(await whoIs(token)).toBeNull();
  expect(await open('2580')).toBe('UNAUTHORIZED');
});

test('a PIN takes the password, is no simple one, and can be taken away', async () => {
  const by = await byOf(await enter());
  const set = (password: string, pin: string) =>
    codeOf(Promise.resolve().then(() => changePin(platform, by, { password, pin }, SHOP)));
  expect(await set(testPassword, '1234')).toBe('PIN_TOO_SIMPLE');
  expect(await set('errada 1', '2580')).toBe('PASSWORD_WRONG');
  expect(await codeOf(unlockSession(platform, by, { by: 'pin', pin: '2580' }, SHOP))).toBe('PIN_NOT_SET');
  expect(await set(testPassword, '2580')).toBe('done');
  await removePin(platform, by);
  expect(await codeOf(unlockSession(platform, by, { by: 'pin', pin: '2580' }, SHOP))).toBe('PIN_NOT_SET');
  expect(await trail()).toEqual(['pin.changed', 'pin.removed']);
});

// Planted: a PIN that is looked at first and counted then is guessed three hundred times at once.
test('of three hundred wrong PINs at once five are looked at, and the session is over', async () => {
  const { token, open } = await pinned();
  const told = await Promise.all(Array.from({ length: 300 }, () => open('1357')));
  expect(told.filter((code) => code === 'PIN_WRONG').length).toBeLessThan(5);
  expect(new Set(told)).toEqual(new Set(['UNAUTHORIZED', ...told.filter((code) => code === 'PIN_WRONG')]));
  const looked = await sql<{ n: number }>`select count(*) as n from audit_entries
    where subject = ${ana.operatorId} and action = 'pin.wrong'`.execute(database.db);
  expect(looked.rows[0]?.n).toBeLessThanOrEqual(5);
  expect(await whoIs(token)).toBeNull();
});

test('sessions are told with device and address, ended one by one, and all others at once', async () => {
  const here = await enter(testPassword, 'Chrome 142 no Windows');
  const tokens = [await enter(), await enter(), await enter()];
  const by = await byOf(here);
  const { sessions } = await showSecurity(platform, by.actor);
  expect(sessions).toHaveLength(4);
  const own = sessions.find(({ isThis }) => isThis);
  expect(own).toMatchObject({ device: 'Chrome 142 no Windows', address: SHOP });
  const other = sessions.find(({ isThis }) => !isThis)?.id ?? '';
  await endSession(platform, by, other);
  await expectRefusal(endSession(platform, by, other), 'SESSION_NOT_FOUND');
  expect((await Promise.all(tokens.map(whoIs))).filter(Boolean)).toHaveLength(2);
  expect(await endOtherSessions(platform, by)).toEqual({ ended: 2 });
  expect((await showSecurity(platform, by.actor)).sessions.map(({ isThis }) => isThis)).toEqual([true]);
});

test("nobody ends a colleague's session", async () => {
  const by = await byOf(await enter());
  const operatorId = await givenOperator(platform, { retailerId: ana.retailerId });
  const theirs = newId();
  await sql`insert into sessions (retailer_id, token_hash, operator_id, created_at, last_seen_at, ends_at, id)
    values (${ana.retailerId}::uuid, ${theirs}, ${operatorId}::uuid, now(), now(), '2100-01-01', ${theirs}::uuid)`.execute(
    database.db,
  );
  await expectRefusal(endSession(platform, by, theirs), 'SESSION_NOT_FOUND');
});
