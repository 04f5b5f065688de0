import { sql } from '../kernel/db/sql.ts';
import { beforeAll, expect, test } from 'vitest';
import { batchSteps } from '@balcao/contract';
import { newId } from '../kernel/ids.ts';
import { drainProjections } from '../modules/projection/index.ts';
import { expectBooksHold } from '../testing/books.ts';
import { prepared } from '../testing/prepared.ts';
import { type ServerProcess } from '../testing/server-process.ts';
import { givenCustomer } from '../testing/shop.ts';
import { givenVerifiedOffers } from './testing/offers.ts';
import { acceptOverHttp, type Answer, type Post, postOverHttp, type Sale } from './testing/till.ts';
import { givenTreasury } from './testing/treasury.ts';
import { prepareDurableCounter } from './testing/durable-counter.ts';

const ROUNDS = 9;
const SALES = 12;
const CENTS = 3_000;

const { platform, shop, cashier, start } = prepareDurableCounter();
const rounds: { borrowerId: string; sales: Sale[] }[] = [];
/** A batch a retailer, of which each round finishes a step. */
const BATCHES = ROUNDS / batchSteps.length;
const treasury = prepared(() => givenTreasury(platform, shop, BATCHES));

beforeAll(async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const borrowerId = await givenCustomer(platform, shop, { limitCents: SALES * CENTS });
    const offers = await givenVerifiedOffers(platform, [shop], borrowerId, { number: SALES, cents: CENTS, count: 1 });
    rounds.push({ borrowerId, sales: offers.map(({ proposalId }) => ({ proposalId, key: newId() })) });
  }
});

/**
 * Four tills sell, and the treasury moves a batch; the server is killed after a random number of answers, so that others
 * are on their way.
 */
async function sellUntilKilled(server: ServerProcess, sales: readonly Sale[], step: Post): Promise<Map<Sale, Answer>> {
  const answered = new Map<Sale, Answer>();
  const left = [...sales];
  const last = Math.floor(Math.random() * (SALES - 2));
  const till = async () => {
    for (let sale = left.shift(); sale; sale = left.shift()) {
      const answer = await acceptOverHttp(server.url, cashier.token, sale);
      if (!answer) return;
      answered.set(sale, answer);
      if (answered.size > last) setTimeout(() => server.child.kill('SIGKILL'), Math.random() * 8);
    }
  };
  await Promise.all([till(), till(), till(), till(), postOverHttp(server.url, treasury.token, step)]);
  server.child.kill('SIGKILL');
  await server.exited;
  return answered;
}

async function expectKept(url: string, sales: readonly Sale[], answered: ReadonlyMap<Sale, Answer>): Promise<void> {
  for (const sale of sales) {
    const first = answered.get(sale) ?? (await acceptOverHttp(url, cashier.token, sale));
    expect(first?.status).toBe(200);
    expect(await acceptOverHttp(url, cashier.token, sale)).toEqual(first);
  }
}

const acceptedOf = async (proposalIds: readonly string[]) =>
  (
    await sql<{ n: number }>`
      select count(*) as n from contracts where status = 'ACCEPTED' and accepted_proposal_id = any(${proposalIds}::uuid[])`.execute(
      platform.db,
    )
  ).rows[0]?.n;

// Planted: an answer sent before its write is committed loses sales in the first rounds; without claimFragment in the
// write a till that asks again is told ANOTHER_PROPOSAL_ALREADY_ACCEPTED, and the treasury STEP_ALREADY_FINISHED; without saleChangedFragment in
// the write reports lack sales.
test('a server killed while it sells, over and over, loses no sale it answered and repeats its answers', async () => {
  let unanswered = 0;
  let server = await start();
  for (const [round, { borrowerId, sales }] of rounds.entries()) {
    const step = treasury.posts[round];
    if (!step) throw new Error('a round has a step');
    const answered = await sellUntilKilled(server, sales, step);
    unanswered += sales.length - answered.size;
    expect(answered.size).toBeGreaterThan(0);
    expect(await acceptedOf([...answered.keys()].map(({ proposalId }) => proposalId))).toBe(answered.size);
    server = await start();
    await expectKept(server.url, sales, answered);
    // Finished or not as the server died: asked again by the same key it is finished once.
    expect(await postOverHttp(server.url, treasury.token, step)).toMatchObject({ status: 200 });
    const limit = await sql<{ n: number }>`
      select used_cents as n from credit_limits where borrower_id = ${borrowerId}::uuid`.execute(platform.db);
    expect(limit.rows[0]?.n).toBe(SALES * CENTS);
  }
  expect(unanswered).toBeGreaterThan(ROUNDS);
  server.child.kill('SIGKILL');
  await server.exited;
  await drainProjections(platform);
  const reported = await sql<{ n: number }>`select sum(sales)::bigint as n from retailer_sale_days`.execute(
    platform.db,
  );
  expect(reported.rows[0]?.n).toBe(ROUNDS * SALES + BATCHES);
  const paid = await sql<{
    n: number;
  }>`select count(*)::int as n from transfer_batches where status = 'AT_RETAILER'`.execute(platform.db);
  expect(paid.rows[0]?.n).toBe(BATCHES);
  await expectBooksHold(platform.db);
}, 400_000);
