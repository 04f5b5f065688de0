import { cents } from '@balcao/credit-math';
import { beforeAll, expect, test } from 'vitest';
import { creditPorts } from '../bindings.ts';
import { sql } from '../kernel/db/sql.ts';
import { changeTotalLimit } from '../modules/credit/index.ts';
import { decideLimitRequest, wideLimitChanges } from '../modules/credit/testing.ts';
import { givenPolicyDocument } from '../modules/policies/testing.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { by, givenCustomer, type Shop } from '../testing/shop.ts';
import { atOnce, outcomeOf, startIn } from './testing/outcomes.ts';

const { database, platform, shop, staff } = prepareCounter({ connections: 16 });

const ROUNDS = 8;
const CLIENTS = 8;
const HEAD_START_MS = 6;

beforeAll(async () => {
  await sql`delete from policy_documents where kind = 'limit-changes'`.execute(database.db);
  const document = { ...wideLimitChanges, aloneMaximumCents: 200_000 };
  await givenPolicyDocument(database.db, { kind: 'limit-changes', document });
});

const total = (borrowerId: string, amount: number) =>
  changeTotalLimit(platform, creditPorts, by(shop, 'PATCH /coordinator/borrowers/{id}/limit'), {
    borrowerId,
    totalCents: cents(amount),
    reason: 'Renda',
  });
const decide = (requestId: string, isApproved: boolean) => {
  const second: Shop = { ...shop, actor: { ...shop.actor, operatorId: staff.analyst.operatorId } };
  const ask = { requestId, isApproved, reason: 'Visto' };
  return decideLimitRequest(platform, creditPorts, by(second, 'PATCH /coordinator/limit-requests/{id}'), ask);
};
const asked = async () => {
  const borrowerId = await givenCustomer(platform, shop);
  return { borrowerId, id: (await total(borrowerId, 500_000)).waitingRequestId ?? '' };
};

/** A customer's total limit, how often it was moved, and what became of the requests. */
async function factsOf(borrowerId: string) {
  const { rows } = await sql<{ total: number; moves: number; requests: string[] }>`
    select (select total_cents from credit_limits where borrower_id = ${borrowerId}::uuid) as total,
      (select count(*) from credit_limit_changes where borrower_id = ${borrowerId}::uuid) as moves,
      (select array_agg(status order by status) from limit_requests where borrower_id = ${borrowerId}::uuid) as requests`.execute(
    database.db,
  );
  return rows[0];
}

// Planted: without `status = 'WAITING'` in the decision's fragment several refuse, or refuse what was approved.
test('of eight who approve or refuse one request at once one does', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { borrowerId, id } = await asked();
    const outcomes = await Promise.all(atOnce(CLIENTS, (n) => outcomeOf(decide(id, (n + round) % 2 === 0))));
    const done = outcomes.indexOf('done');
    expect(outcomes.toSpliced(done, 1)).toEqual(Array(CLIENTS - 1).fill('LIMIT_REQUEST_DECIDED'));
    const isApproved = (done + round) % 2 === 0;
    const [limit, moves, request] = isApproved ? [500_000, 1, 'APPROVED'] : [100_000, 0, 'REFUSED'];
    expect(await factsOf(borrowerId)).toEqual({ total: limit, moves, requests: [request] });
  }
});

test('of eight who ask at once one request waits', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const borrowerId = await givenCustomer(platform, shop);
    const outcomes = await Promise.all(atOnce(CLIENTS, (n) => outcomeOf(total(borrowerId, 400_000 + n))));
    expect(outcomes.toSorted()).toEqual([...Array(CLIENTS - 1).fill('LIMIT_REQUEST_WAITING'), 'done']);
    expect(await factsOf(borrowerId)).toEqual({ total: 100_000, moves: 0, requests: ['WAITING'] });
  }
});

// Planted: without `isOutdated` an approval raises what another person lowered meanwhile.
test('an approval against another change: the later one decides on what is there', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { borrowerId, id } = await asked();
    const start = (round - ROUNDS / 2) * HEAD_START_MS;
    const [approved, changed] = await Promise.all([
      outcomeOf(startIn(start, () => decide(id, true))),
      outcomeOf(startIn(-start, () => total(borrowerId, 40_000))),
    ]);
    expect([changed, ['done', 'LIMIT_REQUEST_OUTDATED'].includes(approved)]).toEqual(['done', true]);
    const [moves, request] = approved === 'done' ? [2, 'APPROVED'] : [1, 'WAITING'];
    expect(await factsOf(borrowerId)).toEqual({ total: 40_000, moves, requests: [request] });
  }
});
