import { beforeEach, expect, test } from 'vitest';
import { sealedTables } from '../../app.ts';
import { givenBorrower } from '../../modules/borrowers/testing.ts';
import { testPlatform, testSecret } from '../../testing/platform.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';
import { systemClock } from '../clock.ts';
import { sql } from '../db/sql.ts';
import { canaryOf, openSecrets, WrongSecret } from './open-secrets.ts';

const OTHER = 'Qy5Tn0-sWc8HgE2vJ_r4MkXa7PzUd1Lb';
const THIRD = 'fVd9-2mQx7_KpLw4Zt8RbN3hYs6JcG1u';

const database = prepareDatabase();
const forget = () => sql`truncate secret_canaries, borrowers, borrower_documents cascade`.execute(database.db);
beforeEach(forget);

const open = (current: string, other?: string) => openSecrets(database.db, { current, other }, sealedTables);
const retire = (secret: string) =>
  sql`update secret_canaries set retired_at = now() where canary = ${canaryOf(secret)}`.execute(database.db);

test('the first start leaves a canary; another secret stops every later one', async () => {
  await open(testSecret);
  await open(testSecret);
  await expect(open(OTHER)).rejects.toThrow(WrongSecret);
  await expect(open(OTHER)).rejects.toThrow(/^BALCAO_SECRET is not the secret that this database is sealed with/);
  await expect(open(OTHER, THIRD)).rejects.toThrow(WrongSecret);
});

// Planted: without the look at a row, a wrong secret leaves its canary on data of a version that left none.
test('data of a version without canaries is looked at', async () => {
  await givenBorrower(testPlatform(database.db, systemClock));
  await expect(open(OTHER)).rejects.toThrow(WrongSecret);
  await open(OTHER, testSecret);
  // Planted: without the other one's canary the next start forgets that data is sealed with it.
  await expect(open(OTHER)).rejects.toThrow(WrongSecret);
  await open(testSecret, OTHER);
});

// Planted: without the lock each finds no canary and leaves its own.
test('of three servers that start at once with secrets of their own, one does', async () => {
  // The first rounds open the pool's connections.
  for (let round = 0; round < 5; round += 1) {
    await forget();
    const outcomes = await Promise.allSettled([open(testSecret), open(OTHER), open(THIRD)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  }
});

test('while the secret is changed every server must know both, in whichever order', async () => {
  const sealed = (await open(testSecret)).encrypt('529.982.247-25');
  const both = await open(OTHER, testSecret);
  expect(both.decrypt(sealed)).toBe('529.982.247-25');
  expect(both.hashes('cpf', '1')).toHaveLength(2);
  expect(await open(testSecret, OTHER).then((secrets) => secrets.decrypt(both.encrypt('x')))).toBe('x');
  await expect(open(testSecret)).rejects.toThrow(WrongSecret);
  await expect(open(OTHER)).rejects.toThrow(WrongSecret);
});

test('a retired secret is not used any more, where it is still given, and does not stop the start', async () => {
  await open(testSecret);
  await open(OTHER, testSecret);
  await retire(testSecret);
  expect((await open(OTHER, testSecret)).hashes('cpf', '1')).toHaveLength(1);
  await open(OTHER);
  await expect(open(testSecret)).rejects.toThrow(WrongSecret);
  // Planted: one that comes back and stays retired seals what the next start cannot read.
  await open(testSecret, OTHER);
  await expect(open(OTHER)).rejects.toThrow(WrongSecret);
});
