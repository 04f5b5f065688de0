import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { accept, givenCustomer } from '../testing/shop.ts';
import { givenVerifiedOffers } from './testing/offers.ts';
import { acceptPost, type Post } from './testing/till.ts';
import { prepareTwoServers } from './testing/two-servers.ts';

const ROUNDS = 10;

const { database, platform, shop, send } = prepareTwoServers();

/** A customer with a contract of six installments, and one that is authorised but not accepted. */
async function givenRound() {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 50_000 });
  const [sold, offered] = await givenVerifiedOffers(platform, [shop], borrowerId, {
    number: 2,
    cents: 10_000,
    count: 6,
  });
  if (!sold || !offered) throw new Error('no offers');
  await accept(platform, shop, sold.proposalId);
  const found = await sql<{ id: string }>`
    select id from installments where contract_id = ${sold.contractId}::uuid order by number`.execute(database.db);
  return { borrowerId, sold, offered, ids: found.rows.map(({ id }) => id) };
}
type Round = Awaited<ReturnType<typeof givenRound>>;

const cancelOf = (contractId: string): Post => ({
  path: `/coordinator/contracts/${contractId}/cancellation`,
  key: newId(),
  body: { reason: 'CUSTOMER_WITHDRAWAL', storeId: shop.storeId },
});
const payOf = (installmentIds: readonly string[]): Post => ({
  path: '/coordinator/contracts/installments/pay-multiple',
  key: newId(),
  body: { installmentIds, storeId: shop.storeId },
});

/** What each request may be told that lost against another. */
const allowed = {
  cancel: new Set(['done', 'CONTRACT_ALREADY_CANCELED']),
  pay: new Set(['done', 'ALREADY_PAID', 'INSTALLMENT_NOT_FOUND']),
  accept: new Set(['done', 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED']),
  cancelOffer: new Set(['done', 'CONTRACT_ALREADY_CANCELED', 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL']),
};
type Kind = keyof typeof allowed;

function requestsOf({ sold, offered, ids }: Round): [Kind, Post][] {
  return [
    ['pay', payOf(ids.slice(0, 1))],
    ['cancel', cancelOf(sold.contractId)],
    ['pay', payOf(ids.slice(0, 2))],
    ['cancel', cancelOf(sold.contractId)],
    ['accept', acceptPost({ proposalId: offered.proposalId, key: newId() })],
    ['cancelOffer', cancelOf(offered.contractId)],
    ['pay', payOf(ids.slice(0, 3))],
    ['cancelOffer', cancelOf(offered.contractId)],
    ['accept', acceptPost({ proposalId: offered.proposalId, key: newId() })],
  ];
}

/** What came in and what was handed back for a contract. */
async function moneyOf(contractId: string) {
  const found = await sql<{ paid: number; refunded: number; times: number }>`
    select (select coalesce(sum(paid_cents), 0)::bigint from payment_items where contract_id = ${contractId}::uuid) as paid,
      coalesce(sum(refund_cents), 0)::bigint as refunded, count(*) as times
    from contract_cancellations where contract_id = ${contractId}::uuid`.execute(database.db);
  return found.rows[0];
}

// Planted: with a limit move in `cancelOnce` that takes any version, losers meet the last walls (`used_cents >= 0`, the
// unique step of a contract's returns) and are told INTERNAL_SERVER_ERROR.
test('cancellations, payments and acceptances on two servers: every cent paid is handed back once', async () => {
  let handedBack = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const facts = await givenRound();
    const requests = requestsOf(facts);
    const outcomes = await Promise.all(
      requests.map(async ([kind, post], index) => {
        // Head starts differ from round to round, so that each request comes first in some.
        await new Promise((resolve) => setTimeout(resolve, ((index * 7 + round * 5) % requests.length) * 4));
        return [kind, await send(index + round, post)] as const;
      }),
    );
    expect(outcomes.filter(([kind, outcome]) => !allowed[kind].has(outcome))).toEqual([]);
    const done = (kind: Kind) => outcomes.filter(([one, outcome]) => one === kind && outcome === 'done').length;
    expect([done('cancel'), done('accept')]).toEqual([1, 1]);
    const money = await moneyOf(facts.sold.contractId);
    expect(money?.times).toBe(1);
    expect(money?.refunded).toBe(money?.paid);
    handedBack += money?.refunded ?? 0;
    expect((await moneyOf(facts.offered.contractId))?.times).toBe(done('cancelOffer'));
  }
  // Payments came before cancellations in some rounds, or nothing was tried.
  expect(handedBack).toBeGreaterThan(0);
});
