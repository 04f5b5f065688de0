import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { clearAbandoned } from './abandoned.ts';
import { prepareBinaries } from './binaries.ts';
import { administrator, prepareDataFolder, removeDataFolder, type DataFolder } from './data-folder.ts';
import { withDatabase } from './databases.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';

export interface PostgresOptions {
  /** Default false: fast and not crash-safe. Crash tests and benchmarks say true. */
  readonly fsync?: boolean;
  readonly port?: number;
  /** Kept after `stop`; made when missing. Without it the cluster is temporary. */
  readonly dataDir?: string;
  readonly settings?: Readonly<Record<string, string | number>>;
}

export interface RunningPostgres {
  readonly pid: number | undefined;
  /** Superuser URL; of database `postgres` unless another is named. */
  url(database?: string): string;
  stop(): Promise<void>;
  /** SIGKILL to the postmaster, as a crash would. */
  kill(): Promise<void>;
  /** Starts again on the same data and port, after `kill` or in place of a running one. */
  restart(): Promise<void>;
  /** The end of its log; undefined of one that is not ours. */
  log(): string | undefined;
}

const relaxed = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const restartAttempts = 50;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function given(url: string): RunningPostgres {
  const refuse = (): Promise<void> => Promise.reject(new Error('TEST_DATABASE_URL is not ours to kill or restart.'));
  return {
    pid: undefined,
    url: (name) => withDatabase(url, name ?? administrator),
    stop: () => Promise.resolve(),
    kill: refuse,
    restart: refuse,
    log: () => undefined,
  };
}

class EmbeddedPostgres implements RunningPostgres {
  #postmaster: Postmaster | undefined;
  readonly #binary: string;
  readonly #data: DataFolder;
  readonly #settings: Readonly<Record<string, string | number>>;
  readonly #atExit = (): void => {
    this.#postmaster?.signal('SIGQUIT');
    if (this.#data.temporary) rmSync(this.#data.temporary, { recursive: true, force: true, maxRetries: 5 });
  };

  constructor(binary: string, data: DataFolder, settings: Readonly<Record<string, string | number>>) {
    this.#binary = binary;
    this.#data = data;
    this.#settings = settings;
    process.once('exit', this.#atExit);
  }

  get pid(): number | undefined {
    return this.#postmaster?.pid;
  }

  url(database: string = administrator): string {
    const server = `127.0.0.1:${this.#settings['port']}`;
    return withDatabase(`postgres://${administrator}:${this.#data.password}@${server}/`, database);
  }

  log(): string | undefined {
    return this.#postmaster?.log();
  }

  async start(): Promise<void> {
    this.#postmaster = await startPostmaster(this.#binary, this.#data.path, this.#settings);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const postmaster = this.#postmaster;
    this.#postmaster = undefined;
    postmaster?.signal(signal);
    await postmaster?.ended;
  }

  async stop(): Promise<void> {
    // A temporary cluster is thrown away, so it need not be checkpointed.
    await this.#end(this.#data.temporary ? 'SIGQUIT' : 'SIGINT');
    process.off('exit', this.#atExit);
    await removeDataFolder(this.#data);
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.#end('SIGINT');
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.start();
      } catch (error) {
        // The backends of a killed postmaster hold its shared memory for a moment longer.
        if (attempt === restartAttempts || !String(error).includes('shared memory')) throw error;
        await sleep(100);
      }
    }
  }
}

/** A real PostgreSQL of this process's own, or the one TEST_DATABASE_URL names. */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const givenUrl = process.env['TEST_DATABASE_URL'];
  if (givenUrl) return given(givenUrl);
  const binaries = await prepareBinaries();
  await clearAbandoned(binaries.cacheFolder);
  const data = await prepareDataFolder(binaries, options.dataDir);
  const postgres = new EmbeddedPostgres(binaries.postgres, data, {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: options.port ?? (await freePort()),
    max_connections: 200,
    timezone: 'UTC',
    ...(options.fsync ? {} : relaxed),
    ...options.settings,
  });
  try {
    await postgres.start();
  } catch (error) {
    await removeDataFolder(data);
    throw error;
  }
  return postgres;
}
