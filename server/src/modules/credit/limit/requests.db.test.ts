import { cents } from '@balcao/credit-math';
import { beforeEach, expect, test } from 'vitest';
import { creditPorts } from '../../../bindings.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowsOf } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { by, givenCustomer, givenSale, givenShop, grant, type Shop } from '../../../testing/shop.ts';
import { demonstrationLimits } from '../../../seed/demonstration/credit-policies/credit-policies.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { expireLimitRequests } from '../close-steps/expire-programs.ts';
import { creditInvariants } from '../invariants.ts';
import { wideLimitChanges } from '../testing.ts';
import { changeLimitBlock, changeTotalLimit } from '../use-cases/change-limit.ts';
import { decideLimitRequest } from '../use-cases/decide-limit-request.ts';
import { listLimitRequests } from '../use-cases/list-limit-requests.ts';

const { database, platform, clock, shop, staff } = prepareCounter();
const other = prepared(() => givenShop(platform));
const house = prepared(async () => {
  const provider = await givenShop(platform);
  await sql`update retailers set is_provider = true where id = ${provider.retailerId}::uuid`.execute(database.db);
  return provider;
});

const rules = { ...wideLimitChanges, aloneMaximumCents: 200_000, aloneMultiple: '1.5', sharedMaximumCents: 150_000 };
beforeEach(async () => {
  clock.set('2026-11-21T15:00:00Z');
  await sql`delete from policy_documents where kind in ('limit-changes', 'limits')`.execute(database.db);
  const document = { ...rules, sharedMultiple: '1.1', restrictsSharedAlone: false };
  await givenPolicyDocument(database.db, { kind: 'limit-changes', document });
});

const second = prepared((): Shop => {
  const { operatorId } = staff.analyst;
  return { ...shop, actor: { ...shop.actor, operatorId, name: 'Segunda Pessoa' } };
});
const CHANGE = 'PATCH /coordinator/borrowers/{id}/limit';
const total = (borrowerId: string, amount: number, of: Shop = shop) =>
  changeTotalLimit(platform, creditPorts, by(of, CHANGE), { borrowerId, totalCents: cents(amount), reason: 'Renda' });
const block = (borrowerId: string, isBlocked: boolean, of: Shop = shop) =>
  changeLimitBlock(platform, creditPorts, by(of, CHANGE), { borrowerId, isBlocked, reason: 'Fraude', until: null });
const decide = (requestId: string | null, isApproved: boolean, of: Shop = second) => {
  const ask = { requestId: requestId ?? '', isApproved, reason: 'Comprovante visto' };
  return decideLimitRequest(platform, creditPorts, by(of, 'PATCH /coordinator/limit-requests/{id}'), ask);
};
const limitOf = async (borrowerId: string) =>
  (
    await rowsOf(
      database.db,
      sql<{ totalCents: number; isBlocked: boolean }>`
    select total_cents as "totalCents", is_blocked as "isBlocked" from credit_limits where borrower_id = ${borrowerId}::uuid`,
    )
  )[0];
const historyOf = (borrowerId: string) =>
  rowsOf(
    database.db,
    sql<Record<string, unknown>>`
    select from_cents, to_cents, operator_id, reason, request_id, approved_by from credit_limit_changes
    where borrower_id = ${borrowerId}::uuid order by at, id`,
  );
const list = (actor: Actor, status: 'WAITING' | 'APPROVED' | 'REFUSED' | 'EXPIRED' = 'WAITING') =>
  listLimitRequests(platform, actor, { status, limit: 50, sort: 'askedAt' });
const expired = async (id: string) => (await list(shop.actor, 'EXPIRED')).items.find((one) => one.id === id);
const asked = async (amount = 500_000) => {
  const borrowerId = await givenCustomer(platform, shop);
  const { waitingRequestId } = await total(borrowerId, amount);
  return { borrowerId, id: waitingRequestId ?? '' };
};
/** A customer with a purchase at another retailer. */
const shared = async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await grant(platform, other, borrowerId);
  await givenSale(platform, other, borrowerId, { cents: 20_000 });
  return borrowerId;
};

// Planted: `needsSecondPerson` that answers false changes the limit at once.
test('above the policy nothing changes until another person approves, and the history says who and why', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const { waitingRequestId, totalLimit } = await total(borrowerId, 500_000);
  expect([totalLimit, (await limitOf(borrowerId))?.totalCents]).toEqual([100_000, 100_000]);
  expect((await list(shop.actor)).items).toMatchObject([
    { id: waitingRequestId, fromLimit: 100_000, toLimit: 500_000, reason: 'Renda', expiresOn: '2026-11-26' },
  ]);
  await expectRefusal(decide(waitingRequestId, true, shop), 'LIMIT_REQUEST_OWN');
  const { status, decision } = await decide(waitingRequestId, true, second);
  expect([status, decision?.reason, decision?.by.name]).toEqual(['APPROVED', 'Comprovante visto', 'Segunda Pessoa']);
  expect(await historyOf(borrowerId)).toEqual([
    {
      from_cents: 100_000,
      to_cents: 500_000,
      operator_id: shop.actor.operatorId,
      reason: 'Renda',
      request_id: waitingRequestId,
      approved_by: second.actor.operatorId,
    },
  ]);
  expect((await list(shop.actor)).items).toEqual([]);
  const [, i30] = creditInvariants;
  expect(await rowsOf(database.db, sql.raw(i30?.sql ?? ''))).toEqual([]);
});

test('a refused request changes nothing, and another may be made; two do not wait at once', async () => {
  const { borrowerId, id } = await asked();
  await expectRefusal(total(borrowerId, 400_000), 'LIMIT_REQUEST_WAITING');
  expect(await decide(id, false)).toMatchObject({ status: 'REFUSED', decision: { reason: 'Comprovante visto' } });
  expect((await limitOf(borrowerId))?.totalCents).toBe(100_000);
  await expectRefusal(decide(id, true), 'LIMIT_REQUEST_DECIDED');
  expect((await total(borrowerId, 400_000)).waitingRequestId).not.toBeNull();
});

// Planted: without `isOutdated` the second approval raises from a total that is no longer there.
test('a purchase meanwhile does no harm; another total does', async () => {
  const { borrowerId, id } = await asked();
  await givenSale(platform, shop, borrowerId, { cents: 20_000 });
  expect(await decide(id, true)).toMatchObject({ status: 'APPROVED' });
  const late = await asked();
  await total(late.borrowerId, 90_000);
  await expectRefusal(decide(late.id, true), 'LIMIT_REQUEST_OUTDATED');
});

test('a policy of today decides at the approval: nobody goes above the highest limit', async () => {
  const { borrowerId, id } = await asked();
  await givenPolicyDocument(database.db, {
    kind: 'limits',
    document: { ...demonstrationLimits, maximumCents: 400_000 },
  });
  await expectRefusal(decide(id, true), 'LIMIT_ABOVE_MAXIMUM');
  await decide(id, false);
  await expectRefusal(total(borrowerId, 400_001), 'LIMIT_ABOVE_MAXIMUM');
});

test('after its last day a request is over, before and after the close of the day', async () => {
  const { borrowerId, id } = await asked();
  clock.set('2026-11-27T15:00:00Z');
  await expectRefusal(decide(id, true), 'LIMIT_REQUEST_EXPIRED');
  await expireLimitRequests.run(database.db, { day: '2026-11-26', now: clock.now(), cursor: null, limit: 50 });
  expect(await expired(id)).toBeUndefined();
  await expireLimitRequests.run(database.db, { day: '2026-11-27', now: clock.now(), cursor: null, limit: 50 });
  expect(await expired(id)).toMatchObject({ decision: null });
  await expectRefusal(decide(id, true), 'LIMIT_REQUEST_EXPIRED');
  expect((await total(borrowerId, 400_000)).waitingRequestId).not.toBeNull();
});

// Planted: with `isShared` always false the block is in force at once.
test('who another retailer also serves: blocked, freed and lowered with the provider alone', async () => {
  const borrowerId = await shared();
  const { waitingRequestId, limitIsBlockedBy } = await block(borrowerId, true);
  expect([limitIsBlockedBy, (await limitOf(borrowerId))?.isBlocked]).toEqual([null, false]);
  await expectRefusal(decide(waitingRequestId, true), 'LIMIT_REQUEST_OF_THE_PROVIDER');
  await expectRefusal(decide(waitingRequestId, true, other), 'LIMIT_REQUEST_NOT_FOUND');
  expect(await decide(waitingRequestId, true, house)).toMatchObject({ kind: 'BLOCK', status: 'APPROVED' });
  expect((await limitOf(borrowerId))?.isBlocked).toBe(true);
  const freed = await block(borrowerId, false);
  await decide(freed.waitingRequestId, true, house);
  expect(
    await rowsOf(
      database.db,
      sql`
      select request_id as opened, lifting_request_id as lifted, note from credit_limit_blocks where borrower_id = ${borrowerId}::uuid`,
    ),
  ).toEqual([{ opened: waitingRequestId, lifted: freed.waitingRequestId, note: 'Fraude' }]);
  expect((await total(borrowerId, 90_000)).waitingRequestId).not.toBeNull();
  expect((await total(await shared(), 110_000)).waitingRequestId).toBeNull();
  expect((await total(await shared(), 110_001)).waitingRequestId).not.toBeNull();
});

test('an analyst sees what waits at their retailer, the provider’s what waits anywhere', async () => {
  const { id } = await asked();
  const has = async (actor: Actor) => (await list(actor)).items.some((one) => one.id === id);
  expect([await has(shop.actor), await has(other.actor), await has(house.actor)]).toEqual([true, false, true]);
});

test('an unknown request is not found', () => expectRefusal(decide(newId(), true), 'LIMIT_REQUEST_NOT_FOUND'));
