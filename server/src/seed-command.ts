import { runCommand } from './command.ts';
import type { Platform } from './kernel/platform.ts';
import { demonstrationGuide, fillContracts, readOptions, seedDemonstration, WrongOptions } from './seed/index.ts';

const say = (text: string) => void process.stdout.write(text);
const NEEDS_SERVER = 'Generated contracts need a PostgreSQL server: set DATABASE_URL (and BALCAO_SECRET).';
const NOT_EMPTY =
  'The database holds other retailers: nothing was written. The demonstration goes into an empty database.';

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

await runCommand('seed', async ({ config, platform }) => {
  const { contracts } = readOptions(process.argv.slice(2));
  const { databaseUrl } = config;
  if (contracts !== null && databaseUrl === undefined) throw new WrongOptions(NEEDS_SERVER);
  if (!(await seedDemonstration(platform))) throw new WrongOptions(NOT_EMPTY);
  if (contracts !== null && databaseUrl !== undefined)
    await fill(platform, config.databaseOwnerUrl ?? databaseUrl, contracts);
  say(`\n${demonstrationGuide()}`);
  return 0;
});
