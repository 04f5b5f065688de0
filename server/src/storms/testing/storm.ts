import { afterAll, beforeAll } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { setClock, testPlatform } from '../../testing/platform.ts';
import { givenShop, type Shop } from '../../testing/shop.ts';

export interface Storm {
  platform: Platform;
  shop: Shop;
  /** One number, from a query with a single column `n`. */
  count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number>;
}

/**
 * A shop on a database of its own for the tests of one file, as a server with two pools' worth of connections. Whatever
 * the storm did, every invariant of the books must hold after it.
 */
export function prepareStorm(): Storm {
  let database: TestDatabase;
  const storm = {} as Storm;
  beforeAll(async () => {
    database = await openTestDatabase(16);
    storm.platform = testPlatform(database.db, setClock('2026-11-21T15:00:00Z'));
    storm.shop = await givenShop(storm.platform);
    storm.count = async (query) => (await query.execute(database.db)).rows[0]?.n ?? 0;
  });
  afterAll(async () => {
    await expectBooksHold(database.db);
    await database.close();
  });
  return storm;
}
