import { readFile } from 'node:fs/promises';
import type { Client } from './sales/client.ts';

const TICKS_PER_SECOND = 100;

/** Seconds of processor used so far; zero where the system does not tell. */
interface Used {
  server: number;
  /** By process of the database. */
  database: ReadonlyMap<number, number>;
  client: number;
}

/** Processor used by the server, by the processes of its database, and by this process, whose clients ask both. */
export interface Processor {
  server: number;
  database: number;
  client: number;
}

/** Runs work and tells the seconds of processor that were used meanwhile. */
export type Meter = <T>(work: () => Promise<T>) => Promise<readonly [T, Processor]>;

async function usedBy(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user ?? 0) + Number(system ?? 0)) / TICKS_PER_SECOND;
}

async function usedNow(client: Client, server: number): Promise<Used> {
  const query = 'select pid from pg_stat_activity where pid <> pg_backend_pid()';
  const { rows } = await client.query<{ pid: number }>(query);
  const database = new Map<number, number>();
  for (const { pid } of rows) database.set(pid, await usedBy(pid));
  const { user, system } = process.cpuUsage();
  return { server: await usedBy(server), database, client: (user + system) / 1e6 };
}

/** Looks at the processes through `client`, whose own backend does not count. */
export function meterOf(client: Client, server: number): Meter {
  return async (work) => {
    const before = await usedNow(client, server);
    const done = await work();
    const after = await usedNow(client, server);
    const spent = [...after.database].map(([pid, seconds]) => seconds - (before.database.get(pid) ?? 0));
    const database = spent.reduce((sum, seconds) => sum + seconds, 0);
    return [done, { server: after.server - before.server, database, client: after.client - before.client }];
  };
}
