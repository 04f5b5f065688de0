import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addSeconds, setClock } from '../kernel/clock.ts';
import { sql } from '../kernel/db/sql.ts';
import { newId } from '../kernel/ids.ts';
import { givenColleague } from '../modules/payments/testing/desk.ts';
import { counterOf, givenAgreement, givenRenegotiationPolicy } from '../modules/renegotiation/testing.ts';
import { testPlatform } from '../testing/platform.ts';
import { prepared } from '../testing/prepared.ts';
import { givenCustomer, givenSale } from '../testing/shop.ts';
import { givenSession, type Post } from './testing/till.ts';
import { prepareTwoServers } from './testing/two-servers.ts';

const storm = prepareTwoServers();
const manager = prepared(async () => {
  const { platform, shop } = storm;
  await givenRenegotiationPolicy(platform, shop);
  await storm.untilDayIsClosed();
  return { token: await givenSession(platform, await givenColleague(platform, shop)) };
});

const ROUNDS = 8;
/** A machine may favour one side by more than the head start of a few rounds. */
const MOST_ROUNDS = 40;
const HEAD_START_MS = 12;
const TILLS = 3;
const DAY_SECONDS = 86_400;

/** A customer of 100 days ago with an agreement of three payments, the first of which is paid. */
async function givenRound() {
  const { platform, shop } = storm;
  const past = testPlatform(platform.db, setClock(addSeconds(platform.clock.now(), -100 * DAY_SECONDS)));
  const borrowerId = await givenCustomer(past, shop, { phone: `+55929${newId().replaceAll(/\D/g, '').slice(-8)}` });
  const contractId = await givenSale(past, shop, borrowerId, { cents: 60_000, count: 6 });
  const agreement = await givenAgreement(platform, shop, borrowerId, { contractIds: [contractId], count: 3 });
  await counterOf(platform, shop).pay(agreement.paymentIds[0] ?? '');
  return { borrowerId, contractId, ...agreement };
}
type Round = Awaited<ReturnType<typeof givenRound>>;

const pay = ({ paymentIds }: Round): Post => ({
  path: '/coordinator/renegotiations/payments',
  key: newId(),
  body: { id: paymentIds[1], storeId: storm.shop.storeId },
});
const giveBack = ({ contractId }: Round): Post => ({
  path: `/coordinator/contracts/${contractId}/cancellation`,
  key: newId(),
  body: { reason: 'RETURN_OF_GOODS', value: 100, storeId: storm.shop.storeId },
});

/** What the second payment cost, and how much the returns took off the agreement. */
async function stateOf({ id, borrowerId }: Round) {
  const { rows } = await sql<{ paid: number; returns: number; used: number; status: string }>`
    select (select value_cents from renegotiation_payments where renegotiation_id = ${id}::uuid and number = 2) as paid,
      (select count(*) from contract_cancellations where renegotiation_id = ${id}::uuid and agreement_released_cents > 0) as returns,
      (select used_cents from credit_limits where borrower_id = ${borrowerId}::uuid) as used,
      (select status from renegotiations where id = ${id}::uuid) as status`.execute(storm.platform.db);
  return rows[0];
}

// Planted: without moveLimitFragment in the payment of an agreement losers are told REQUEST_IN_PROGRESS.
test('goods come back while the agreement on them is being paid: each is counted once, whoever is first', async () => {
  const firsts = { payment: 0, goods: 0 };
  for (
    let number = 0;
    number < ROUNDS || (Math.min(...Object.values(firsts)) === 0 && number < MOST_ROUNDS);
    number += 1
  ) {
    const round = await givenRound();
    const before = (await stateOf(round))?.paid ?? 0;
    const lead = (number % 2 === 0 ? 1 : -1) * HEAD_START_MS * (1 + (number % 4));
    const sends = [
      ...Array.from({ length: TILLS }, () => ({
        post: pay(round),
        token: storm.cashier.token,
        wait: Math.max(0, lead),
      })),
      ...[1, 2].map(() => ({ post: giveBack(round), token: manager.token, wait: Math.max(0, -lead) })),
    ];
    const outcomes = await Promise.all(
      sends.map(async ({ post, token, wait }, index) => {
        await sleep(wait);
        return storm.send(index, post, token);
      }),
    );
    const paid = outcomes.slice(0, TILLS);
    expect(paid.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(paid.filter((outcome) => outcome !== 'done' && outcome !== 'ALREADY_PAID')).toEqual([]);
    expect(outcomes.slice(TILLS)).toEqual(['done', 'done']);
    const after = await stateOf(round);
    expect([after?.returns, after?.status]).toEqual([2, 'ACTIVE']);
    firsts[after?.paid === before ? 'payment' : 'goods'] += 1;
    await counterOf(storm.platform, storm.shop).pay(round.paymentIds[2] ?? '');
    expect(await stateOf(round)).toMatchObject({ status: 'CLOSED', used: 0 });
  }
  expect(Math.min(...Object.values(firsts))).toBeGreaterThan(0);
}, 120_000);
