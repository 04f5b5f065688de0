import { type AppConfig, DEFAULT_BRAND, readAppConfig } from './app.ts';
import { watchClock, watched } from './kernel/clock-watch.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase, type OpenDatabase } from './kernel/db/open-database.ts';
import { isUnavailable } from './kernel/db/unavailable.ts';
import type { Platform } from './kernel/platform.ts';
import { asSystem } from './kernel/row-security/scope.ts';
import { createSecrets } from './kernel/secrets.ts';
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

/**
 * Runs a program beside the server, as the system, on the configured database. Exits with 1 when it fails, or else with
 * what `work` returns.
 */
export async function runCommand(name: string, work: (command: Command) => Promise<number | undefined>): Promise<void> {
  try {
    const config = readAppConfig(process.env);
    const database = await openDatabase(config);
    const secrets = createSecrets(database.secret);
    const watch = watchClock(database.db);
    await watch.check();
    const clock = watched(systemClock, watch);
    const platform: Platform = { db: database.db, clock, secrets, log, brand: DEFAULT_BRAND };
    try {
      process.exitCode = (await asSystem(name, () => work({ config, platform, database }))) ?? 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${toldFailure(error)}\n`);
    process.exitCode = 1;
  }
}
