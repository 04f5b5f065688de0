import { createInterface } from 'node:readline';
import { startPostgres } from './index.ts';

/**
 * A PostgreSQL that keeps what it acknowledged when it is killed, for whoever spawned this: prints its URL, crashes when
 * told to, and ends with its standard input. A kill takes processes, not the machine: what was written to the kernel
 * before the answer is there, and fsync, which makes each recovery wait for the disk, adds nothing.
 */
const postgres = await startPostgres({ settings: { synchronous_commit: 'on', full_page_writes: 'on' } });
console.log(postgres.url());

async function crash(): Promise<void> {
  await postgres.kill();
  await postgres.restart();
  console.log('restarted');
}

const orders = createInterface({ input: process.stdin });
orders.on('line', (order) => {
  if (order === 'crash') void crash();
});
orders.once('close', () => void postgres.stop().then(() => process.exit(0)));
