import { cents } from '@balcao/credit-math';
import { beforeEach, expect, test } from 'vitest';
import { creditPorts } from '../../../bindings.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { demonstrationLimits } from '../../../seed/demonstration/credit-policies/credit-policies.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { by, givenCustomer, givenSale, givenShop, grant, type Shop } from '../../../testing/shop.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { wideLimitChanges } from '../testing.ts';
import { changeLimitBlock, changeTotalLimit } from '../use-cases/change-limit.ts';
import { decideLimitRequest } from '../use-cases/decide-limit-request.ts';
import { showLimitHistory } from '../use-cases/show-limit-history.ts';

const { database, platform, clock, shop, staff } = prepareCounter();
const other = prepared(() => givenShop(platform));
const house = prepared(async () => {
  const provider = await givenShop(platform);
  await sql`update retailers set is_provider = true where id = ${provider.retailerId}::uuid`.execute(database.db);
  return provider;
});
const second = prepared((): Shop => {
  const { operatorId } = staff.analyst;
  return { ...shop, actor: { ...shop.actor, operatorId, name: 'Segunda Pessoa' } };
});

beforeEach(async () => {
  clock.set('2026-11-21T15:00:00Z');
  await sql`delete from policy_documents where kind in ('limit-changes', 'limits')`.execute(database.db);
  const rules = {
    aloneMaximumCents: 200_000,
    aloneMultiple: '1.5',
    sharedMaximumCents: 150_000,
    sharedMultiple: '1.1',
  };
  const document = { ...wideLimitChanges, ...rules, restrictsSharedAlone: false };
  await givenPolicyDocument(database.db, { kind: 'limit-changes', document });
});

const CHANGE = 'PATCH /coordinator/borrowers/{id}/limit';
const total = (borrowerId: string, amount: number, reason: string) =>
  changeTotalLimit(platform, creditPorts, by(shop, CHANGE), { borrowerId, totalCents: cents(amount), reason });
const block = (borrowerId: string, isBlocked: boolean, reason: string) =>
  changeLimitBlock(platform, creditPorts, by(shop, CHANGE), { borrowerId, isBlocked, reason, until: null });
const approve = (requestId: string | null) =>
  decideLimitRequest(platform, creditPorts, by(second, 'PATCH /coordinator/limit-requests/{id}'), {
    requestId: requestId ?? '',
    isApproved: true,
    reason: 'Comprovante visto',
  });
const historyOf = (borrowerId: string, of: Shop = shop) =>
  showLimitHistory(platform, creditPorts, of.actor, borrowerId);
const lines = (events: Awaited<ReturnType<typeof historyOf>>['events']) =>
  events.map((one) => [one.kind, one.on, one.fromLimit, one.toLimit, one.by, one.reason, one.approvedBy]);

/** A total alone, one by request, then a block and its end. */
async function moved(): Promise<string> {
  const borrowerId = await givenCustomer(platform, shop);
  await total(borrowerId, 150_000, 'Renda comprovada');
  clock.set('2026-11-22T15:00:00Z');
  await approve((await total(borrowerId, 300_000, 'Novo emprego')).waitingRequestId);
  clock.set('2026-11-23T15:00:00Z');
  await block(borrowerId, true, 'Suspeita de fraude');
  clock.set('2026-11-24T15:00:00Z');
  await block(borrowerId, false, 'Era o cliente');
  return borrowerId;
}

test('who, when, why, before and after; the second person where there was one; the newest first', async () => {
  const { name } = shop.actor;
  const { events } = await historyOf(await moved());
  expect(lines(events)).toEqual([
    ['UNBLOCK', '2026-11-24', null, null, name, 'Era o cliente', null],
    ['BLOCK', '2026-11-23', null, null, name, 'Suspeita de fraude', null],
    ['TOTAL', '2026-11-22', 150_000, 300_000, name, 'Novo emprego', 'Segunda Pessoa'],
    ['TOTAL', '2026-11-21', 100_000, 150_000, name, 'Renda comprovada', null],
  ]);
  expect(events.some(({ isElsewhere }) => isElsewhere)).toBe(false);
});

// Planted: `isTold` that is always true shows one retailer the people and reasons of another.
test('another retailer sees what and when; who and why stay there, and with the provider', async () => {
  const borrowerId = await moved();
  await grant(platform, other, borrowerId);
  const { events } = await historyOf(borrowerId, other);
  expect(lines(events)).toEqual([
    ['UNBLOCK', '2026-11-24', null, null, null, null, null],
    ['BLOCK', '2026-11-23', null, null, null, null, null],
    ['TOTAL', '2026-11-22', 150_000, 300_000, null, null, null],
    ['TOTAL', '2026-11-21', 100_000, 150_000, null, null, null],
  ]);
  expect(events.every(({ isElsewhere }) => isElsewhere)).toBe(true);
  await grant(platform, house, borrowerId);
  const { events: ofAll } = await historyOf(borrowerId, house);
  expect(lines(ofAll)[2]?.slice(4)).toEqual([shop.actor.name, 'Novo emprego', 'Segunda Pessoa']);
});

test('what blocks by itself is nobody’s, and told to all', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await sql`
    insert into credit_limit_blocks (borrower_id, id, reason, blocked_on, unblocked_on)
    values (${borrowerId}::uuid, gen_random_uuid(), 'OVERDUE_INSTALLMENTS', '2026-11-10', '2026-11-12')`.execute(
    database.db,
  );
  const { events } = await historyOf(borrowerId);
  expect(events).toMatchObject([
    { kind: 'UNBLOCK', by: null, isElsewhere: false, blockedBy: 'OVERDUE_INSTALLMENTS' },
    { kind: 'BLOCK', by: null, isElsewhere: false, blockedBy: 'OVERDUE_INSTALLMENTS' },
  ]);
});

test('what one person may do: up to the policy at once, a cent more waits, and then says so', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await givenPolicyDocument(database.db, {
    kind: 'limits',
    document: { ...demonstrationLimits, maximumCents: 400_000 },
  });
  expect(await historyOf(borrowerId)).toMatchObject({
    limit: { totalLimit: 100_000, availableLimit: 100_000, limitIsBlockedBy: null },
    alone: { highestLimit: 150_000, mayRestrict: true },
    maximumLimit: 400_000,
    isRequestWaiting: false,
  });
  expect((await total(borrowerId, 150_001, 'Renda')).waitingRequestId).not.toBeNull();
  expect(await historyOf(borrowerId)).toMatchObject({ isRequestWaiting: true });
  const shared = await givenCustomer(platform, shop);
  await grant(platform, other, shared);
  await givenSale(platform, other, shared, { cents: 20_000 });
  expect((await historyOf(shared)).alone).toEqual({ highestLimit: 110_000, mayRestrict: false });
});

test('not of who was not looked up, nor where there is no limit', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  await expectRefusal(historyOf(borrowerId, other), 'BORROWER_NOT_FOUND');
  await expectRefusal(historyOf(await givenCustomer(platform, shop, { limitCents: null })), 'LIMIT_NOT_FOUND');
});
