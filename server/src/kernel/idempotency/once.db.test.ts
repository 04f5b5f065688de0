import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Fragment, guardedWrite } from '../db/guarded-write.ts';
import { newId } from '../ids.ts';
import { Refusal, refuse } from '../refusal.ts';
import { type Claim, claimFragment, once } from './once.ts';

const AT = new Date('2026-11-21T10:00:00Z');
let database: TestDatabase;
let made = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table effects (id int primary key)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate effects, claims`.execute(database.db);
});
afterAll(() => database.close());

const operatorId = newId();
const claimOf = (over: Partial<Claim> = {}): Claim => ({
  operatorId,
  key: 'key-of-one-act',
  route: 'POST /pay',
  bodyHash: 'body',
  ...over,
});
const effect = (): Fragment => ({
  name: 'effect',
  rows: 1,
  statement: sql`insert into effects values (${(made += 1)}::int) returning 1`,
});
const effects = async () => (await sql`select id from effects`.execute(database.db)).rows.length;

/** Writes one effect with its claim and answers something new each time. */
const act = (claim: Claim, answer: unknown = { n: made + 1 }) =>
  once(database.db, claim, async () => {
    await guardedWrite(database.db, [effect(), claimFragment(claim, answer, AT)]);
    return answer;
  });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

test('the same request again has one effect and the same answer, key by key', async () => {
  const first = await act(claimOf(), { z: 1, a: [{ value: 12.5, none: null }], text: 'ação' });
  const second = await act(claimOf());
  expect(second).toEqual(first);
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect(await effects()).toBe(1);
});

test('another body or another route under the key is refused, and nothing happens', async () => {
  await act(claimOf());
  expect(await codeOf(act(claimOf({ bodyHash: 'other body' })))).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await codeOf(act(claimOf({ route: 'POST /accept' })))).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await effects()).toBe(1);
});

test('a key belongs to its operator', async () => {
  await act(claimOf());
  expect(await codeOf(act(claimOf({ operatorId: newId(), bodyHash: 'theirs' })))).toBe('done');
  expect(await effects()).toBe(2);
});

test('another key is another act', async () => {
  await act(claimOf());
  await act(claimOf({ key: 'key-of-another' }));
  expect(await effects()).toBe(2);
});

describe('refusals', () => {
  const refused = (claim: Claim) =>
    once(database.db, claim, () => Promise.resolve().then(() => refuse('ALREADY_UNDONE')));

  test('a refusal keeps no key: the act may be tried again with it', async () => {
    expect(await codeOf(refused(claimOf()))).toBe('ALREADY_UNDONE');
    expect(await codeOf(act(claimOf()))).toBe('done');
  });

  test('after the act is done, its own repetition gets the answer although the state moved on', async () => {
    const answer = await act(claimOf());
    expect(await refused(claimOf())).toEqual(answer);
    expect(await codeOf(refused(claimOf({ bodyHash: 'other body' })))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await codeOf(refused(claimOf({ key: 'key-of-another' })))).toBe('ALREADY_UNDONE');
  });

  test('a write that misses without an earlier answer is still running, and says where', async () => {
    const claim = claimOf();
    const missing: Fragment = { name: 'moved_away', rows: 1, statement: sql`delete from effects returning 1` };
    const work = once(database.db, claim, () =>
      guardedWrite(database.db, [missing, effect(), claimFragment(claim, {}, AT)]),
    );
    await expect(work).rejects.toMatchObject({ code: 'REQUEST_IN_PROGRESS', details: { fragment: 'moved_away' } });
    expect(await effects()).toBe(0);
    expect(await codeOf(act(claimOf()))).toBe('done');
  });

  test('a failure is no refusal: it is passed on as it is', async () => {
    await act(claimOf());
    const failure = new Error('database away');
    const work = once(database.db, claimOf(), () => Promise.reject(failure));
    await expect(work).rejects.toBe(failure);
  });
});

test('thirty times the same request at once is one effect and thirty equal answers', async () => {
  // Planted bug: a claim written after the effect, in a statement of its own, lets several pass.
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => act(claimOf(), { n })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await effects()).toBe(1);
});

test('two bodies racing under one key: one passes, the other is told', async () => {
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => codeOf(act(claimOf({ bodyHash: n % 2 === 0 ? 'even' : 'odd' })))),
  );
  expect(await effects()).toBe(1);
  expect(codes.filter((code) => code === 'done')).toHaveLength(10);
  expect(codes.filter((code) => code === 'IDEMPOTENCY_KEY_REUSED')).toHaveLength(10);
});

test('the claim and its effect stand or fall together', async () => {
  const claim = claimOf();
  const impossible: Fragment = { name: 'impossible', rows: 2, statement: effect().statement };
  await expect(guardedWrite(database.db, [impossible, claimFragment(claim, {}, AT)])).rejects.toThrow('impossible');
  const keys = (await sql`select key from claims`.execute(database.db)).rows;
  expect([keys, await effects()]).toEqual([[], 0]);
});
