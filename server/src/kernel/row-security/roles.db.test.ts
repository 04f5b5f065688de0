import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from '../db/sql.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { testSecret } from '../../testing/platform.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { makeRoles } from './roles.ts';
import { asSystem } from './scope.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(1);
});
afterAll(() => database.close());

test('the server needs a login that owns nothing: the owner lets it take its roles', async () => {
  const [login, password] = [`server-${randomUUID()}`, randomBytes(9).toString('hex')];
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`create role ${pg.escapeIdentifier(login)} login noinherit password '${password}'`);
  const url = new URL(database.url);
  [url.username, url.password] = [encodeURIComponent(login), password];
  const env = { DATABASE_URL: url.href, DATABASE_OWNER_URL: database.url, BALCAO_SECRET: testSecret };
  const opened = await openDatabase(readConfig(env));
  const who = sql<{ session: string; current: string }>`select session_user as session, current_user as current`;
  expect((await who.execute(opened.db)).rows).toEqual([{ session: login, current: 'balcao_app' }]);
  expect((await asSystem('test', () => who.execute(opened.db))).rows).toEqual([
    { session: login, current: 'balcao_system' },
  ]);
  await opened.close();
  await owner.query(`drop role ${pg.escapeIdentifier(login)}`);
  await owner.end();
});

test.each(['42710', '23505', 'XX000'])('what another process makes meanwhile is not made again: %s', async (code) => {
  const ran: string[] = [];
  let asked = 0;
  await makeRoles({
    names: () => Promise.resolve((asked += 1) > 2 ? [] : ['balcao_app']),
    run(script) {
      ran.push(script);
      return Promise.reject(Object.assign(new Error('lost the race'), { code }));
    },
  });
  expect(ran).toEqual(['create role balcao_system nologin', 'grant balcao_app to current_user']);
  // Any other failure is told.
  const denied = {
    names: () => Promise.resolve([]),
    run: () => Promise.reject(Object.assign(new Error('denied'), { code: '42501' })),
  };
  await expect(makeRoles(denied)).rejects.toThrow('denied');
});
