import { fileURLToPath } from 'node:url';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { createDb } from '../../server/src/kernel/db/database.ts';
import { migrate } from '../../server/src/kernel/db/migrate.ts';
import { nodePostgresPool } from '../../server/src/kernel/db/pools.ts';
import type { Platform } from '../../server/src/kernel/platform.ts';
import { testPlatform } from '../../server/src/testing/platform.ts';
import { type ServerProcess, startServer } from '../../server/src/testing/server-process.ts';
import { buildPart } from '../../tools/launch/build-part.mjs';
import { serverPart, webPart } from '../../tools/launch/parts.mjs';
import { createDatabase, startPostgres } from '../../tools/real-postgres/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Crash-safe, with the memory of a small server, and checkpoints so rare that none slows down one side alone. */
const settings = {
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  autovacuum_naptime: '10min',
};

export interface Place {
  url: string;
  /** Runs use cases on this database, to prepare what is measured. */
  platform: Platform;
  /** The built server as production runs it, in a process of its own. */
  serve(nodeOptions?: readonly string[], env?: Readonly<Record<string, string>>): Promise<ServerProcess>;
}

let postgres: ReturnType<typeof startPostgres> | undefined;

/** Builds server and web app as `npm start` would. */
export async function build(): Promise<void> {
  const built = await Promise.all([serverPart, webPart].map((part) => buildPart(root, part)));
  const failed = built.filter(({ state }) => state === 'failed' || state === 'kept');
  if (failed.length > 0) throw new Error(failed.map(({ name, output }) => `${name}: ${output}`).join('\n'));
}

type Env = Readonly<Record<string, string>>;

function serve(url: string, nodeOptions: readonly string[] = [], env: Env = {}): Promise<ServerProcess> {
  return startServer({
    program: 'server/dist/main.js',
    isSource: false,
    nodeOptions,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATABASE_URL: url, ...env },
  });
}

/** A migrated database of that name on the one PostgreSQL of this run. */
export async function openPlace<T>(name: string, work: (place: Place) => Promise<T>): Promise<T> {
  postgres ??= startPostgres({ fsync: true, settings });
  const url = await createDatabase((await postgres).url(), name);
  await migrate(url);
  const db = createDb(nodePostgresPool({ url, size: 8, statementTimeoutMs: 600_000 }));
  const servers: ServerProcess[] = [];
  try {
    return await work({
      url,
      platform: testPlatform(db, systemClock),
      serve: async (nodeOptions, env) => {
        const server = await serve(url, nodeOptions, env);
        servers.push(server);
        return server;
      },
    });
  } finally {
    for (const server of servers) server.child.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.exited));
    await db.close();
  }
}

export async function closePlace(): Promise<void> {
  await (await postgres)?.stop();
}
