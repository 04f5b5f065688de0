import { startPostgres } from './index.ts';

/** A crash-safe PostgreSQL for whoever spawned this: prints its URL, and ends with its standard input. */
const postgres = await startPostgres({ fsync: true });
console.log(postgres.url());
process.stdin.once('end', () => void postgres.stop().then(() => process.exit(0))).resume();
