import type { RouteName, Wire } from '@balcao/contract';
import { centsToReais } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { type Ask, call, givenSession } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { givenCustomer, givenSale, givenShop, grant, ports } from '../../testing/shop.ts';
import { completeCpf } from '../borrowers/index.ts';
import { priceProposals } from '../contracts/index.ts';
import { takeBackIncreases } from '../credit/testing.ts';
import { saveConfiguration } from '../retailers/index.ts';
import { allowBudgets, givenCalculator, halfTheLimit, nextBuyer } from './testing.ts';

const { database, platform, clock, shop, signedIn, staff, app } = prepareCounter({
  givenShop: givenCalculator,
  connections: 12,
});
beforeEach(() => sql`truncate quota_uses`.execute(database.db));

/** A customer of whom the bureau says the best, with R$ 1.000,00. */
async function givenBuyer(over: Parameters<typeof givenCustomer>[2] = {}) {
  const { phone, ...own } = nextBuyer();
  const cpf = over.cpf ?? own.cpf;
  return { id: await givenCustomer(platform, shop, { ...own, phone, ...over, cpf }), cpf, phone };
}
const read = <T>(query: Template<T>) => rowsOf(database.db, query);
const ask = async <K extends RouteName>(name: K, options: Ask = {}) => {
  const answer = await call(app, name, options);
  return { ...answer, body: answer.body as Wire<K>['answer'] };
};
const budget = (cpf: string, value: number, token = signedIn.token, storeId = shop.storeId) =>
  ask('POST /budgets/chat', { body: { cpf, value, phone: '+5592988887777', storeId }, token });
/** By a session of now: tests move the clock. */
const limitOf = async (id: string) => {
  const token = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
  const asked = { params: { id }, query: { storeId: shop.storeId }, token };
  return (await ask('GET /coordinator/borrowers/{id}/limits', asked)).body;
};

describe('the answer', () => {
  test('what the limit covers', async () => {
    const { cpf } = await givenBuyer();
    expect((await budget(cpf, 1_000)).body).toMatchObject({
      action: 'SUFFICIENT_LIMIT',
      formatted_available_limit: 'R$\u00a01.000,00',
      formatted_new_limit: 'R$\u00a01.000,00',
      formatted_simulation_value: 'R$\u00a01.000,00',
      purchase_value: 1_000,
      is_with_analyst: false,
    });
  });

  test('what the purchase needs and no more, recorded with the decision of the rules, and the same when it is asked again', async () => {
    const { id, cpf } = await givenBuyer();
    const { body } = await budget(cpf, 1_234.5);
    expect(body).toMatchObject({
      action: 'APPROVED_AUTO',
      formatted_old_limit: 'R$\u00a01.000,00',
      formatted_new_limit: 'R$\u00a01.234,50',
      formatted_total_limit: 'R$\u00a01.234,50',
      formatted_purchase_value: 'R$\u00a01.234,50',
      new_limit: 1_234.5,
      available_limit: 1_000,
      valid_through: '2026-11-21',
    });
    expect((await budget(cpf, 1_234.5)).body).toEqual(body);
    const kept =
      await read(sql<object>`select i.cents::int as cents, i.until_day::text as until, d.kind, d.decision from limit_increases i
        join credit_decisions d on d.borrower_id = i.borrower_id and d.id = i.decision_id where i.borrower_id = ${id}::uuid`);
    expect(kept).toEqual([{ cents: 23_450, until: '2026-11-21', kind: 'INCREASE', decision: 'APPROVED_AUTO' }]);
    const trail = await read(
      sql<{ action: string }>`select action from audit_entries where subject = ${id} order by at, id`,
    );
    expect(trail.map(({ action }) => action)).toContain('limit.raised-for-a-day');
  });

  test('a part of it, up to what the policy lets be added', async () => {
    const { cpf } = await givenBuyer();
    expect((await budget(cpf, 1_900)).body).toMatchObject({
      action: 'PARTIAL_APPROVED_AUTO',
      new_limit: 1_400,
      formatted_simulation_value: 'R$\u00a01.400,00',
    });
  });

  test('nothing, where the rules give nothing: the bureau says the worst, or nobody published a policy', async () => {
    const { cpf } = await givenBuyer({ cpf: completeCpf('000101002') });
    expect((await budget(cpf, 1_200)).body).toMatchObject({
      action: 'DENIED_AUTO',
      new_limit: 1_000,
      formatted_simulation_value: 'R$\u00a01.000,00',
      is_with_analyst: false,
    });
    await sql`delete from policy_documents where kind = 'budget-increase'`.execute(database.db);
    const other = await givenBuyer();
    expect((await budget(other.cpf, 1_200)).body.action).toBe('DENIED_AUTO');
    await allowBudgets(platform, shop.retailerId);
  });

  test('where the policy says so, an analyst is asked for what the rules do not give', async () => {
    await allowBudgets(platform, shop.retailerId, { ...halfTheLimit, maximumCents: 5_000, asksAnalyst: true });
    const { id, cpf } = await givenBuyer({ cpf: completeCpf('000101012') });
    for (let time = 0; time < 2; time += 1)
      expect((await budget(cpf, 1_200)).body).toMatchObject({ action: 'DENIED_AUTO', is_with_analyst: true });
    const waiting = await read(
      sql<object>`select to_cents::int as cents, status from limit_requests where borrower_id = ${id}::uuid`,
    );
    expect(waiting).toEqual([{ cents: 120_000, status: 'WAITING' }]);
    // Who asked is told where they look the customer up.
    const query = { document: cpf, storeId: shop.storeId };
    const { body } = await ask('GET /operator-service-center', { query, token: staff.promoter.token });
    expect(body.limitAsked).toMatchObject({ status: 'WAITING', toLimit: 1_200 });
    // The bureau is silent: the rules leave it to a person, who has it now.
    const silent = await givenBuyer({ cpf: completeCpf('000810012') });
    expect((await budget(silent.cpf, 1_200)).code).toBe('MANUAL_EVALUATION');
    await allowBudgets(platform, shop.retailerId);
  });

  test('the plans are those that a sale of the value offers, to the cent', async () => {
    const { id, cpf } = await givenBuyer();
    const values = fc.sample(fc.integer({ min: 1_000, max: 100_000 }), 12);
    await sql`delete from quota_uses`.execute(database.db);
    for (const amount of values) {
      const { proposals } = (await budget(cpf, centsToReais(cents(amount)))).body;
      const offer = { borrowerId: id, principal: cents(amount), storeId: shop.storeId };
      const sold = await priceProposals(platform, ports, asOperator(shop.actor), offer).catch(() => ({
        proposals: [],
      }));
      expect(proposals).toEqual(
        sold.proposals.map(({ numberOfInstallments, installmentValue, cet }) => ({
          numberOfInstallments,
          installmentValue: centsToReais(installmentValue),
          cet,
        })),
      );
    }
  });
});

test('values tried for one customer take one look-up of the operator, and another customer another', async () => {
  const [one, other] = [await givenBuyer(), await givenBuyer()];
  await sql`delete from lookup_grants where borrower_id in (${one.id}::uuid, ${other.id}::uuid)`.execute(database.db);
  const counted = async () => {
    const rows = sql<{
      n: number;
    }>`select coalesce(sum(cardinality(uses)), 0)::int as n from quota_uses where quota = 'cpf_lookups'`;
    return (await read(rows))[0]?.n;
  };
  for (const value of [100, 200, 300]) expect((await budget(one.cpf, value)).status).toBe(200);
  expect(await counted()).toBe(1);
  await budget(other.cpf, 100);
  expect(await counted()).toBe(2);
});

describe('no budget', () => {
  test('of a CPF that nobody has, by a store that is none, and where the store makes none', async () => {
    const { cpf } = await givenBuyer();
    expect((await budget(completeCpf('987654321'), 100)).code).toBe('CPF_NOT_FOUND');
    expect((await budget(cpf, 100, signedIn.token, shop.actor.operatorId)).code).toBe('STORE_NOT_FOUND');
    expect((await budget(cpf, 9.99)).status).toBe(400);
    await saveConfiguration(
      platform,
      { retailerId: shop.retailerId, storeId: shop.storeId },
      { budgets: { isAllowed: false } },
    );
    expect((await budget(cpf, 100)).code).toBe('BUDGETS_NOT_ALLOWED');
    await saveConfiguration(platform, { retailerId: shop.retailerId, storeId: shop.storeId }, {});
  });

  test('of who may not buy', async () => {
    const denied = await givenBuyer({ status: 'DENIED' });
    const without = await givenBuyer({ limitCents: null });
    const late = await givenBuyer();
    await givenSale(platform, shop, late.id, { cents: 10_000, count: 1 });
    await sql`update installments set due_on = '2026-11-01' where borrower_id = ${late.id}::uuid`.execute(database.db);
    const codes = [];
    for (const { cpf } of [denied, without, late]) codes.push((await budget(cpf, 100)).code);
    expect(codes).toEqual(['NOT_APPROVED', 'LIMIT_NOT_FOUND', 'OVERDUE_INSTALLMENTS']);
    await sql`update installments set due_on = '2026-12-21' where borrower_id = ${late.id}::uuid`.execute(database.db);
  });
});

describe('what is added', () => {
  test('is sold on in that retailer alone, and once', async () => {
    const { id, cpf } = await givenBuyer();
    await budget(cpf, 1_300);
    expect(await limitOf(id)).toMatchObject({ totalLimit: 1_300, availableLimit: 1_300 });
    const elsewhere = await givenShop(platform);
    await grant(platform, elsewhere, id);
    const asked = { borrowerId: id, principal: cents(130_000), storeId: elsewhere.storeId };
    await expectRefusal(priceProposals(platform, ports, asOperator(elsewhere.actor), asked), 'INSUFFICIENT_LIMIT');
    await givenSale(platform, shop, id, { cents: 130_000, count: 3 });
    expect(await limitOf(id)).toMatchObject({ availableLimit: 0 });
    // Another question: the policy's most is counted from the plain total, and R$ 300,00 of it are used.
    expect((await budget(cpf, 200)).body).toMatchObject({ action: 'PARTIAL_APPROVED_AUTO', new_limit: 100 });
  });

  test('counts up to 23:59 of its day, and the close of the day takes it back', async () => {
    const { id, cpf } = await givenBuyer();
    await budget(cpf, 1_300);
    clock.set('2026-11-22T03:59:59Z');
    expect((await limitOf(id)).availableLimit).toBe(1_300);
    clock.set('2026-11-22T04:00:00Z');
    expect((await limitOf(id)).availableLimit).toBe(1_000);
    const close = async () =>
      (await takeBackIncreases.run(database.db, { day: '2026-11-22', now: clock.now(), cursor: null, limit: 100 }))
        .rows;
    expect(await close()).toBeGreaterThan(0);
    expect(await close()).toBe(0);
    const open = await read(
      sql`select 1 as n from limit_increases where borrower_id = ${id}::uuid and ended_at is null`,
    );
    expect(open).toEqual([]);
  });

  test('counts up to the end of a campaign that runs', async () => {
    const campaign = { budgetCampaign: true, budgetCampaignEndsOn: '2026-11-30' };
    await saveConfiguration(
      platform,
      { retailerId: shop.retailerId },
      { budgets: { isAllowed: true }, flags: campaign },
    );
    const { id, cpf } = await givenBuyer();
    expect((await budget(cpf, 1_300)).body.valid_through).toBe('2026-11-30');
    clock.set('2026-11-25T15:00:00Z');
    expect((await limitOf(id)).availableLimit).toBe(1_300);
    const token = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
    expect((await budget(cpf, 1_300, token)).body).toMatchObject({
      action: 'APPROVED_AUTO',
      valid_through: '2026-11-30',
    });
    clock.set('2026-12-01T15:00:00Z');
    expect((await limitOf(id)).availableLimit).toBe(1_000);
    await saveConfiguration(platform, { retailerId: shop.retailerId }, { budgets: { isAllowed: true } });
  });
});
