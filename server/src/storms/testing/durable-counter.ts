import { systemClock } from '../../kernel/clock.ts';
import { createDb } from '../../kernel/db/database.ts';
import { migrate } from '../../kernel/db/migrate.ts';
import { nodePostgresPool } from '../../kernel/db/pools.ts';
import { startDurablePostgres } from '../../testing/child-program.ts';
import { testPlatform } from '../../testing/platform.ts';
import { prepared } from '../../testing/prepared.ts';
import { startServer } from '../../testing/server-process.ts';
import { givenShop } from '../../testing/shop.ts';
import { givenSession } from './till.ts';

/** A shop's cashier, signed in, on a PostgreSQL of their own that may be killed and keeps what it acknowledged. */
export function prepareDurableCounter() {
  const postgres = prepared(startDurablePostgres, { end: (server) => server.stop() });
  const givenPlatform = async () => {
    await migrate(postgres.url);
    return testPlatform(createDb(nodePostgresPool({ url: postgres.url, size: 8 })), systemClock);
  };
  const platform = prepared(givenPlatform, { end: ({ db }) => db.close() });
  const shop = prepared(() => givenShop(platform));
  const cashier = prepared(async () => ({ token: await givenSession(platform, shop) }));
  return { postgres, platform, shop, cashier, start: () => startServer({ env: { DATABASE_URL: postgres.url } }) };
}
