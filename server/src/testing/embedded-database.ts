import { PGlite } from '@electric-sql/pglite';
import { createDb, type Db } from '../kernel/db/database.ts';
import { migrateEmbedded } from '../kernel/db/migrate.ts';
import { pglitePool, pgliteParsers } from '../kernel/db/pools.ts';
import { routedPglitePool } from '../kernel/row-security/routed-pool.ts';

/** A migrated embedded database in memory: as its owner, and as the server reaches it. Use one of them at a time. */
export async function openEmbeddedDatabase(): Promise<{ db: Db; routed: Db; close(): Promise<void> }> {
  const lite = await PGlite.create({ parsers: pgliteParsers });
  await migrateEmbedded(lite);
  const db = createDb(pglitePool(lite));
  return { db, routed: createDb(routedPglitePool(lite)), close: () => db.close() };
}
