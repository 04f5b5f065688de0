import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';

/** The database handle every module gets, over PGlite or node-postgres; statements are `sql` templates (ADR 0019). */
export type Db = Kysely<unknown>;
export type Tx = Transaction<unknown>;

export function createDb(pool: PostgresPool): Db {
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}
