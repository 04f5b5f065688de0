import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import type { KernelTables } from './tables.ts';

/**
 * The database handle every module gets: one query builder over PGlite or node-postgres.
 * A module sees its own tables with `db.withTables<ItsTables>()`.
 */
export type Db = Kysely<KernelTables>;
export type Tx = Transaction<KernelTables>;

export function createDb(pool: PostgresPool): Db {
  return new Kysely<KernelTables>({ dialect: new PostgresDialect({ pool }) });
}
