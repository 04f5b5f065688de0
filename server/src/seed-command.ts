import { ConfigError } from './kernel/config.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase } from './kernel/db/open-database.ts';
import { FolderInUse } from './kernel/db/folder-lock.ts';
import { asSystem } from './kernel/row-security/scope.ts';
import type { Platform } from './kernel/platform.ts';
import { createSecrets } from './kernel/secrets.ts';
import { DEFAULT_BRAND, readAppConfig } from './app.ts';
import { demonstrationGuide, fillContracts, readOptions, seedDemonstration, WrongOptions } from './seed/index.ts';

const say = (text: string) => void process.stdout.write(text);
const NEEDS_SERVER = 'Generated contracts need a PostgreSQL server: set DATABASE_URL (and BALCAO_SECRET).';
const NOT_EMPTY =
  'The database holds other retailers: nothing was written. The demonstration goes into an empty database.\n';

const figure = (value: number) => Math.round(value).toLocaleString('en');

async function fill(platform: Platform, url: string, contracts: number): Promise<void> {
  say('Living the lives that the contracts are copied from ...');
  let start = performance.now();
  const seconds = () => Math.max(0.001, (performance.now() - start) / 1_000);
  const onProgress = (done: number) => {
    if (done === 0) start = performance.now();
    say(`\r${figure(done)} of ${figure(contracts)} contracts, ${figure(done / seconds())} a second`.padEnd(60));
  };
  await fillContracts({ platform, url, contracts, onProgress });
  say(`\nFilled in ${seconds().toFixed(1)} s.\n`);
}

async function seed(): Promise<void> {
  const { contracts } = readOptions(process.argv.slice(2));
  const config = readAppConfig(process.env);
  const { databaseUrl } = config;
  if (contracts !== null && databaseUrl === undefined) throw new WrongOptions(NEEDS_SERVER);
  const database = await openDatabase(config);
  try {
    const log = { info() {}, warn() {}, error() {}, debug() {} };
    const platform: Platform = {
      db: database.db,
      clock: systemClock,
      secrets: createSecrets(database.secret),
      log,
      brand: DEFAULT_BRAND,
    };
    if (!(await seedDemonstration(platform))) throw new WrongOptions(NOT_EMPTY);
    if (contracts !== null && databaseUrl !== undefined)
      await fill(platform, config.databaseOwnerUrl ?? databaseUrl, contracts);
    say(`\n${demonstrationGuide()}`);
  } finally {
    await database.close();
  }
}

try {
  await asSystem('seed', seed);
} catch (error) {
  const isExpected = [ConfigError, FolderInUse, WrongOptions].some((kind) => error instanceof kind);
  process.stderr.write(
    `${isExpected && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
