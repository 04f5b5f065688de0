import { PGlite } from '@electric-sql/pglite';
import { createDb, type Db } from '../kernel/db/database.ts';
import { migrateEmbedded } from '../kernel/db/migrate.ts';
import { pglitePool, pgliteParsers } from '../kernel/db/pools.ts';

/** A migrated embedded database in memory. */
export async function openEmbeddedDatabase(): Promise<{ db: Db; close(): Promise<void> }> {
  const lite = await PGlite.create({ parsers: pgliteParsers });
  await migrateEmbedded(lite);
  const db = createDb(pglitePool(lite));
  return { db, close: () => db.close() };
}
