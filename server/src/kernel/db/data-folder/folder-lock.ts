import { createServer, type Server } from 'node:net';
import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../user-error.ts';

/** Another process works on the same data folder. */
export class FolderInUse extends UserError {
  constructor(folder: string) {
    super(`Another Balcão is running on ${folder}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

/**
 * Takes a data folder for this process alone: a second process on one embedded database silently loses data.
 * On Linux the lock is an abstract socket, which dies with the process; elsewhere a file with a live process id.
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // One folder has one name, whatever links lead to it.
  const path = await realpath(folder);
  return platform() === 'linux' ? lockBySocket(path) : lockByFile(path);
}

async function lockBySocket(path: string): Promise<() => Promise<void>> {
  const name = `\0balcao-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  const server: Server = createServer();
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new FolderInUse(path) : error),
    );
    server.listen(name, done);
  });
  server.unref();
  return () => new Promise((done) => void server.close(() => done()));
}

/** @throws FolderInUse while the process that the file names is alive. */
export async function lockByFile(path: string): Promise<() => Promise<void>> {
  const file = join(path, 'balcao.pid');
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (isAlive(Number(await readFile(file, 'utf8')))) throw new FolderInUse(path);
    await writeFile(file, String(process.pid));
  }
  return () => rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  // Zero and below address groups of processes, this one's among them.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
