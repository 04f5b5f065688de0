import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';
import { givenRetailer, givenStore } from '../../retailers/testing.ts';
import { resetPassword } from '../account/use-cases/reset-password.ts';
import { showSecurity } from '../account/use-cases/show-security.ts';
import { unlockSession } from '../account/use-cases/unlock-session.ts';
import { authenticate } from '../sessions.ts';
import { givenOperator, givenSession, testPassword } from '../testing.ts';
import { requestLoginCode } from '../use-cases/request-login-code.ts';
import { signIn } from '../use-cases/sign-in.ts';
import { signInByCode } from '../use-cases/sign-in-by-code.ts';
import { confirmTotp, offerTotp } from './use-cases/enrol-totp.ts';
import { finishSignIn } from './use-cases/finish-sign-in.ts';
import { makeRecoveryCodes, removeSecondFactor } from './use-cases/remove-second-factor.ts';
import { resetSecondFactor } from './use-cases/reset-second-factor.ts';

const SHOP = '203.0.113.1';
const HOST = 'loja.example';
const CODE = '123456';
const { database, platform, clock } = prepareCounter({ at: '2026-11-21T10:00:00Z' });

const byOf = async (token: string) => {
  const actor = await authenticate(platform)(token);
  if (!actor) throw new Error('no session');
  return asOperator(actor);
};
const codeAt = (secret: string, seconds = 0) =>
  generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + seconds });
const pass = (seconds: number) => clock.set(addSeconds(clock.now(), seconds));

/** A manager with an authenticator app, a minute after its first code. */
const rui = prepared(
  async () => {
    const retailerId = await givenRetailer(database.db);
    const storeId = await givenStore(database.db, retailerId);
    const email = `${newId()}@casa.example`;
    const operatorId = await givenOperator(platform, { retailerId, storeId, email, role: 'manager' });
    const by = await byOf(await givenSession(platform, { retailerId, operatorId }));
    const { secret, address } = await offerTotp(platform, by, testPassword, SHOP);
    const { recoveryCodes } = await confirmTotp(platform, by, codeAt(secret));
    pass(60);
    return { retailerId, operatorId, email, by, secret, address, recoveryCodes };
  },
  { per: 'test' },
);

const refusalOf = async (promise: Promise<unknown>): Promise<Refusal> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Refusal) return error;
  throw new Error('it was not refused');
};
const challengeOf = async (promise: Promise<unknown>): Promise<string> => {
  const { code, details } = await refusalOf(promise);
  expect(code).toBe('SECOND_FACTOR_REQUIRED');
  return String(details?.['challenge']);
};
const byPassword = () => challengeOf(signIn(platform, { username: rui.email, password: testPassword }, SHOP));
const finish = (challenge: string, code: string, method: 'totp' | 'recovery' = 'totp') =>
  finishSignIn(platform, { method, challenge, code }, { address: SHOP }, HOST);
const sessionsOpen = async () =>
  (
    await sql<{ n: number }>`select count(*) as n from sessions where operator_id = ${rui.operatorId}::uuid`.execute(
      database.db,
    )
  ).rows[0]?.n;

test('an app is offered by password, on by its first code, and asked for at the sign-in', async () => {
  expect(rui.address).toMatch(/^otpauth:\/\/totp\//);
  expect(rui.recoveryCodes).toHaveLength(10);
  expect(rui.recoveryCodes[0]).toMatch(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/);
  const { secondFactor } = await showSecurity(platform, rui.by.actor);
  expect(secondFactor).toMatchObject({ totpSince: expect.any(String), recoveryCodesLeft: 10, passkeys: [] });
  const challenge = await byPassword();
  expect(await sessionsOpen()).toBe(1);
  const { accessToken } = await finish(challenge, codeAt(rui.secret));
  expect(await authenticate(platform)(accessToken)).toMatchObject({ operatorId: rui.operatorId });
  const kept = await sql<{ secret: string }>`select secret_sealed as secret from totp_secrets`.execute(database.db);
  expect(kept.rows.map(({ secret }) => secret)).not.toContain(rui.secret);
});

test('an offer without a code asks for nothing, and does not take the place of an app that is on', async () => {
  await expectRefusal(offerTotp(platform, rui.by, 'errada 1', SHOP), 'PASSWORD_WRONG');
  await expectRefusal(offerTotp(platform, rui.by, testPassword, SHOP), 'CONFLICT');
  await removeSecondFactor(platform, rui.by, { password: testPassword }, SHOP);
  const { secret } = await offerTotp(platform, rui.by, testPassword, SHOP);
  await signIn(platform, { username: rui.email, password: testPassword }, SHOP);
  await expectRefusal(confirmTotp(platform, rui.by, codeAt(secret, -300)), 'SECOND_FACTOR_WRONG');
  await confirmTotp(platform, rui.by, codeAt(secret));
  await byPassword();
});

// Planted: the last time step is read, compared and written later; both get in.
test('a code is good once: again, and twice at the same instant', async () => {
  const [first, second] = [await byPassword(), await byPassword()];
  const code = codeAt(rui.secret);
  const told = await Promise.all([codeOf(finish(first, code)), codeOf(finish(second, code))]);
  expect(new Set(told)).toEqual(new Set(['SECOND_FACTOR_WRONG', 'done']));
  await expectRefusal(finish(await byPassword(), code), 'SECOND_FACTOR_WRONG');
  await expectRefusal(finish(await byPassword(), codeAt(rui.secret, -30)), 'SECOND_FACTOR_WRONG');
  pass(30);
  expect(await codeOf(finish(await byPassword(), codeAt(rui.secret)))).toBe('done');
});

test('a recovery code is good once: typed anyhow, again, and twice at the same instant', async () => {
  const [typed = '', raced = ''] = rui.recoveryCodes;
  expect(await codeOf(finish(await byPassword(), typed.toUpperCase().replaceAll('-', ' '), 'recovery'))).toBe('done');
  await expectRefusal(finish(await byPassword(), typed, 'recovery'), 'SECOND_FACTOR_WRONG');
  const steps = [await byPassword(), await byPassword()];
  const told = await Promise.all(steps.map((step) => codeOf(finish(step, raced, 'recovery'))));
  expect(new Set(told)).toEqual(new Set(['SECOND_FACTOR_WRONG', 'done']));
  expect((await showSecurity(platform, rui.by.actor)).secondFactor?.recoveryCodesLeft).toBe(8);
  const renewed = await makeRecoveryCodes(platform, rui.by, testPassword, SHOP);
  expect(renewed.recoveryCodes).not.toContain(rui.recoveryCodes[2]);
  await expectRefusal(finish(await byPassword(), rui.recoveryCodes[2] ?? '', 'recovery'), 'SECOND_FACTOR_WRONG');
});

// Planted: the right password forgets the wrong codes, so that who has it may guess for ever.
test('wrong codes wait as wrong passwords do, however often the right password is typed; a recovery code lets in', async () => {
  for (let wrong = 0; wrong < 5; wrong += 1) {
    expect(await codeOf(finish(await byPassword(), '000000'))).toBe('SECOND_FACTOR_WRONG');
  }
  await expectRefusal(finish(await byPassword(), codeAt(rui.secret)), 'SECOND_FACTOR_LOCKED');
  expect(await codeOf(finish(await byPassword(), rui.recoveryCodes[0] ?? '', 'recovery'))).toBe('done');
  pass(121);
  expect(await codeOf(finish(await byPassword(), codeAt(rui.secret)))).toBe('done');
});

test('forty wrong codes at once count five, and a sign-in is over after them, after ten minutes, and once it was used', async () => {
  const guessed = await byPassword();
  const told = await Promise.all(Array.from({ length: 40 }, () => codeOf(finish(guessed, '000000'))));
  expect(told.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(5);
  pass(121);
  await expectRefusal(finish(guessed, codeAt(rui.secret)), 'LOGIN_STEP_OVER');
  const late = await byPassword();
  pass(600);
  await expectRefusal(finish(late, codeAt(rui.secret)), 'LOGIN_STEP_OVER');
  const used = await byPassword();
  await finish(used, codeAt(rui.secret));
  pass(60);
  await expectRefusal(finish(used, codeAt(rui.secret)), 'LOGIN_STEP_OVER');
  await expectRefusal(finish(newId(), codeAt(rui.secret)), 'LOGIN_STEP_OVER');
});

test('neither a code by SMS nor a new password goes around it, and a till is unlocked without it', async () => {
  const ask = () => requestLoginCode(platform, () => CODE, { username: rui.email }, SHOP);
  const { challenge } = await ask();
  await challengeOf(signInByCode(platform, { username: rui.email, challenge, code: CODE }, SHOP));
  await unlockSession(platform, rui.by, { by: 'password', password: testPassword }, SHOP);
  const again = await ask();
  const reset = { username: rui.email, challenge: again.challenge, code: CODE, newPassword: 'girassol 9' };
  await resetPassword(platform, reset, SHOP);
  const entering = signIn(platform, { username: rui.email, password: 'girassol 9' }, SHOP);
  await expectRefusal(entering, 'SECOND_FACTOR_REQUIRED');
});

const takeFrom = (by: typeof rui.by, reason: string, retailerId?: string) =>
  resetSecondFactor(platform, by, { operatorId: rui.operatorId, reason, retailerId });

test("the provider's analyst takes it from anybody's, in the chain of whose it is; of another retailer nobody does", async () => {
  const analystOf = async (isProvider: boolean) => {
    const retailerId = await givenRetailer(database.db, { isProvider });
    const operatorId = await givenOperator(platform, { retailerId, role: 'analyst' });
    return byOf(await givenSession(platform, { retailerId, operatorId }));
  };
  const stranger = await analystOf(false);
  await expectRefusal(takeFrom(stranger, 'Perdeu', rui.retailerId), 'RETAILER_NOT_FOUND');
  const provider = await analystOf(true);
  await expectRefusal(takeFrom(provider, 'Perdeu'), 'OPERATOR_NOT_FOUND');
  await takeFrom(provider, 'Perdeu', rui.retailerId);
  await signIn(platform, { username: rui.email, password: testPassword }, SHOP);
  const { rows } = await sql<object>`select retailer_id as "retailerId", operator_id as "operatorId" from audit_entries
    where subject = ${rui.operatorId} and action = 'second-factor.reset'`.execute(database.db);
  expect(rows).toEqual([{ retailerId: rui.retailerId, operatorId: provider.actor.operatorId }]);
});

test('an analyst takes it from a colleague with a reason, from nobody of another retailer, and not from themselves', async () => {
  const analystOf = async (retailerId: string) => {
    const operatorId = await givenOperator(platform, { retailerId, role: 'analyst' });
    return byOf(await givenSession(platform, { retailerId, operatorId }));
  };
  const stranger = await analystOf(await givenRetailer(database.db));
  await expectRefusal(takeFrom(stranger, 'Perdeu'), 'OPERATOR_NOT_FOUND');
  await expectRefusal(takeFrom(rui.by, 'Perdi'), 'OWN_SECOND_FACTOR');
  const analyst = await analystOf(rui.retailerId);
  await takeFrom(analyst, 'Perdeu o telefone');
  await signIn(platform, { username: rui.email, password: testPassword }, SHOP);
  await expectRefusal(takeFrom(analyst, 'Perdeu'), 'SECOND_FACTOR_NOT_SET');
  const told = await sql<object>`select e.detail, r.reason, r.reset_by as by from audit_entries e
    join second_factor_resets r on r.operator_id::text = e.subject
    where e.subject = ${rui.operatorId} and e.action = 'second-factor.reset'`.execute(database.db);
  // Planted: the words in the entry, which is sealed and can never be erased.
  expect(told.rows).toEqual([{ detail: {}, reason: 'Perdeu o telefone', by: analyst.actor.operatorId }]);
});
