import { sql } from '../../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cents } from '@balcao/credit-math';
import { creditPorts } from '../../../bindings.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import { completeCpf } from '../../borrowers/index.ts';
import { by, type CustomerOptions, givenCustomer, givenShop } from '../../../testing/shop.ts';
import type { EvaluationAsk } from './facts.ts';
import { giveBackEvaluationFragment, useEvaluationFragment } from './store.ts';
import { givenEvaluation, givenEvaluationPolicy, type PolicyOptions } from '../testing.ts';
import { acceptEvaluation } from '../use-cases/accept-evaluation.ts';
import { evaluateCredit } from '../use-cases/evaluate-credit.ts';
import { findEvaluation, type EvaluationSearch } from '../use-cases/find-evaluation.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { expectRefusal } from '../../../testing/refusals.ts';

const ROUTE = 'POST /tx-credit/evaluations';
const { database, platform, clock, shop } = prepareCounter();
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
  findEvaluation(platform, where.actor, {
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
  const accept = (id: string, where = shop, key?: string) =>
    acceptEvaluation(platform, by(where, 'PATCH /tx-credit/evaluations/{id}/accept', key), id);

  test('counts from the acceptance on, once, and the customer is told then', async () => {
    await policy({ reviewAboveCents: 20_000 });
    const { cpf } = await customer();
    const { id, status } = await evaluate(cpf);
    expect([status, await textsOf(id)]).toEqual(['CREATED', []]);
    await expectRefusal(find(cpf), 'EVALUATION_NOT_FOUND');
    clock.set('2026-11-22T15:00:00Z');
    const key = newId();
    const accepted = await accept(id, shop, key);
    expect(accepted).toMatchObject({ status: 'ACCEPTED', expirationTimestamp: '2026-11-29T15:00:00.000Z' });
    expect(await textsOf(id)).toHaveLength(1);
    expect(await accept(id, shop, key)).toEqual(accepted);
    await expectRefusal(accept(id), 'EVALUATION_ALREADY_ACCEPTED');
    expect(await tracesOf(id)).toEqual(['evaluation.decided', 'evaluation.accepted']);
  });

  test('is not accepted late, twice at once, or by another retailer', async () => {
    const { id } = await customer();
    const late = await givenEvaluation(platform, shop, id, { status: 'CREATED', validDays: 0 });
    const waiting = await givenEvaluation(platform, shop, id, { status: 'CREATED' });
    await expectRefusal(accept(waiting, other), 'EVALUATION_NOT_FOUND');
    const tried = await Promise.allSettled([accept(waiting), accept(waiting), accept(waiting)]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    clock.set('2026-11-22T15:00:00Z');
    await expectRefusal(accept(late), 'EVALUATION_EXPIRED');
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
