import { cents } from '@balcao/credit-math';
import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { asOperator } from '../kernel/act/principal.ts';
import { dayCloseSteps } from '../app.ts';
import { addSeconds, setClock } from '../kernel/clock.ts';
import { closeDay } from '../kernel/day-close/close-day.ts';
import { newId } from '../kernel/ids.ts';
import { givenCoupon, givenEvaluation } from '../modules/credit/testing.ts';
import { priceProposals } from '../modules/contracts/index.ts';
import { givenPolicy } from '../testing/products.ts';
import { accept, givenCustomer, ports } from '../testing/shop.ts';
import { givenVerifiedOffers, verify } from './testing/offers.ts';
import { acceptPost, type Post } from './testing/till.ts';
import { prepareTwoServers } from './testing/two-servers.ts';

const storm = prepareTwoServers();

const ROUNDS = 10;
const DAY_SECONDS = 86_400;

const tallied = async (works: readonly Promise<string>[]) => {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(works)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};
const payPost = (installmentIds: readonly string[]): Post => ({
  path: '/coordinator/contracts/installments/pay-multiple',
  key: newId(),
  body: { storeId: storm.shop.storeId, installmentIds },
});
const acceptBy = (server: number, proposalId: string) => storm.send(server, acceptPost({ proposalId, key: newId() }));

/** Two authorised offers of one customer that use the same coupon or evaluation. */
async function givenRivals(borrowerId: string, programme: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const ask = { borrowerId, principal: cents(20_000), storeId: storm.shop.storeId, ...programme };
    const { proposals } = await priceProposals(storm.platform, ports, asOperator(storm.shop.actor), ask);
    ids.push(proposals[0]?.id ?? '');
  }
  await verify(storm.platform, ids);
  return ids;
}

test('of two proposals of one contract accepted on two servers, one wins', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const borrowerId = await givenCustomer(storm.platform, storm.shop);
    const ask = { borrowerId, principal: cents(10_000), storeId: storm.shop.storeId };
    const { proposals } = await priceProposals(storm.platform, ports, asOperator(storm.shop.actor), ask);
    const ids = proposals.slice(0, 2).map(({ id }) => id);
    await verify(storm.platform, ids);
    const outcomes = await tallied(ids.map((id, server) => acceptBy(server, id)));
    expect(outcomes).toEqual({ done: 1, ANOTHER_PROPOSAL_ALREADY_ACCEPTED: 1 });
  }
});

// Planted: with `status = 'ISSUED'` dropped from useCouponFragment and the limit's version from its move, both sales pass.
test('a coupon pays for one of two sales on two servers', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const borrowerId = await givenCustomer(storm.platform, storm.shop);
    const couponId = await givenCoupon(storm.platform, borrowerId);
    const ids = await givenRivals(borrowerId, { couponId });
    expect(await tallied(ids.map((id, server) => acceptBy(server, id)))).toEqual({ done: 1, COUPON_ALREADY_USED: 1 });
  }
});

test('an extra limit is used by one of two sales on two servers', async () => {
  await givenPolicy(storm.platform, storm.shop, { sourceProduct: 'SUPER_PURCHASE' });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const borrowerId = await givenCustomer(storm.platform, storm.shop);
    const evaluationId = await givenEvaluation(storm.platform, storm.shop, borrowerId);
    const ids = await givenRivals(borrowerId, { transactionalCreditEvaluationId: evaluationId });
    const outcomes = await tallied(ids.map((id, server) => acceptBy(server, id)));
    expect(outcomes).toEqual({ done: 1, EVALUATION_ALREADY_APPLIED: 1 });
  }
});

test('overlapping payments in random order on two servers never show a deadlock to a client', async () => {
  const borrowerId = await givenCustomer(storm.platform, storm.shop, { limitCents: 100_000 });
  const offers = await givenVerifiedOffers(storm.platform, [storm.shop], borrowerId, {
    number: 5,
    cents: 10_000,
    count: 6,
  });
  for (const { proposalId } of offers) await accept(storm.platform, storm.shop, proposalId);
  const seen = new Set<string>();
  const client = async (server: number) => {
    for (;;) {
      const open = await sql<{ id: string }>`
        select i.id from installments i where borrower_id = ${borrowerId}::uuid and status = 'OPEN' and number <= 1 + (
          select min(number) from installments o where o.borrower_id = i.borrower_id and o.contract_id = i.contract_id and o.status = 'OPEN')
        order by random()`.execute(storm.database.db);
      if (open.rows.length === 0) return;
      seen.add(
        await storm.send(server, payPost(open.rows.map(({ id }) => id).slice(0, 1 + Math.floor(Math.random() * 6)))),
      );
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, index) => client(index)));
  const allowed = new Set(['done', 'ALREADY_PAID', 'PREVIOUS_INSTALLMENT_IS_PENDING']);
  expect([...seen].filter((outcome) => !allowed.has(outcome))).toEqual([]);
  const items = await sql<{ n: number }>`
    select count(*) as n from payment_items where borrower_id = ${borrowerId}::uuid and kind = 'INSTALLMENT'`.execute(
    storm.database.db,
  );
  expect(items.rows[0]?.n).toBe(30);
}, 60_000);

// Seen red while a sale that missed such an offer was told ANOTHER_PROPOSAL_ALREADY_ACCEPTED.
test('days that close while two servers sell and receive end offers or let them be sold, never both', async () => {
  const borrowerId = await givenCustomer(storm.platform, storm.shop, { limitCents: 1_000_000 });
  const number = 80;
  const offers = await givenVerifiedOffers(storm.platform, [storm.shop], borrowerId, {
    number,
    cents: 10_000,
    count: 2,
  });
  const clock = setClock(new Date());
  const close = async () => {
    await new Promise((done) => void setTimeout(done, 100));
    for (const day of [1, 3]) {
      clock.set(addSeconds(new Date(), day * DAY_SECONDS));
      await closeDay({ db: storm.database.db, clock, steps: dayCloseSteps, batch: 1 });
    }
  };
  const sold = offers.map(async ({ proposalId, contractId }, index) => {
    return { contractId, outcome: await acceptBy(index, proposalId) };
  });
  await Promise.all([close(), close(), ...sold]);
  for (const { contractId, outcome } of await Promise.all(sold)) {
    const row = await sql<{ status: string }>`select status from contracts where id = ${contractId}::uuid`.execute(
      storm.database.db,
    );
    expect([outcome, row.rows[0]?.status]).toEqual(
      outcome === 'done' ? ['done', 'ACCEPTED'] : ['OFFER_EXPIRED', 'EXPIRED'],
    );
  }
}, 60_000);
