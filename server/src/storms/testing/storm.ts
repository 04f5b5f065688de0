import { sql } from '../../kernel/db/sql.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';

/**
 * A shop on a database of its own for the tests of one file, as a server with two pools' worth of connections. Whatever
 * the storm did, every invariant of the books must hold after it.
 */
export function prepareStorm() {
  const { database, platform, shop } = prepareCounter({ connections: 16 });
  return {
    platform,
    shop,
    /** One number, from a query with a single column `n`. */
    count: async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(database.db)).rows[0]?.n ?? 0,
  };
}

export type Storm = ReturnType<typeof prepareStorm>;
