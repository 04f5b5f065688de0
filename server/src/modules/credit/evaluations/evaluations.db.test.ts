import { sql } from '../../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import { creditPorts } from '../../../bindings.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import { completeCpf } from '../../borrowers/index.ts';
import { call, givenStaff } from '../../../testing/counter.ts';
import { by, type CustomerOptions, givenCustomer, givenShop } from '../../../testing/shop.ts';
import type { EvaluationAsk } from './facts.ts';
import { giveBackEvaluationFragment, useEvaluationFragment } from './store.ts';
import { givenEvaluation, givenEvaluationPolicy, type PolicyOptions } from '../testing.ts';
import { evaluateCredit } from '../use-cases/evaluate-credit.ts';
import { findEvaluation, type EvaluationSearch } from '../use-cases/find-evaluation.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { expectRefusal } from '../../../testing/refusals.ts';

const ROUTE = 'POST /tx-credit/evaluations';
const { database, platform, clock, shop, staff, app } = prepareCounter();
const other = prepared(() => givenShop(platform));

beforeEach(() => sql`delete from policy_documents where kind = 'evaluation'`.execute(database.db));

let made = 0;
const customer = async (options: CustomerOptions = {}) => {
  const cpf = completeCpf(String(500_000_000 + (made += 1)));
  return { cpf, id: await givenCustomer(platform, shop, { ...options, cpf }) };
};
const policy = (options: PolicyOptions = {}) => givenEvaluationPolicy(database.db, options);
const ask = (document: string, over: Partial<EvaluationAsk> = {}): EvaluationAsk => ({
  document,
  storeId: shop.storeId,
  requestedCents: cents(30_000),
  sourceProduct: 'SUPER_PURCHASE',
  operatorPhoneNumber: undefined,
  ...over,
});
const evaluate = (document: string, over: Partial<EvaluationAsk> = {}, key?: string, where = shop) =>
  evaluateCredit(platform, creditPorts, by(where, ROUTE, key), ask(document, over));
const find = (document: string, over: Partial<EvaluationSearch> = {}, where = shop) =>
  findEvaluation(platform, creditPorts, where.actor, {
    document,
    storeId: where.storeId,
    sourceProduct: undefined,
    status: 'ACCEPTED',
    results: undefined,
    ...over,
  });
const textsOf = async (id: string) =>
  (
    await sql<{
      text: string;
    }>`select text_sealed as text from messages where dedup_key = ${`evaluation:${id}`}`.execute(database.db)
  ).rows.map(({ text }) => platform.secrets.decrypt(text));
const tracesOf = async (subject: string) =>
  (
    await sql<{ action: string }>`select action from audit_entries where subject = ${subject} order by id`.execute(
      database.db,
    )
  ).rows.map(({ action }) => action);

describe('an evaluation', () => {
  test('is decided by the policy, counts at once, and the customer is told', async () => {
    await policy();
    const { cpf } = await customer();
    const view = await evaluate(cpf, { operatorPhoneNumber: '(92) 98888-7777' });
    expect(view).toMatchObject({
      document: `${cpf.slice(0, 3)}.***.***-${cpf.slice(9)}`,
      status: 'ACCEPTED',
      decision: 'APPROVED',
      result: 'APPROVED',
      policy: { minAmount: 10_000, maxAmount: 30_000 },
      expirationTimestamp: '2026-11-28T15:00:00.000Z',
      storeId: shop.storeId,
    });
    expect(await find(cpf)).toEqual(view);
    expect(await textsOf(view.id)).toEqual([
      expect.stringMatching(
        /^UME: limite extra de até R\$\s300,00 aprovado para uma compra na .*, até 28\/11\/2026\.$/,
      ),
    ]);
    expect(await tracesOf(view.id)).toEqual(['evaluation.decided']);
    const kept = await sql<{ phone: string }>`
      select operator_phone_sealed as phone from credit_evaluations where id = ${view.id}::uuid`.execute(database.db);
    expect(platform.secrets.decrypt(kept.rows[0]?.phone ?? '')).toBe('+5592988887777');
  });

  test('grants part, or nothing, and says so', async () => {
    await policy({ restDays: 30 });
    const rich = await customer({ limitCents: 40_000 });
    expect(await evaluate(rich.cpf)).toMatchObject({ decision: 'PARTIALLY_APPROVED', policy: { maxAmount: 20_000 } });
    const poor = await customer({ limitCents: null });
    const denied = await evaluate(poor.cpf);
    expect(denied).toMatchObject({ decision: 'DENIED', status: 'ACCEPTED', policy: { maxAmount: 0 } });
    expect(await textsOf(denied.id)).toEqual([expect.stringContaining('não foi aprovado')]);
    await expectRefusal(find(poor.cpf, { results: ['APPROVED', 'PARTIALLY_APPROVED'] }), 'EVALUATION_NOT_FOUND');
    expect((await find(poor.cpf, { results: ['DENIED'] })).id).toBe(denied.id);
  });

  test('is one at a time in a store, also of eight that ask at once, and again when it is over', async () => {
    await policy();
    const { cpf, id } = await customer();
    const tried = await Promise.allSettled(Array.from({ length: 8 }, () => evaluate(cpf)));
    const won = tried.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    await expectRefusal(evaluate(cpf), 'EVALUATION_ALREADY_OPEN');
    clock.set('2026-11-28T15:00:00Z');
    await sql`update lookup_grants set expires_at = '2100-01-01' where borrower_id = ${id}::uuid`.execute(database.db);
    await expectRefusal(find(cpf), 'EVALUATION_NOT_FOUND');
    expect((await find(cpf, { status: 'EXPIRED' })).status).toBe('EXPIRED');
    expect((await evaluate(cpf)).status).toBe('ACCEPTED');
  });

  test('answers the same under the same key, and writes once', async () => {
    await policy();
    const { cpf, id } = await customer();
    const key = newId();
    const first = await evaluate(cpf, {}, key);
    expect(await evaluate(cpf, {}, key)).toEqual(first);
    const rows = await sql`select 1 from credit_evaluations where borrower_id = ${id}::uuid`.execute(database.db);
    expect(rows.rows).toHaveLength(1);
  });

  test('is refused without a policy, in a foreign store, for who did not look the customer up', async () => {
    const { cpf } = await customer();
    await expectRefusal(evaluate(cpf), 'EVALUATION_POLICY_NOT_FOUND');
    await expectRefusal(evaluate(cpf, { storeId: other.storeId }), 'STORE_NOT_FOUND');
    await expectRefusal(evaluate(cpf, { storeId: other.storeId }, undefined, other), 'BORROWER_NOT_FOUND');
    await expectRefusal(evaluate(completeCpf('999888777')), 'BORROWER_NOT_FOUND');
    await expectRefusal(find(cpf, {}, other), 'BORROWER_NOT_FOUND');
  });
});

describe('one that waits for an analyst', () => {
  const others = prepared(() => givenStaff(platform, shop));
  const LIST = 'GET /coordinator/extra-credit';
  const CLAIM = 'POST /coordinator/extra-credit/{borrowerId}/{id}/claim';
  const RELEASE = 'POST /coordinator/extra-credit/{borrowerId}/{id}/release';
  const DECIDE = 'PATCH /coordinator/extra-credit/{borrowerId}/{id}';
  const asked = async () => {
    const { cpf, id: borrowerId } = await customer();
    const { id } = await evaluate(cpf);
    return { cpf, params: { borrowerId, id } };
  };
  const grantOf = (over: object = {}) => ({ isApproved: true, amount: 300, days: 7, reason: 'Renda confere', ...over });
  const take = (params: Record<string, string>, token = staff.analyst.token) => call(app, CLAIM, { params, token });
  const decide = (params: Record<string, string>, body: object = grantOf(), token = staff.analyst.token) =>
    call(app, DECIDE, { params, body, token });
  const waiting = async (token = staff.analyst.token) =>
    ((await call(app, LIST, { token })).body as { items: { id: string }[] }).items;
  beforeEach(() => policy({ reviewAboveCents: 20_000 }));

  test('is taken with its facts and granted whole: it counts from then on, and the customer is told then', async () => {
    const { cpf, params } = await asked();
    await expectRefusal(find(cpf), 'EVALUATION_NOT_FOUND');
    clock.set('2026-11-21T15:05:00Z');
    expect((await take(params)).body).toMatchObject({
      customerName: 'Cliente de Teste',
      requestedAmount: 300,
      sellerName: 'CAIXA DE TESTE',
      minAmount: 100,
      maxAmount: 300,
      maxDays: 7,
      limit: { total: 1_000, available: 1_000, blockedBy: null },
      used: { count: 0, lastAt: null },
      claim: { by: { id: staff.analyst.operatorId } },
    });
    expect((await decide(params)).body).toMatchObject({
      status: 'ACCEPTED',
      decision: 'APPROVED',
      policy: { maxAmount: 300 },
      expirationTimestamp: '2026-11-28T15:05:00.000Z',
    });
    expect(await textsOf(params.id)).toEqual([expect.stringContaining('limite extra de até R$\u00a0300,00 aprovado')]);
    expect(await find(cpf)).toMatchObject({ id: params.id });
    expect((await decide(params)).code).toBe('EVALUATION_DECIDED');
    expect(await tracesOf(params.id)).toEqual(['evaluation.decided', 'evaluation.claimed', 'evaluation.accepted']);
  });

  test('is granted in part for fewer days, or denied; both are told, and a denied one covers nothing', async () => {
    const { params } = await asked();
    await take(params);
    expect((await decide(params, grantOf({ amount: 150, days: 2 }))).body).toMatchObject({
      decision: 'PARTIALLY_APPROVED',
      policy: { maxAmount: 150 },
      expirationTimestamp: '2026-11-23T15:00:00.000Z',
    });
    const { cpf, params: refused } = await asked();
    await take(refused);
    expect((await decide(refused, { isApproved: false, reason: 'Renda não confere' })).body).toMatchObject({
      decision: 'DENIED',
      policy: { maxAmount: 0 },
    });
    expect(await textsOf(refused.id)).toEqual([expect.stringContaining('não foi aprovado')]);
    expect(await evaluate(cpf, { requestedCents: cents(15_000) })).toMatchObject({ decision: 'APPROVED' });
  });

  test('the analyst stays within the policy, and gives nothing to who is blocked', async () => {
    const { params } = await asked();
    await take(params);
    const codes = async (...bodies: object[]) =>
      Promise.all(bodies.map(async (body) => (await decide(params, grantOf(body))).code));
    expect(await codes({ amount: 99.99 }, { amount: 300.01 }, { days: 8 }, { days: 0 }, { reason: ' ' })).toEqual([
      'INSUFFICIENT_TRANSACTIONAL_LIMIT',
      'EXCEEDING_TRANSACTIONAL_LIMIT',
      'EVALUATION_DAYS_ABOVE_POLICY',
      'BAD_REQUEST',
      'BAD_REQUEST',
    ]);
    const block = (isBlocked: boolean) =>
      sql`update credit_limits set is_blocked = ${isBlocked} where borrower_id = ${params.borrowerId}::uuid`.execute(
        database.db,
      );
    await block(true);
    expect((await take(params)).body).toMatchObject({ limit: { blockedBy: 'MANUALLY_BLOCKED' } });
    expect(await codes({})).toEqual(['MANUALLY_BLOCKED']);
    await block(false);
  });

  test('is taken by one at a time, given back, and lapses after ten minutes', async () => {
    const { params } = await asked();
    const second = others.analyst.token;
    expect((await decide(params)).code).toBe('EVALUATION_NOT_CLAIMED');
    const tried = await Promise.all([take(params), take(params, second)]);
    expect(tried.map(({ code }) => code)).toContain('EVALUATION_CLAIMED');
    const [holder, late] = tried[0].code === undefined ? [staff.analyst.token, second] : [second, staff.analyst.token];
    expect((await decide(params, grantOf(), late)).code).toBe('EVALUATION_NOT_CLAIMED');
    expect((await call(app, RELEASE, { params, token: late })).code).toBe('EVALUATION_NOT_CLAIMED');
    await call(app, RELEASE, { params, token: holder });
    expect((await take(params, late)).code).toBeUndefined();
    clock.set('2026-11-21T15:10:01Z');
    expect((await decide(params, grantOf(), late)).code).toBe('EVALUATION_NOT_CLAIMED');
    expect((await take(params, holder)).code).toBeUndefined();
    const over = sql`update credit_evaluations set expires_at = ${clock.now()}::timestamptz where id = ${params.id}::uuid`;
    await over.execute(database.db);
    expect((await decide(params, grantOf(), holder)).code).toBe('EVALUATION_EXPIRED');
  });

  test('another retailer sees nothing of it; who asked does not decide', async () => {
    const { params } = await asked();
    const elsewhere = (await givenStaff(platform, other)).analyst.token;
    expect([await waiting(elsewhere), (await take(params, elsewhere)).code]).toEqual([[], 'EVALUATION_NOT_FOUND']);
    await sql`update credit_evaluations set operator_id = ${staff.analyst.operatorId}::uuid where id = ${params.id}::uuid`.execute(
      database.db,
    );
    expect((await take(params)).code).toBe('EVALUATION_OWN');
  });
});

test('an evaluation serves one contract, and is given back by it', async () => {
  const { id: borrowerId } = await customer();
  const evaluationId = await givenEvaluation(platform, shop, borrowerId);
  const key = { borrowerId, evaluationId, contractId: newId(), at: clock.now() };
  const apply = (contractId: string) => guardedWrite(database.db, [useEvaluationFragment({ ...key, contractId })]);
  const contracts = Array.from({ length: 6 }, newId);
  const tried = await Promise.allSettled(contracts.map(apply));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const contractId = contracts[tried.findIndex(({ status }) => status === 'fulfilled')] ?? '';
  const back = (of: string, at = key.at) =>
    guardedWrite(database.db, [giveBackEvaluationFragment({ ...key, contractId: of, at })]);
  await expect(back(newId())).rejects.toEqual(new GuardMissed('evaluation_given_back'));
  await back(contractId);
  await apply(contractId);
  await back(contractId, new Date('2026-12-30T15:00:00Z'));
  await expect(apply(contractId)).rejects.toEqual(new GuardMissed('applied_evaluation'));
  const denied = await givenEvaluation(platform, shop, borrowerId, { decision: 'DENIED', maximumCents: 0 });
  const never = guardedWrite(database.db, [useEvaluationFragment({ ...key, evaluationId: denied })]);
  await expect(never).rejects.toEqual(new GuardMissed('applied_evaluation'));
});

test('given back beside another that is open there, it has ended: one sale, one extra limit', async () => {
  const { id: borrowerId } = await customer();
  const first = await givenEvaluation(platform, shop, borrowerId);
  const used = { borrowerId, evaluationId: first, contractId: newId(), at: clock.now() };
  await guardedWrite(database.db, [useEvaluationFragment(used)]);
  const second = await givenEvaluation(platform, shop, borrowerId);
  await givenEvaluation(platform, shop, borrowerId, { decision: 'DENIED', maximumCents: 0 });
  await guardedWrite(database.db, [giveBackEvaluationFragment(used)]);
  const states = await sql<{ id: string; status: string }>`
    select id, status from credit_evaluations where borrower_id = ${borrowerId}::uuid and decision <> 'DENIED' order by id`.execute(
    database.db,
  );
  expect(states.rows).toEqual([
    { id: first, status: 'EXPIRED' },
    { id: second, status: 'ACCEPTED' },
  ]);
  const again = guardedWrite(database.db, [useEvaluationFragment({ ...used, contractId: newId() })]);
  await expect(again).rejects.toEqual(new GuardMissed('applied_evaluation'));
});

test('after one was used the policy lets another rest', async () => {
  await policy({ restDays: 30 });
  const { cpf, id: borrowerId } = await customer();
  const evaluationId = await givenEvaluation(platform, shop, borrowerId);
  const used = { borrowerId, evaluationId, contractId: newId(), at: clock.now() };
  await guardedWrite(database.db, [useEvaluationFragment(used)]);
  expect(await evaluate(cpf)).toMatchObject({ decision: 'DENIED' });
  await guardedWrite(database.db, [giveBackEvaluationFragment(used)]);
});
