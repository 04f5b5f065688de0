import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** What migrations need of a driver: several statements in one string, and rows of a query. */
interface MigrationTarget {
  run(script: string): Promise<void>;
  names(): Promise<string[]>;
}

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

const TABLE =
  'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now());';

async function apply(target: MigrationTarget): Promise<string[]> {
  await target.run(TABLE);
  const done = new Set(await target.names());
  const applied: string[] = [];
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const name of files) {
    if (done.has(name)) continue;
    const script = await readFile(`${folder}${name}`, 'utf8');
    // A second process waits on the lock, then finds the name taken and fails its insert: nothing runs twice.
    await target.run(
      `begin; lock table schema_migrations in exclusive mode; insert into schema_migrations (name) values ('${name}'); ${script}; commit;`,
    );
    applied.push(name);
  }
  return applied;
}

/** Applies what is missing of `server/migrations` to the embedded database. Returns the names applied. */
export function migrateEmbedded(lite: PGlite): Promise<string[]> {
  return apply({
    run: async (script) => void (await lite.exec(script)),
    names: async () =>
      (await lite.query<{ name: string }>('select name from schema_migrations')).rows.map((row) => row.name),
  });
}

/** Applies what is missing of `server/migrations` to a PostgreSQL server, alone: others wait. Returns the names applied. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await applyAlone(client);
  } finally {
    await client.end();
  }
}

async function applyAlone(client: pg.Client): Promise<string[]> {
  const target: MigrationTarget = {
    run: async (script) => void (await client.query(script)),
    names: async () =>
      (await client.query<{ name: string }>('select name from schema_migrations')).rows.map((row) => row.name),
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(target);
    } catch (error) {
      await client.query('rollback');
      if (attempt === 5 || !isRace(error)) throw error;
    }
  }
}

const RACE_STATES = new Set(['23505', '42P07', '40P01']);
const isRace = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && RACE_STATES.has(String(error.code));
