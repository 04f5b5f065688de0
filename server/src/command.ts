import { type AppConfig, brandOn, readAppConfig, sealedTables } from './app.ts';
import { watchClock, watched } from './kernel/jobs/clock-watch.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase, type OpenDatabase } from './kernel/db/open-database.ts';
import { isUnavailable } from './kernel/db/unavailable.ts';
import type { Platform } from './kernel/platform.ts';
import { openSecrets } from './kernel/sealing/open-secrets.ts';
import { asSystem } from './kernel/row-security/scope.ts';

import { UserError } from './kernel/user-error.ts';

export interface Command {
  config: AppConfig;
  platform: Platform;
  database: OpenDatabase;
}

const quiet = () => undefined;
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet };

/** What a failure is told as: a sentence where somebody can mend it, else its stack. */
export function toldFailure(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (isUnavailable(error)) return `The database does not answer: ${String(error)}`;
  return String(error instanceof Error ? error.stack : error);
}

async function prepare(config: AppConfig, database: OpenDatabase): Promise<Command> {
  const { db, secret } = database;
  const secrets = await openSecrets(db, { current: secret, other: config.otherSecret }, sealedTables);
  const watch = watchClock(db);
  await watch.check();
  const { publicUrl } = config;
  const brand = await brandOn(db, publicUrl);
  const platform = { db, clock: watched(systemClock, watch), secrets, log, brand, publicUrl };
  return { config, platform, database };
}

/**
 * Runs a program beside the server, as the system, on the configured database. Exits with 1 when it fails, or else with
 * what `work` returns.
 */
export async function runCommand(name: string, work: (command: Command) => Promise<number>): Promise<void> {
  try {
    const config = readAppConfig(process.env);
    const database = await openDatabase(config);
    try {
      const command = await prepare(config, database);
      process.exitCode = await asSystem(name, () => work(command));
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${toldFailure(error)}\n`);
    process.exitCode = 1;
  }
}
