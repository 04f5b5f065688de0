import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildPart } from '../launch/build-part.mjs';
import { serverPart } from '../launch/parts.mjs';
import { createDatabase, dropDatabase, startPostgres } from './index.ts';

const templateDatabase = 'balcao_template';
const migrateModule = new URL('../../server/src/kernel/db/migrate.ts', import.meta.url);

type Migrate = (url: string) => Promise<unknown>;

function isMigrate(value: unknown): value is Migrate {
  return typeof value === 'function';
}

// Loaded by path, so that the tools compile without the server and a missing file has a plain message.
async function loadMigrate(): Promise<Migrate> {
  const path = fileURLToPath(migrateModule);
  if (!existsSync(path)) throw new Error(`Database tests need ${path}, exporting migrate(url).`);
  const loaded: unknown = await import(/* @vite-ignore */ path);
  if (typeof loaded === 'object' && loaded !== null && 'migrate' in loaded && isMigrate(loaded.migrate)) {
    return loaded.migrate;
  }
  throw new Error(`${path} does not export migrate(url).`);
}

/**
 * Builds the server that storms start and kill: it is up three times as fast as from its sources. Where it cannot be
 * built, a type being wrong, they start it from its sources.
 */
async function buildServer(): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { state } = await buildPart(root, serverPart);
  if (state === 'built' || state === 'fresh') process.env['BALCAO_BUILT_SERVER'] = 'server/dist/main.js';
}

/** Starts one PostgreSQL for all database tests and migrates the template that each test database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const migrate = await loadMigrate();
  const [postgres] = await Promise.all([startPostgres(), buildServer()]);
  try {
    await dropDatabase(postgres.url(), templateDatabase);
    await migrate(await createDatabase(postgres.url(), templateDatabase));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('postgresUrl', postgres.url());
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await dropDatabase(postgres.url(), templateDatabase);
    await postgres.stop();
  };
}
