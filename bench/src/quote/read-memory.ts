import { readFile } from 'node:fs/promises';

/** Resident memory of a process in MB; NaN where the system does not tell. */
export async function readMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
