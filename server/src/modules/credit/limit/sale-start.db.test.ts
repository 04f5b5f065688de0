import { cents } from '@balcao/credit-math';
import { beforeEach, describe, expect, test } from 'vitest';
import { creditPorts } from '../../../bindings.ts';
import { rowsOf } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { call } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { by, givenCustomer, givenSale, givenShop, type Shop } from '../../../testing/shop.ts';
import { completeCpf } from '../../borrowers/index.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { givenCoupon, givenEvaluation, wideLimitChanges } from '../testing.ts';
import { decideLimitRequest } from '../use-cases/decide-limit-request.ts';
import { requestLimit } from '../use-cases/request-limit.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const { app, database, platform, clock, shop, staff, signedIn } = prepareCounter();
const other = prepared(() => givenShop(platform));

let made = 0;
const customer = async (limitCents: number | null = 100_000) => {
  const cpf = completeCpf(String(700_000_000 + (made += 1)));
  return { cpf, id: await givenCustomer(platform, shop, { cpf, limitCents }) };
};
const find = (cpf: string, storeId = shop.storeId) =>
  call(app, FIND, { query: { cpf, storeId }, token: signedIn.token });

describe('a lookup in a store', () => {
  test('answers limit, coupon and extra credit there in the same round trip', async () => {
    const { cpf, id } = await customer();
    const couponId = await givenCoupon(platform, id);
    await givenEvaluation(platform, shop, id, { decision: 'DENIED', maximumCents: 0 });
    const evaluationId = await givenEvaluation(platform, shop, id);
    await givenEvaluation(platform, shop, id, { sourceProduct: 'SMARTPHONE_SALE' });
    await givenSale(platform, shop, id, { cents: 30_000 });
    const sale = {
      limit: { totalLimit: 1000, availableLimit: 700, limitIsBlockedBy: null },
      coupon: { id: couponId, monetaryValue: 50 },
      extraCredit: { id: evaluationId, storeName: expect.any(String), policy: { minAmount: 100, maxAmount: 2000 } },
    };
    const found = await find(cpf);
    expect(found.body).toMatchObject({ id, sale });
    expect(JSON.stringify(found.body)).not.toContain(cpf);
    const ask = { params: { id }, query: { storeId: shop.storeId }, token: signedIn.token };
    expect((await call(app, 'GET /coordinator/borrowers/{id}/data', ask)).body).toMatchObject({ id, sale });
  });

  test('without any of them says so; without a store nothing of a sale', async () => {
    const { cpf } = await customer(null);
    expect((await find(cpf)).body).toMatchObject({ sale: { limit: null, coupon: null, extraCredit: null } });
    const plain = await call(app, FIND, { query: { cpf }, token: signedIn.token });
    expect(plain.body).not.toHaveProperty('sale');
  });

  test('extra credit that is over, waits or is of another store does not count', async () => {
    const { cpf, id } = await customer();
    await givenEvaluation(platform, shop, id, { status: 'CREATED' });
    await givenEvaluation(platform, other, id);
    clock.set('2026-11-20T15:00:00Z');
    await givenEvaluation(platform, shop, id, { validDays: 0 });
    clock.set('2026-11-21T15:00:00Z');
    expect((await find(cpf)).body).toMatchObject({ sale: { extraCredit: null } });
  });

  // Planted: the store looked at after the CPF tells who is a customer, and counts no lookup.
  test('a store of somebody else, or a closed one, is refused alike for any CPF', async () => {
    const { cpf } = await customer();
    const unknown = completeCpf('799999999');
    for (const each of [cpf, unknown]) expect((await find(each, other.storeId)).code).toBe('STORE_NOT_FOUND');
    await sql`update stores set is_active = false where id = ${shop.storeId}::uuid`.execute(database.db);
    for (const each of [cpf, unknown]) expect((await find(each)).code).toBe('DEACTIVATED_STORE');
    await sql`update stores set is_active = true where id = ${shop.storeId}::uuid`.execute(database.db);
    expect((await find(unknown)).code).toBe('BORROWER_NOT_FOUND');
  });
});

describe('more limit, asked for at the till', () => {
  const ROUTE = 'POST /coordinator/borrowers/{id}/limit/requests';
  const ask = (borrowerId: string, value: number, of: Shop = shop, storeId = of.storeId, key?: string) =>
    requestLimit(platform, creditPorts, by(of, ROUTE, key), { borrowerId, storeId, valueCents: cents(value) });
  const limitOf = async (id: string) =>
    (
      await rowsOf(
        database.db,
        sql<{ total: number }>`select total_cents as total from credit_limits where borrower_id = ${id}::uuid`,
      )
    )[0]?.total;

  beforeEach(async () => {
    await sql`delete from policy_documents where kind in ('limit-changes', 'limits')`.execute(database.db);
    await givenPolicyDocument(database.db, { kind: 'limit-changes', document: wideLimitChanges });
  });

  test('is what the purchase needs, and nothing changes until an analyst approves', async () => {
    const { id, cpf } = await customer();
    await givenSale(platform, shop, id, { cents: 30_000 });
    const key = newId();
    const asked = await ask(id, 80_000, shop, shop.storeId, key);
    expect(asked.toLimit).toBe(110_000);
    expect(await ask(id, 80_000, shop, shop.storeId, key)).toEqual(asked);
    expect(await limitOf(id)).toBe(100_000);
    await expectRefusal(ask(id, 90_000), 'LIMIT_REQUEST_WAITING');
    expect((await find(cpf)).body).toMatchObject({ sale: { limitAsked: { status: 'WAITING', toLimit: 1_100 } } });
    const analyst = { ...shop, actor: { ...shop.actor, operatorId: staff.analyst.operatorId, name: 'ANALISTA' } };
    const decided = await decideLimitRequest(
      platform,
      creditPorts,
      by(analyst, 'PATCH /coordinator/limit-requests/{id}'),
      {
        requestId: asked.requestId,
        isApproved: true,
        reason: 'Bom pagador',
      },
    );
    expect(decided).toMatchObject({ status: 'APPROVED', reason: expect.stringContaining('Pedido no caixa') });
    expect(await limitOf(id)).toBe(110_000);
    expect((await find(cpf)).body).toMatchObject({ sale: { limitAsked: { status: 'APPROVED', toLimit: 1_100 } } });
    const told = await rowsOf(
      database.db,
      sql<object>`select template from messages where dedup_key = ${`limit-answer:${asked.requestId}`}`,
    );
    expect(told).toEqual([{ template: 'limitRaised' }]);
  });

  test('is refused where it is not needed, in a foreign store, and for who did not look the customer up', async () => {
    const { id } = await customer();
    await expectRefusal(ask(id, 100_000), 'LIMIT_IS_ENOUGH');
    await expectRefusal(ask(id, 0), 'INVALID_PURCHASE_VALUE');
    await expectRefusal(ask(id, 200_000, shop, other.storeId), 'STORE_NOT_FOUND');
    await expectRefusal(ask(id, 200_000, other), 'BORROWER_NOT_FOUND');
    await expectRefusal(ask((await customer(null)).id, 200_000), 'LIMIT_NOT_FOUND');
  });

  test('is refused while the limit is blocked', async () => {
    const { id } = await customer();
    await sql`update credit_limits set is_blocked = true where borrower_id = ${id}::uuid`.execute(database.db);
    await expectRefusal(ask(id, 200_000), 'MANUALLY_BLOCKED');
  });

  test('one operator asks thirty times a day at most', async () => {
    const fresh = await givenShop(platform);
    for (let count = 0; count < 30; count += 1) await ask(await givenCustomer(platform, fresh), 200_000, fresh);
    const refused = await givenCustomer(platform, fresh);
    await expectRefusal(ask(refused, 200_000, fresh), 'TOO_MANY_REQUESTS');
    clock.set('2026-11-22T15:00:01Z');
    await ask(refused, 200_000, fresh);
  });
});
