import { sql } from '../../kernel/db/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { setClock } from '../../testing/platform.ts';
import { givenRetailer } from './testing.ts';
import { makeProvider, NoProvider } from './use-cases/make-provider.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('one retailer is made the provider, with a trace; nobody else is then', async () => {
  const { db } = database;
  const ids = [await givenRetailer(db), await givenRetailer(db)];
  await sql`update retailers set cnpj = case id when ${ids[0]}::uuid then '1' else '2' end`.execute(db);
  const platform = { db, clock: setClock('2026-11-21T15:00:00Z') };
  const providers = async () =>
    (await sql<{ id: string }>`select id from retailers where is_provider`.execute(db)).rows.map(({ id }) => id);
  await expect(makeProvider(platform, '3')).rejects.toThrow(NoProvider);
  expect(await providers()).toEqual([]);
  const name = await makeProvider(platform, '1');
  expect([await makeProvider(platform, '1'), await providers()]).toEqual([name, [ids[0]]]);
  await expect(makeProvider(platform, '2')).rejects.toThrow(`${name} is the provider already.`);
  expect(await providers()).toEqual([ids[0]]);
  const trace = await sql`select action, subject from audit_entries where retailer_id = ${ids[0]}::uuid`.execute(db);
  expect(trace.rows).toEqual([{ action: 'retailer.made-provider', subject: ids[0] }]);
});
