import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { systemClock } from '../kernel/clock.ts';
import type { Db } from '../kernel/db/database.ts';
import { lockFolder } from '../kernel/db/data-folder/folder-lock.ts';
import { newId } from '../kernel/ids.ts';
import { expectBooksHold } from '../testing/books.ts';
import { openTestDatabase } from '../testing/database.ts';
import { testPlatform, testSecret } from '../testing/platform.ts';
import { startProgram } from '../testing/child-program.ts';
import { startServer } from '../testing/server-process.ts';
import { givenCustomer, givenShop } from '../testing/shop.ts';
import { givenVerifiedOffers } from './testing/offers.ts';
import { acceptOverHttp, givenSession } from './testing/till.ts';

const SALES = 6;

/** Waits, 10 s at most, until so many statements of this database wait for a lock. */
async function untilWaiting(db: Db, statements: number): Promise<void> {
  const waiting = sql<{ n: number }>`
    select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (let turn = 1; turn <= 500; turn += 1) {
    if (((await waiting.execute(db)).rows[0]?.n ?? 0) >= statements) return;
    await sleep(20);
  }
  throw new Error(`never saw ${statements} statements waiting`);
}

// Planted: ending at once on SIGTERM leaves six sales unanswered; without `connection: close` while stopping (as this
// test first found it) the server outlives its last answer by the keep-alive time of 72 s.
test('SIGTERM lets every running sale finish and answer, then the server ends with 0', async () => {
  const database = await openTestDatabase();
  const { db, url } = database;
  const platform = testPlatform(db, systemClock);
  const shop = await givenShop(platform);
  const borrowerId = await givenCustomer(platform, shop);
  const offers = await givenVerifiedOffers(platform, [shop], borrowerId, { number: SALES, cents: 3_000, count: 1 });
  const token = await givenSession(platform, shop);
  const server = await startServer({ env: { DATABASE_URL: url } });
  const running = await db.transaction(async (tx) => {
    await sql`select 1 from credit_limits where borrower_id = ${borrowerId}::uuid for update`.execute(tx);
    const sales = offers.map(({ proposalId }) => acceptOverHttp(server.url, token, { proposalId, key: newId() }));
    await untilWaiting(db, SALES);
    server.child.kill('SIGTERM');
    // Time for a server that does not wait to end before its statements could.
    await sleep(300);
    return { sales };
  });
  const statuses = (await Promise.all(running.sales)).map((answer) => answer?.status);
  expect(statuses).toEqual(Array.from({ length: SALES }, () => 200));
  expect(await server.exited).toMatchObject({ code: 0 });
  await expectBooksHold(db);
  await database.close();
});

/** A connection that has sent these bytes and does nothing more. */
async function hangingClient(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

// Planted: without hanging up the server waits for the half-sent request, up to its time limit of 30 s.
test('SIGTERM ends within its deadline whatever clients do', async () => {
  const database = await openTestDatabase();
  const server = await startServer({ env: { DATABASE_URL: database.url, STOP_SECONDS: '3' } });
  const begun = ['', 'GET / HT', 'GET / HTTP/1.1\r\nhost: a\r\n', 'POST /auth/operators HTTP/1.1\r\nhost: a\r\n'];
  const body = `${begun.at(-1)}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"a`;
  const clients = await Promise.all([...begun, body].map((text) => hangingClient(server.url, text)));
  await sleep(200);
  const stoppedAt = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exited).toMatchObject({ code: 0 });
  expect(performance.now() - stoppedAt).toBeLessThan(3_500);
  for (const client of clients) client.destroy();
  await database.close();
});

test('one address has so many connections, and another request of it is served once one ends', async () => {
  const database = await openTestDatabase();
  const server = await startServer({ env: { DATABASE_URL: database.url, SOCKETS_PER_ADDRESS: '4' } });
  const clients = await Promise.all(Array.from({ length: 7 }, () => hangingClient(server.url, 'GET / HT')));
  await expect.poll(() => clients.filter((client) => client.destroyed || client.readableEnded).length).toBe(3);
  for (const client of clients) client.destroy();
  await expect.poll(() => fetch(`${server.url}/health`).then(({ status }) => status, String)).toBe(200);
  server.child.kill('SIGTERM');
  await server.exited;
  await database.close();
});

test('a command beside a server of the embedded database, or without its database, says a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-folder-'));
  const unlock = await lockFolder(folder);
  const run = (env: Record<string, string>) =>
    startProgram('server/src/check-books-command.ts', /never/, { env }).then(String, String);
  try {
    expect(await run({ DATA_DIR: folder })).toMatch(/ended with 1: Another Balcão is running on [^\n]+\n$/);
    const gone = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere', BALCAO_SECRET: testSecret };
    expect(await run(gone)).toMatch(/ended with 1: The database does not answer: [^\n]+\n$/);
  } finally {
    await unlock();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a server with another secret on data that is there says so and ends', async () => {
  const database = await openTestDatabase();
  const first = await startServer({ env: { DATABASE_URL: database.url } });
  first.child.kill('SIGTERM');
  await first.exited;
  const env = { DATABASE_URL: database.url, BALCAO_SECRET: 'Qy5Tn0-sWc8HgE2vJ_r4MkXa7PzUd1Lb' };
  const said = await startServer({ env }).then(({ url }) => url, String);
  expect(said).toMatch(/ended with 1: BALCAO_SECRET is not the secret that this database is sealed with: [^\n]+\n$/);
  const both = await startServer({ env: { ...env, BALCAO_OTHER_SECRET: testSecret } });
  both.child.kill('SIGTERM');
  await both.exited;
  await database.close();
});

// Planted: without lockFolder in openEmbedded the second server starts.
test('a second server on the folder of an embedded database says so and ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-folder-'));
  const unlock = await lockFolder(folder);
  try {
    const said = await startServer({ env: { DATA_DIR: folder } }).then(({ url }) => url, String);
    expect(said).toContain(`ended with 1: Another Balcão is running on ${folder}. Stop it first`);
  } finally {
    await unlock();
    await rm(folder, { recursive: true, force: true });
  }
});
