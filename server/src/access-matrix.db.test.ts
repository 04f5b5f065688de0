import { cashierRoles, errors, type Role, type RouteName, type RouteShape, roles, routes } from '@balcao/contract';
import { sql, type Template } from './kernel/db/sql.ts';
import { givenCustomerSession } from './modules/portal/testing.ts';
import { givenStore } from './modules/retailers/testing.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Holdings } from './testing/access-row.ts';
import { type Colleague, call, givenSession, givenStaff } from './testing/counter.ts';
import { accessMatrix, accessRows, givenHoldings, unknownHoldings } from './testing/holdings.ts';
import { prepareCounter } from './testing/prepare-counter.ts';
import { prepared } from './testing/prepared.ts';
import { givenShop, grant } from './testing/shop.ts';

const { database, platform, clock, shop, staff, app } = prepareCounter({ areBooksBroken: true });
const world = { platform, app };
const own = prepared(() => givenHoldings(world, shop, '529982247'));
const foreign = prepared(async () => givenHoldings(world, await givenShop(platform), '123456789'));
const ungranted = prepared(() => givenHoldings(world, shop, '111444777'));
/** What nobody has. */
const unknown = prepared(() => unknownHoldings(own));
/** Colleagues who work in another store of the retailer, each with a grant for the customer. */
const elsewhere = prepared(async () => {
  const there = { ...shop, storeId: await givenStore(database.db, shop.retailerId) };
  const people = await givenStaff(platform, there);
  for (const { operatorId } of Object.values(people))
    await grant(platform, { ...shop, actor: { ...shop.actor, operatorId } }, own.borrowerId);
  return people;
});
/** Tokens that open nothing any more. */
const ended = prepared(async () => {
  const people = await givenStaff(platform, shop);
  const { analyst: expired, manager: revoked, cashier: blocked, attendant: idle } = people;
  const change = (what: Template, { operatorId }: Colleague) =>
    sql`update ${what} where retailer_id = ${shop.retailerId}::uuid and operator_id = ${operatorId}::uuid`.execute(
      database.db,
    );
  await change(sql`sessions set ends_at = '2026-11-21T14:59:59Z'`, expired);
  await change(sql`sessions set revoked_at = '2026-11-21T14:59:59Z'`, revoked);
  await change(sql`sessions set last_seen_at = '2026-11-01T00:00:00Z'`, idle);
  await sql`update operators set is_active = false, deactivated_at = '2026-11-21T14:59:59Z' where id = ${blocked.operatorId}::uuid`.execute(
    database.db,
  );
  return [expired.token, revoked.token, blocked.token, idle.token, 'a-token-of-nobody'];
});
/** A role of the provider that the product does not serve. */
const riskAnalyst = prepared(async () => {
  await sql`alter table operators drop constraint operators_role_check`.execute(database.db);
  const { promoter } = await givenStaff(platform, shop);
  await sql`update operators set role = 'risk-analyst' where id = ${promoter.operatorId}::uuid`.execute(database.db);
  return promoter;
});

beforeAll(async () => {
  for (const role of roles) {
    const actor = { ...shop.actor, operatorId: staff[role].operatorId };
    await grant(platform, { ...shop, actor }, own.borrowerId);
  }
});
// A lookup by CPF opens a grant, for customers of other retailers too: that is its purpose.
beforeEach(async () => {
  await sql`delete from lookup_grants where borrower_id <> ${own.borrowerId}::uuid`.execute(database.db);
  // What was sent and looked up before must not use up the quotas of what is tested. Deleted: a truncation is two files.
  await sql`delete from quota_uses`.execute(database.db);
});

const names = Object.keys(routes) as RouteName[];
/** Each comes from an address of its own, or what is allowed to one would be used up. */
let calls = 0;
const answer = async (name: RouteName, of: Holdings, token: string | undefined) => {
  calls += 1;
  const address = `10.0.${Math.floor(calls / 250)}.${calls % 250}`;
  const { status, code } = await call(app, name, { ...accessMatrix[name].ask(of), token, address });
  return code ?? status;
};
/** Signing out ends a session, so each such call has its own. */
const tokenOf = (name: RouteName, { operatorId, token }: Colleague) =>
  name === 'POST /auth/logout' ? givenSession(platform, own.shop.retailerId, operatorId) : Promise.resolve(token);

function refusalOf(name: RouteName, role: Role): string | null {
  const { access, roleRefusal }: RouteShape = routes[name];
  if (access === 'customer') return 'UNAUTHORIZED';
  if (typeof access === 'string' || access.includes(role)) return null;
  return roleRefusal ?? 'FORBIDDEN';
}

// Roles, strangers, the role that is not served, customers, the other store and ids of nobody: printed with the name of the test.
const askers = roles.length * 5 + 6 + 1 + 4;
test(`every route has one row: ${names.length} routes, some ${names.length * askers} calls`, () => {
  expect(accessRows.flatMap((each) => Object.keys(each)).toSorted()).toEqual(names.toSorted());
});

test('the till is for cashiers: no role beyond the four moves money, sends codes or sees debts', () => {
  const forTill = names.filter((name) => accessMatrix[name].ask.length > 0 && typeof routes[name].access !== 'string');
  // Anybody who sells may have extra credit evaluated (cashier spec, section 6).
  // Who answers for the audit asks of it by bodies too, which move nothing.
  // Whoever registers customers takes their photographs (registration spec, section 2).
  // Who pays for the retailer marks incentives as paid: an act of the office.
  // Who pays for the retailer asks for another boleto of a billing, too.
  // Who answers for what is owed to the retailer has it sooner.
  // Whoever serves customers registers them (registration spec, section 2).
  const isElsewhere = (name: string) =>
    /\/(application-engine|borrowers)\//.test(name) ||
    ['/evaluations', '/audit/', '/biometry/', '/incentives/payouts/', '/billings/', '/anticipation'].some((part) =>
      name.includes(part),
    );
  const moving = forTill.filter((name) => /^(POST|PATCH)|installments$/.test(name) && !isElsewhere(name));
  expect(moving.length).toBeGreaterThan(7);
  // An act of the till is open to all four; what only a manager or an analyst may do, to fewer.
  const others = moving.flatMap((name) => {
    const { access }: RouteShape = routes[name];
    return typeof access === 'string' ? [] : access.filter((role) => !(cashierRoles as readonly Role[]).includes(role));
  });
  expect(others).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const row = accessMatrix[name];

  test('without a session, and with one that is expired, revoked, idle, of somebody blocked or of nobody', async () => {
    const { access }: RouteShape = routes[name];
    expect(await answer(name, own, undefined)).toBe(access === 'public' ? row.own : 'UNAUTHORIZED');
    const tokens = access === 'public' ? ended.slice(0, 1) : ended;
    for (const token of tokens)
      expect(await answer(name, own, token)).toBe(access === 'public' ? row.own : 'UNAUTHORIZED');
  });

  test('a role that the product does not serve', async () => {
    const { access, roleRefusal }: RouteShape = routes[name];
    if (typeof access === 'string') return;
    expect(await answer(name, own, riskAnalyst.token)).toBe(roleRefusal ?? 'FORBIDDEN');
  });

  test.each(roles)('%s', async (role) => {
    const refusal = refusalOf(name, role);
    expect(await answer(name, own, await tokenOf(name, staff[role]))).toBe(refusal ?? row.own);
    const theirs = row.foreign ?? row.own;
    expect(await answer(name, foreign, await tokenOf(name, staff[role]))).toBe(refusal ?? theirs);
    const unseen = row.ungranted ?? row.own;
    expect(await answer(name, ungranted, await tokenOf(name, staff[role]))).toBe(refusal ?? unseen);
  });

  test('a customer on the portal reaches what is theirs, and nothing of staff', async () => {
    const { access }: RouteShape = routes[name];
    if (access === 'public') return;
    const asCustomer = async (of: Holdings) => answer(name, of, await givenCustomerSession(platform, own.borrowerId));
    const isOwn = access === 'customer';
    expect(await asCustomer(own)).toBe(isOwn ? row.own : 'UNAUTHORIZED');
    // Another customer's, of the same retailer and of another one, are told from those of nobody by nothing.
    for (const of of [foreign, ungranted, unknown])
      expect(await asCustomer(of)).toBe(isOwn ? (row.foreign ?? row.own) : 'UNAUTHORIZED');
  });

  // After all of the own store, since some of these ids can be used once.
  test.each(roles)('%s from another store of the retailer, and with ids that nobody has', async (role) => {
    const refusal = refusalOf(name, role);
    const there = typeof row.otherStore === 'object' ? row.otherStore[role] : row.otherStore;
    expect(await answer(name, own, await tokenOf(name, elsewhere[role]))).toBe(refusal ?? there ?? row.own);
    // Another retailer's are told from those of nobody by nothing.
    const ofNobody = row.unknown ?? row.foreign ?? row.own;
    expect(await answer(name, unknown, await tokenOf(name, staff[role]))).toBe(refusal ?? ofNobody);
  });

  test('what is not theirs is not found, never forbidden', () => {
    const codes = [row.foreign, row.ungranted].filter((code) => code !== null && code !== undefined);
    expect(codes.filter((code) => errors[code].status !== 404)).toEqual([]);
  });
});

describe("an own customer in another retailer's store", () => {
  const inStore: RouteName[] = [
    'GET /coordinator/borrowers/{id}/limits',
    'POST /coordinator/borrowers/{id}/limit/notify',
    'POST /coordinator/contracts',
    'POST /coordinator/contracts/installments/{id}/payment',
    'POST /coordinator/contracts/installments/pay-multiple',
    'POST /coordinator/pix/charges',
    'POST /coordinator/contracts/{id}/payments',
  ];
  test.each(inStore)('%s', async (name) => {
    expect(await answer(name, { ...own, shop: foreign.shop }, staff.cashier.token)).toBe('STORE_NOT_FOUND');
  });
});

test('a grant lasts thirty minutes and belongs to who looked the customer up', async () => {
  const ask = async (role: Role, of: Holdings = ungranted) =>
    answer('GET /coordinator/borrowers/{id}/data', of, staff[role].token);
  expect(await ask('cashier')).toBe('BORROWER_NOT_FOUND');
  await call(app, 'GET /coordinator/borrowers/find-one', { query: { cpf: ungranted.cpf }, token: staff.cashier.token });
  expect([await ask('cashier'), await ask('manager')]).toEqual([200, 'BORROWER_NOT_FOUND']);
  clock.set('2026-11-21T15:29:59Z');
  expect(await ask('cashier')).toBe(200);
  clock.set('2026-11-21T15:30:00Z');
  expect([await ask('cashier'), await ask('cashier', own)]).toEqual(['BORROWER_NOT_FOUND', 200]);
});
