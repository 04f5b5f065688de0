import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { givenApi, givenSession } from '../testing/counter.ts';
import { setClock, testPlatform } from '../testing/platform.ts';
import { NOON } from '../testing/prepare-counter.ts';
import { sql } from '../kernel/db/sql.ts';
import { newId } from '../kernel/ids.ts';
import { givenCustomer, givenShop, givenVerifiedOffer } from '../testing/shop.ts';

test('a database that turned read-only is 503 with Retry-After, and what was asked is done once it writes', async () => {
  const database = await openTestDatabase();
  const platform = testPlatform(database.db, setClock(NOON));
  const shop = await givenShop(platform);
  const borrowerId = await givenCustomer(platform, shop);
  const { proposalId } = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000 });
  const token = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
  const name = sql.id(new URL(database.url).pathname.slice(1));
  const setReadOnly = (value: boolean) =>
    sql`alter database ${name} set default_transaction_read_only = ${sql.lit(value)}`.execute(database.db);
  const key = newId();
  const acceptOn = async () => {
    const app = await givenApi(platform);
    const answer = await app.inject({
      method: 'POST',
      url: `/coordinator/contracts/proposals/${proposalId}/accept`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    });
    await app.close();
    return answer;
  };
  await setReadOnly(true);
  const refused = await acceptOn();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ code: 'SERVICE_UNAVAIBLE' });
  await setReadOnly(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  await expect.poll(async () => (await acceptOn()).statusCode).toBe(200);
  await database.close();
});
