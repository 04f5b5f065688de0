import { cashierRoles, errors, type Role, type RouteName, type RouteShape, roles, routes } from '@balcao/contract';
import { sql } from './kernel/db/sql.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Holdings } from './testing/access-row.ts';
import { call, givenSession } from './testing/counter.ts';
import { accessMatrix, accessRows, givenHoldings } from './testing/holdings.ts';
import { prepareCounter } from './testing/prepare-counter.ts';
import { prepared } from './testing/prepared.ts';
import { givenShop, grant } from './testing/shop.ts';

const { database, platform, clock, shop, staff, app } = prepareCounter({ areBooksBroken: true });
const world = { platform, app };
const own = prepared(() => givenHoldings(world, shop, '529982247'));
const foreign = prepared(async () => givenHoldings(world, await givenShop(platform), '123456789'));
const ungranted = prepared(() => givenHoldings(world, shop, '111444777'));

beforeAll(async () => {
  for (const role of roles) {
    const actor = { ...shop.actor, operatorId: staff[role].operatorId };
    await grant(platform, { ...shop, actor }, own.borrowerId);
  }
});
// A lookup by CPF opens a grant, for customers of other retailers too: that is its purpose.
beforeEach(async () => {
  await sql`delete from lookup_grants where borrower_id <> ${own.borrowerId}::uuid`.execute(database.db);
  // What was sent and looked up before must not use up the quotas of what is tested.
  await sql`truncate quota_uses`.execute(database.db);
});

const names = Object.keys(routes) as RouteName[];
const answer = async (name: RouteName, of: Holdings, token: string | undefined) => {
  const { status, code } = await call(app, name, { ...accessMatrix[name].ask(of), token });
  return code ?? status;
};
/** Signing out ends a session, so each such call has its own. */
const tokenOf = (name: RouteName, role: Role) =>
  name === 'POST /auth/logout'
    ? givenSession(platform, own.shop.retailerId, staff[role].operatorId)
    : Promise.resolve(staff[role].token);

function refusalOf(name: RouteName, role: Role): string | null {
  const { access, roleRefusal }: RouteShape = routes[name];
  if (typeof access === 'string' || access.includes(role)) return null;
  return roleRefusal ?? 'FORBIDDEN';
}

test('every route has one row', () => {
  expect(accessRows.flatMap((each) => Object.keys(each)).toSorted()).toEqual(names.toSorted());
});

test('the till is for cashiers: no role beyond the four moves money, sends codes or sees debts', () => {
  const forTill = names.filter((name) => accessMatrix[name].ask.length > 0 && typeof routes[name].access !== 'string');
  // Anybody who sells may have extra credit evaluated (cashier spec, section 6).
  // Who answers for the audit asks of it by bodies too, which move nothing.
  const isElsewhere = (name: string) => name.endsWith('/evaluations') || name.includes('/audit/');
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

  test('without a session', async () => {
    expect(await answer(name, own, undefined)).toBe(routes[name].access === 'public' ? row.own : 'UNAUTHORIZED');
    expect(await answer(name, own, 'a-token-of-nobody')).toBe(
      routes[name].access === 'public' ? row.own : 'UNAUTHORIZED',
    );
  });

  test.each(roles)('%s', async (role) => {
    const refusal = refusalOf(name, role);
    expect(await answer(name, own, await tokenOf(name, role))).toBe(refusal ?? row.own);
    const theirs = row.foreign ?? row.own;
    expect(await answer(name, foreign, await tokenOf(name, role))).toBe(refusal ?? theirs);
    const unseen = row.ungranted ?? row.own;
    expect(await answer(name, ungranted, await tokenOf(name, role))).toBe(refusal ?? unseen);
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
