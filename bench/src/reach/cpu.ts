import { readFile } from 'node:fs/promises';
import type { Client } from '../sales/client.ts';

const TICKS_PER_SECOND = 100;

/** Seconds of processor that each process has used, by its id; empty where the system does not tell. */
export type Used = ReadonlyMap<number, number>;

async function usedBy(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user ?? 0) + Number(system ?? 0)) / TICKS_PER_SECOND;
}

/** What a server and the backends of its database have used. */
export async function processorUsed(client: Client, server: number): Promise<Used> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const used = new Map<number, number>();
  for (const pid of [server, ...rows.map((row) => row.pid)]) used.set(pid, await usedBy(pid));
  return used;
}

/** Seconds used between two looks, by whoever is there at the second. */
export const secondsBetween = (before: Used, after: Used): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
