import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { sql } from '../../kernel/db/sql.ts';
import { drainProjections } from '../../modules/projection/index.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { testPlatform } from '../../testing/platform.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { type ServerProcess, startServer } from '../../testing/server-process.ts';
import { givenShop } from '../../testing/shop.ts';
import { givenSession, type Post, postOverHttp } from './till.ts';

function outcomeOf(status: number, text: string): string {
  if (status >= 200 && status < 300) return 'done';
  const { code } = JSON.parse(text) as { code?: string };
  return code ?? String(status);
}

/** @throws Error when it takes more than half a minute. */
async function untilDayIsClosed(db: Db): Promise<void> {
  const closed = sql<{ n: number }>`select 1 as n from day_closings having bool_and(done_at is not null)`;
  for (let turn = 1; turn <= 600; turn += 1) {
    if ((await closed.execute(db)).rows.length > 0) return;
    await sleep(50);
  }
  throw new Error('the day was never closed');
}

async function stop(servers: readonly ServerProcess[]): Promise<void> {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
}

/** Two API processes on one database, with a shop's cashier signed in. The books must hold when the file is through. */
export function prepareTwoServers() {
  const database = prepareDatabase();
  const platform = prepared(() => testPlatform(database.db, systemClock), {
    end: async (storm) => {
      await drainProjections(storm);
      await expectBooksHold(storm.db);
    },
  });
  const shop = prepared(() => givenShop(platform));
  const cashier = prepared(async () => ({ token: await givenSession(platform, shop) }));
  const start = () => startServer({ env: { DATABASE_URL: database.url } });
  const servers = prepared(() => Promise.all([start(), start()]), { end: stop });
  const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';
  return {
    database,
    platform,
    shop,
    cashier,
    /** Of one of the servers, in turn. */
    urlOf,
    /** The servers close the day as they start: a sale of the past, made before that, loses its code and its offer to it. */
    untilDayIsClosed: () => untilDayIsClosed(platform.db),
    /**
     * Sends a keyed request to one of the servers, as the cashier unless another token is given: 'done', the refusal's
     * code, or the status when it has none.
     */
    send: async (turn: number, post: Post, token = cashier.token): Promise<string> => {
      const answer = await postOverHttp(urlOf(turn), token, post);
      return answer ? outcomeOf(answer.status, answer.text) : 'no answer';
    },
  };
}
