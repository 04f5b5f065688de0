import { createInterface } from 'node:readline';
import { startPostgres } from './index.ts';

/** A crash-safe PostgreSQL for whoever spawned this: prints its URL, crashes when told to, and ends with its standard input. */
const postgres = await startPostgres({ fsync: true });
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
