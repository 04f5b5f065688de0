import { sql } from '../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { drainProjections } from '../modules/projection/index.ts';
import { expectBooksHold } from '../testing/books.ts';
import { accept, givenCustomer } from '../testing/shop.ts';
import { givenVerifiedOffers } from './testing/offers.ts';
import { acceptPost, type Answer, type Post, postOverHttp } from './testing/till.ts';
import { prepareDurableCounter } from './testing/durable-counter.ts';
import { prepared } from '../testing/prepared.ts';

const ROUNDS = 10;
const EACH = 6;
const CENTS = 3_000;

interface Round {
  borrowerId: string;
  /** Sales to accept and installments of earlier sales to receive, in turns. */
  posts: Post[];
}

const { postgres, platform, shop, cashier, start } = prepareDurableCounter();
const rounds: Round[] = [];

async function givenRound(): Promise<Round> {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 2 * EACH * CENTS });
  const offers = await givenVerifiedOffers(platform, [shop], borrowerId, { number: 2 * EACH, cents: CENTS, count: 1 });
  for (const { proposalId } of offers.slice(EACH)) await accept(platform, shop, proposalId);
  const sold = await sql<{ id: string }>`
    select id from installments where borrower_id = ${borrowerId}::uuid`.execute(platform.db);
  const posts = offers.slice(0, EACH).flatMap(({ proposalId }, index): Post[] => [
    acceptPost({ proposalId, key: newId() }),
    {
      path: '/coordinator/contracts/installments/pay-multiple',
      key: newId(),
      body: { storeId: shop.storeId, installmentIds: [sold.rows[index]?.id] },
    },
  ]);
  return { borrowerId, posts };
}

beforeAll(async () => {
  for (let round = 1; round <= ROUNDS; round += 1) rounds.push(await givenRound());
});
const server = prepared(start, { end: ({ child }) => child.kill('SIGKILL') });

/** Four tills work; the database is killed at a random moment and started again. Answers of success are kept. */
async function workThroughACrash(posts: readonly Post[]): Promise<Map<Post, Answer>> {
  const answered = new Map<Post, Answer>();
  const left = [...posts];
  const till = async () => {
    for (let post = left.shift(); post; post = left.shift()) {
      const answer = await postOverHttp(server.url, cashier.token, post);
      expect([200, 503]).toContain(answer?.status);
      if (answer?.status === 200) answered.set(post, answer);
    }
  };
  const crash = async () => {
    await new Promise((done) => void setTimeout(done, Math.random() * 250));
    await postgres.crash();
  };
  await Promise.all([till(), till(), till(), till(), crash()]);
  return answered;
}

/** A till asks again with its key until the server has found its database again. */
async function ask(post: Post): Promise<Answer> {
  for (;;) {
    const answer = await postOverHttp(server.url, cashier.token, post);
    if (answer && answer.status !== 503) return answer;
    await new Promise((done) => void setTimeout(done, 50));
  }
}

// Planted: without the listener on a pool's connections the server itself dies of the first crash; without claimFragment in
// the write a till that asks again is told ALREADY_PAID.
test('a database killed while tills sell and receive, ten times over, loses nothing acknowledged and repeats nothing', async () => {
  let unanswered = 0;
  for (const { borrowerId, posts } of rounds) {
    const answered = await workThroughACrash(posts);
    unanswered += posts.length - answered.size;
    for (const post of posts) {
      const answer = await ask(post);
      expect(answer.status).toBe(200);
      expect(answer).toEqual(answered.get(post) ?? answer);
    }
    const state = await sql<{ used: number; paid: number; open: number }>`
      select (select used_cents from credit_limits where borrower_id = ${borrowerId}::uuid) as used,
        (select count(*) from payments where borrower_id = ${borrowerId}::uuid) as paid,
        (select count(*) from installments where borrower_id = ${borrowerId}::uuid and status = 'OPEN') as open`.execute(
      platform.db,
    );
    expect(state.rows[0]).toEqual({ used: EACH * CENTS, paid: EACH, open: EACH });
  }
  expect(unanswered).toBeGreaterThan(ROUNDS / 2);
  await drainProjections(platform);
  await expectBooksHold(platform.db);
}, 400_000);
