import { afterAll, beforeAll } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { drainProjections } from '../../modules/projection/index.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { testPlatform } from '../../testing/platform.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { givenShop, type Shop } from '../../testing/shop.ts';
import { givenSession, type Post, postOverHttp } from './till.ts';

export interface TwoServers {
  platform: Platform;
  shop: Shop;
  database: TestDatabase;
  /**
   * Sends a keyed request to one of the servers, as the cashier unless another token is given: 'done', the refusal's
   * code, or the status when it has none.
   */
  send(server: number, post: Post, token?: string): Promise<string>;
}

function outcomeOf(status: number, text: string): string {
  if (status >= 200 && status < 300) return 'done';
  const { code } = JSON.parse(text) as { code?: string };
  return code ?? String(status);
}

/** Two API processes on one database, with a shop's cashier signed in. The books must hold when the file is through. */
export function prepareTwoServers(): TwoServers {
  const storm = {} as TwoServers;
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    storm.database = await openTestDatabase(8);
    storm.platform = testPlatform(storm.database.db, systemClock);
    storm.shop = await givenShop(storm.platform);
    const cashier = await givenSession(storm.platform, storm.shop);
    const env = { DATABASE_URL: storm.database.url };
    servers = await Promise.all([startServer({ env }), startServer({ env })]);
    storm.send = async (server, post, token = cashier) => {
      const answer = await postOverHttp(servers[server % servers.length]?.url ?? '', token, post);
      return answer ? outcomeOf(answer.status, answer.text) : 'no answer';
    };
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) server.child.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.exited));
    await drainProjections(storm.platform);
    await expectBooksHold(storm.database.db);
    await storm.database.close();
  });
  return storm;
}
