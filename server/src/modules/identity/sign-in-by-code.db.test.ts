import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { givenRetailer, givenStore } from '../retailers/testing.ts';
import { givenOperator, testPassword } from './testing.ts';
import { requestLoginCode } from './use-cases/request-login-code.ts';
import { signIn } from './use-cases/sign-in.ts';
import { signInByCode } from './use-cases/sign-in-by-code.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';

const CODE = '123456';
const SHOP = '203.0.113.1';
const ELSEWHERE = '198.51.100.9';
const { database, platform, clock } = prepareCounter({ at: '2026-11-21T10:00:00Z' });

const ana = prepared(
  async () => {
    const retailerId = await givenRetailer(database.db);
    const storeId = await givenStore(database.db, retailerId);
    const email = `${newId()}@casa.example`;
    const phone = `+55929${String(Math.random()).slice(2, 10)}`;
    return { email, phone, operatorId: await givenOperator(platform, { retailerId, storeId, email, phone }) };
  },
  { per: 'test' },
);

const send = (address = SHOP, username = ana.email) => requestLoginCode(platform, () => CODE, { username }, address);
const enter = (challenge: string, { code = CODE, address = SHOP, username = ana.email } = {}) =>
  signInByCode(platform, { username, challenge, code }, address);
const password = (typed: string) => signIn(platform, { username: ana.email, password: typed }, SHOP);
const messages = async () =>
  (
    await sql<{ to: string; text: string }>`select recipient_sealed as to, text_sealed as text from messages
      where purpose = 'LOGIN_CODE' order by created_at`.execute(database.db)
  ).rows.map(({ to, text }) => ({ to: platform.secrets.decrypt(to), text: platform.secrets.decrypt(text) }));

test('who is kept waiting gets in with a code sent to the own telephone, and waits no more', async () => {
  for (let wrong = 0; wrong < 5; wrong += 1) await codeOf(password('wrong 1'));
  await expectRefusal(password(testPassword), 'LOGIN_LOCKED');
  const { challenge } = await send();
  expect((await messages()).at(-1)).toEqual({ to: ana.phone, text: expect.stringContaining('123 456') });
  expect((await enter(challenge)).accessToken).toMatch(/^[\w-]{43}$/);
  expect(await codeOf(password(testPassword))).toBe('done');
  const trail = await sql<{ action: string; detail: unknown }>`select action, detail from audit_entries
    where subject = ${ana.operatorId} and action like 'session.%' order by id`.execute(database.db);
  expect(trail.rows.slice(-3)).toEqual([
    { action: 'session.code-sent', detail: {} },
    { action: 'session.opened', detail: { by: 'code' } },
    { action: 'session.opened', detail: {} },
  ]);
});

test('a code is good once, five minutes, with its challenge, for its e-mail, and after fewer than five wrong ones', async () => {
  const first = await send();
  await expectRefusal(enter(newId()), 'LOGIN_CODE_WRONG');
  await expectRefusal(enter(first.challenge, { username: 'nobody@casa.example' }), 'LOGIN_CODE_WRONG');
  for (let wrong = 0; wrong < 3; wrong += 1) await codeOf(enter(first.challenge, { code: '000000' }));
  await enter(first.challenge);
  await expectRefusal(enter(first.challenge), 'LOGIN_CODE_WRONG');
  const late = await send();
  clock.set(addSeconds(clock.now(), 300));
  await expectRefusal(enter(late.challenge), 'LOGIN_CODE_WRONG');
  const guessed = await send();
  for (let wrong = 0; wrong < 5; wrong += 1) await codeOf(enter(guessed.challenge, { code: '000000' }));
  await expectRefusal(enter(guessed.challenge), 'LOGIN_CODE_WRONG');
});

// Planted: a code of anybody lets in whoever types it beside an e-mail.
test("a code on one's own telephone opens nobody else's session", async () => {
  const retailerId = await givenRetailer(database.db);
  const username = `${newId()}@casa.example`;
  await givenOperator(platform, { retailerId, email: username, phone: '+5592900001111' });
  const { challenge } = await send();
  await expectRefusal(enter(challenge, { username }), 'LOGIN_CODE_WRONG');
  expect(await codeOf(enter(challenge))).toBe('done');
});

test('forty guesses at once count five', async () => {
  const { challenge } = await send();
  await Promise.all(Array.from({ length: 40 }, () => codeOf(enter(challenge, { code: '000000' }))));
  const rows = await sql<{
    attempts: number;
  }>`select attempts from login_codes where operator_id = ${ana.operatorId}::uuid`.execute(database.db);
  expect(rows.rows).toEqual([{ attempts: 5 }]);
});

test('ten wrong codes a day from elsewhere, which shut nobody out where the e-mail is known', async () => {
  await password(testPassword);
  for (let codes = 0; codes < 2; codes += 1) {
    const { challenge } = await send(ELSEWHERE);
    const guess = () => codeOf(enter(challenge, { code: '000000', address: ELSEWHERE }));
    expect(await Promise.all(Array.from({ length: 5 }, guess))).toEqual(Array(5).fill('LOGIN_CODE_WRONG'));
  }
  const { challenge } = await send(ELSEWHERE);
  await expectRefusal(enter(challenge, { address: ELSEWHERE }), 'LOGIN_LOCKED');
  await expectRefusal(send(ELSEWHERE), 'TOO_MANY_REQUESTS');
  expect(await codeOf(enter((await send()).challenge))).toBe('done');
});

test('a hundred codes asked for at once send three', async () => {
  const before = (await messages()).length;
  await Promise.all(Array.from({ length: 100 }, () => codeOf(send())));
  expect((await messages()).length - before).toBe(3);
});

test('one address asks for twenty codes an hour, whichever e-mails it asks for', async () => {
  const from = (address: string) => codeOf(send(address, `${newId()}@casa.example`));
  const asked = await Promise.all(Array.from({ length: 25 }, () => from('192.0.2.7')));
  expect(asked.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(5);
  expect(await codeOf(send('192.0.2.8'))).toBe('done');
});

test('an e-mail that nobody has, and that of a blocked operator, are answered alike and sent nothing', async () => {
  const before = (await messages()).length;
  await sql`update operators set is_active = false, deactivated_at = now() where id = ${ana.operatorId}::uuid`.execute(
    database.db,
  );
  const asked = [await send(), await send(SHOP, `${newId()}@casa.example`)];
  expect(asked).toEqual(asked.map(() => ({ challenge: expect.stringMatching(/^[\w-]{43}$/) })));
  for (const { challenge } of asked) await expectRefusal(enter(challenge), 'LOGIN_CODE_WRONG');
  expect((await messages()).length).toBe(before);
});
