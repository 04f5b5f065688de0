import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Only a process that was started on exactly this folder is ours to end: pids are used again. */
function runsOn(pid: number, dataFolder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataFolder);
  } catch {
    return false;
  }
}

async function endPostmaster(dataFolder: string): Promise<void> {
  const pidFile = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(pidFile, 10);
  if (pid > 0 && runsOn(pid, dataFolder)) process.kill(pid, 'SIGQUIT');
}

/** A test run that was killed leaves its server and folder behind; the next run clears them. */
export async function clearAbandoned(cacheFolder: string): Promise<void> {
  const root = dirname(cacheFolder);
  const prefix = `${basename(cacheFolder)}-data-`;
  for (const name of await readdir(root)) {
    if (!name.startsWith(prefix)) continue;
    const owner = Number.parseInt(name.slice(prefix.length), 10);
    if (!(owner > 0) || isAlive(owner)) continue;
    await endPostmaster(join(root, name, 'data'));
    await rm(join(root, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}
