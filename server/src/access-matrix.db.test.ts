import { cents } from '@balcao/credit-math';
import { cashierRoles, errors, type Role, type RouteName, type RouteShape, roles, routes } from '@balcao/contract';
import { sql } from './kernel/db/sql.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOperator } from './kernel/act/principal.ts';
import type { Holdings, Row } from './testing/access-row.ts';
import { call, givenSession } from './testing/counter.ts';
import { givenPolicy } from './testing/products.ts';
import { givenCustomer, givenSale, givenShop, grant, ports, type Shop } from './testing/shop.ts';
import { completeCpf } from './modules/borrowers/index.ts';
import { priceProposals } from './modules/contracts/index.ts';
import { givenEvaluation } from './modules/credit/testing.ts';
import { arrive, givenPixCharge } from './modules/pix/testing.ts';
import { givenAgreementHoldings } from './modules/renegotiation/testing/holdings.ts';
import { prepareCounter } from './testing/prepare-counter.ts';
import { prepared } from './testing/prepared.ts';

/** Rows of each module, found by their place. */
const rows = Object.values(
  import.meta.glob<object>('./modules/**/testing/access.ts', { eager: true, import: 'access' }),
);
const matrix = Object.assign({}, ...rows) as Record<RouteName, Row>;

const { database, platform, clock, shop, staff, app } = prepareCounter({ areBooksBroken: true });
const own = prepared(() => givenHoldings(shop, '529982247'));
const foreign = prepared(async () => givenHoldings(await givenShop(platform), '123456789'));
const ungranted = prepared(() => givenHoldings(shop, '111444777'));

async function givenHoldings(at: Shop, nine: string): Promise<Holdings> {
  const cpf = completeCpf(nine);
  const picture = { contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;
  const customer = { cpf, limitCents: 10_000_000, portrait: picture, documentPhoto: picture };
  const borrowerId = await givenCustomer(platform, at, customer);
  const contractId = await givenSale(platform, at, borrowerId, { cents: 60_000, count: 6 });
  const sealed = platform.secrets.encrypt(cpf);
  await sql`update operators set cpf_sealed = ${sealed} where id = ${at.actor.operatorId}::uuid`.execute(database.db);
  const cashier = await givenSession(platform, at.retailerId, at.actor.operatorId);
  const list = await call(app, 'GET /coordinator/contracts/installments', { query: { borrowerId }, token: cashier });
  const { installments } = list.body as { installments: { id: string }[] };
  const paid = await call(app, 'POST /coordinator/contracts/installments/{id}/payment', {
    params: { id: installments[0]?.id ?? '' },
    body: { storeId: at.storeId },
    token: cashier,
  });
  const ask = { borrowerId, principal: cents(10_000), storeId: at.storeId };
  const offer = await priceProposals(platform, ports, asOperator(at.actor), ask);
  const asked = await priceProposals(platform, ports, asOperator(at.actor), ask);
  const askedProposalId = asked.proposals[0]?.id ?? '';
  await call(app, 'POST /origination-code', { body: { proposalId: askedProposalId }, token: cashier });
  const charge = await givenPixCharge(platform, at, [installments[1]?.id ?? '']);
  await arrive(platform, { txid: charge.txid, value: 1 });
  const receipts = await call(app, 'GET /coordinator/pix/receipts', { query: { borrowerId }, token: cashier });
  const entryId = (paid.body as { id: string }[])[0]?.id ?? '';
  return {
    shop: at,
    borrowerId,
    cpf,
    contractId,
    proposalId: offer.proposals[0]?.id ?? '',
    askedProposalId,
    installmentId: installments[1]?.id ?? '',
    entryId,
    paymentId: (paid.body as { paymentId: string }[])[0]?.paymentId ?? '',
    pixChargeId: charge.id,
    pixReceiptId: (receipts.body as { id: string }[])[0]?.id ?? '',
    agreement: await givenAgreementHoldings(platform, at, { borrowerId, contractId, entryId }),
    acceptedEvaluationId: await givenEvaluation(platform, at, borrowerId),
    policyId: await givenPolicy(platform, at, { sourceProduct: 'SMARTPHONE_SALE' }),
  };
}

beforeAll(async () => {
  for (const role of roles) {
    const actor = { ...shop.actor, operatorId: staff[role].operatorId };
    await grant(platform, { ...shop, actor }, own.borrowerId);
  }
  // What was sent while preparing must not use up the caps of what is tested.
  await sql`update messages set created_at = created_at - interval '1 day'`.execute(database.db);
});
// A lookup by CPF opens a grant, for customers of other retailers too: that is its purpose.
beforeEach(() => sql`delete from lookup_grants where borrower_id <> ${own.borrowerId}::uuid`.execute(database.db));

const names = Object.keys(routes) as RouteName[];
const answer = async (name: RouteName, of: Holdings, token: string | undefined) => {
  const { status, code } = await call(app, name, { ...matrix[name].ask(of), token });
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
  expect(rows.flatMap((each) => Object.keys(each)).toSorted()).toEqual(names.toSorted());
});

test('the till is for cashiers: no role beyond the four moves money, sends codes or sees debts', () => {
  const forTill = names.filter((name) => matrix[name].ask.length > 0 && typeof routes[name].access !== 'string');
  // Anybody who sells may have extra credit evaluated (cashier spec, section 6).
  const moving = forTill.filter((name) => /^(POST|PATCH)|installments$/.test(name) && !name.endsWith('/evaluations'));
  expect(moving.length).toBeGreaterThan(7);
  // An act of the till is open to all four; what only a manager or an analyst may do, to fewer.
  const others = moving.flatMap((name) => {
    const { access }: RouteShape = routes[name];
    return typeof access === 'string' ? [] : access.filter((role) => !(cashierRoles as readonly Role[]).includes(role));
  });
  expect(others).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const row = matrix[name];

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
