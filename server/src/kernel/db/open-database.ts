import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDb, type Db } from './database.ts';
import { lockFolder } from './data-folder/folder-lock.ts';
import { migrate, migrateEmbedded } from './migrate.ts';
import { keepForOwner, writeForOwnerOnly } from './data-folder/own-folder.ts';
import { nodePostgresPool, pgliteParsers } from './pools.ts';
import { SYSTEM_ROLE } from '../row-security/roles.ts';
import { routedPglitePool, routedPool } from '../row-security/routed-pool.ts';

export interface OpenDatabase {
  db: Db;
  kind: 'embedded' | 'postgresql';
  /** The key of personal data: from the configuration, or the one kept beside the embedded database. */
  secret: string;
  /** A handle of its own on the same data, as the system, whose statements may take long; to be closed. */
  openSlow(): Db;
  close(): Promise<void>;
}

/** Connections of a slow handle, and how long one of its statements may take. */
const SLOW = { size: 2, statementTimeoutMs: 3_600_000 };

/**
 * Opens the configured database and brings its schema up to date.
 * @throws FolderInUse when another process holds the embedded database.
 */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config, config.databaseUrl) : openEmbedded(config);
}

async function openPostgres(config: Config, url: string): Promise<OpenDatabase> {
  await migrateFor(config, url);
  const db = createDb(routedPool({ url, size: config.databasePool }));
  const openSlow = () => createDb(nodePostgresPool({ url, role: SYSTEM_ROLE, ...SLOW }));
  return { db, kind: 'postgresql', secret: config.secret ?? '', openSlow, close: () => db.close() };
}

/** With an owner of its own, the login of the server needs no right but to take its two roles. */
function migrateFor({ databaseOwnerUrl }: Config, url: string): Promise<string[]> {
  return databaseOwnerUrl ? migrate(databaseOwnerUrl, decodeURIComponent(new URL(url).username)) : migrate(url);
}

async function openEmbedded(config: Config): Promise<OpenDatabase> {
  writeForOwnerOnly();
  const unlock = await lockFolder(config.dataDir);
  // Loaded only here: the module is large and a server on PostgreSQL never needs it.
  const { PGlite } = await import('@electric-sql/pglite');
  const lite = await PGlite.create({ dataDir: join(config.dataDir, 'pgdata'), parsers: pgliteParsers });
  await migrateEmbedded(lite);
  // Its first files it copies with modes of their own, and a version before this one left them to everybody.
  await keepForOwner(config.dataDir);
  const db = createDb(routedPglitePool(lite));
  const close = async () => {
    await db.close();
    await unlock();
  };
  // One connection is all there is: the handle is the same, and closing it closes nothing.
  const openSlow = (): Db => ({ ...db, close: () => Promise.resolve() });
  const secret = config.secret ?? (await keptSecret(config.dataDir));
  return { db, kind: 'embedded', secret, openSlow, close };
}

async function keptSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret.key');
  const made = randomBytes(48).toString('base64url');
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch {
    return (await readFile(file, 'utf8')).trim();
  }
}
