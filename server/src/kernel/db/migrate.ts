import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { makeRoles, quietLogs } from '../row-security/roles.ts';
import { sqlState } from './transaction.ts';

/** What migrations need of a driver: several statements in one string, and the values of a query's column `name`. */
export interface MigrationTarget {
  run(script: string): Promise<void>;
  names(query: string): Promise<string[]>;
}

const APPLIED = 'select name from schema_migrations';

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

const TABLE =
  'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now());';

async function apply(target: MigrationTarget, login?: string): Promise<string[]> {
  await makeRoles(target, login);
  await quietLogs(target);
  await createTable(target);
  const done = new Set(await target.names(APPLIED));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const applied: string[] = [];
  for (const name of files) {
    if (!done.has(name) && (await applyOne(target, name))) applied.push(name);
  }
  return applied;
}

/** The table, its type or its row in the catalogue exists already. */
const RACE_STATES = new Set(['42P07', '42710', '23505']);

/** Processes that start at once collide in the catalogue, however careful the statement; the next try finds the table. */
async function createTable(target: MigrationTarget): Promise<void> {
  try {
    await target.run(TABLE);
  } catch (error) {
    if (!RACE_STATES.has(sqlState(error) ?? '')) throw error;
    await target.run(TABLE);
  }
}

/** One migration in one transaction. A second process waits on the lock, then finds the name taken: false. */
async function applyOne(target: MigrationTarget, name: string): Promise<boolean> {
  const script = await readFile(`${folder}${name}`, 'utf8');
  await target.run('begin; lock table schema_migrations in exclusive mode;');
  try {
    const isMissing = !(await target.names(APPLIED)).includes(name);
    if (isMissing) await target.run(`insert into schema_migrations (name) values ('${name}'); ${script}`);
    await target.run('commit;');
    return isMissing;
  } catch (error) {
    await target.run('rollback;');
    throw error;
  }
}

/** Applies what is missing of `server/migrations` to the embedded database. Returns the names applied. */
export function migrateEmbedded(lite: PGlite): Promise<string[]> {
  return apply({
    run: async (script) => void (await lite.exec(script)),
    names: async (query) => (await lite.query<{ name: string }>(query)).rows.map((row) => row.name),
  });
}

/**
 * Applies what is missing of `server/migrations` to a PostgreSQL server, alone: others wait. `login` is what the server
 * connects as, where that is not the owner whom `url` names. Returns the names applied.
 */
export async function migrate(url: string, login?: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const target: MigrationTarget = {
      run: async (script) => void (await client.query(script)),
      names: async (query) => (await client.query<{ name: string }>(query)).rows.map((row) => row.name),
    };
    return await apply(target, login);
  } finally {
    await client.end();
  }
}
