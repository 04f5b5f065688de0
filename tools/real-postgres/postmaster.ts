import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { postgresUser } from './place.ts';

const startDeadlineMs = 60_000;
const keptLogCharacters = 8_000;
const readyText = 'database system is ready to accept connections';

export interface Postmaster {
  readonly pid: number;
  /** Resolves once the process is gone, whoever ended it. */
  readonly ended: Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** The end of what it has written to its log. */
  log(): string;
}

/** What a process writes to standard error, its end. */
function keptLog(child: ChildProcess): () => string {
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-keptLogCharacters);
  });
  return () => log;
}

function whenReady(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`PostgreSQL ${why}:\n${log()}`));
    const deadline = setTimeout(() => fail('did not start in time'), startDeadlineMs);
    child.stderr?.on('data', () => {
      if (!log().includes(readyText)) return;
      clearTimeout(deadline);
      resolve();
    });
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code, signal) => {
      clearTimeout(deadline);
      fail(`ended with ${code ?? signal}`);
    });
  });
}

/** Runs one postmaster on a data folder and waits until it takes connections. */
export async function startPostmaster(
  binary: string,
  dataFolder: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<Postmaster> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binary, ['-D', dataFolder, ...options], {
    cwd: dataFolder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // The caller's PG* variables and locale must not change the server under test.
    env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' },
    ...postgresUser,
  });
  const ended = once(child, 'exit').then(() => undefined);
  ended.catch(() => undefined);
  const log = keptLog(child);
  await whenReady(child, log);
  if (child.pid === undefined) throw new Error('PostgreSQL has no process id');
  return { pid: child.pid, ended, signal: (name) => void child.kill(name), log };
}
