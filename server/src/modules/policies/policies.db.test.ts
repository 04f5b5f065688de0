import { policyEntry } from '@balcao/contract';
import { policiesPorts } from '../../bindings.ts';
import { sql } from '../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { newId } from '../../kernel/ids.ts';
import { testActor } from '../../testing/http.ts';
import { givenRetailer, givenStore } from '../retailers/testing.ts';
import { givenPolicyDocument } from './testing.ts';
import { testEntry } from './testing/entry.ts';
import { enterPolicy } from './use-cases/enter-policy.ts';
import { previewPolicy } from './use-cases/preview-policy.ts';
import { showPolicy } from './use-cases/show-policy.ts';
import { withdrawPolicy } from './use-cases/withdraw-policy.ts';
import { listPolicies } from './views.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';
import { prepared } from '../../testing/prepared.ts';

const { database, platform, clock } = prepareCounter({ areBooksBroken: true });
beforeEach(() => sql`delete from policy_documents where kind = 'evaluation'`.execute(database.db));
const givenAnalyst = async () =>
  testActor({ operatorId: newId(), retailerId: await givenRetailer(database.db), role: 'analyst' });
const actor = prepared(givenAnalyst, { per: 'test' });

type Over = Partial<Omit<typeof testEntry, 'document' | 'scope' | 'variant'>> & {
  scope?: string;
  variant?: string;
  storeId?: string;
};
const entryOf = (over: Over & { validUntil?: string } = {}, document: object = {}) =>
  policyEntry.parse({ ...testEntry, ...over, document: { ...testEntry.document, ...document } });
const by = (key = newId(), of = actor) => asOperator(of, { key, route: 'POST /policies', bodyHash: 'body' });
const enter = (over: Over & { validUntil?: string } = {}, document: object = {}, key?: string) =>
  enterPolicy(platform, by(key), entryOf(over, document));
const count = async () =>
  (await sql<{ n: number }>`select count(*) as n from policy_documents where kind = 'evaluation'`.execute(database.db))
    .rows[0]?.n;

describe('entering', () => {
  test('keeps author, reason, day and difference, and leaves a trace', async () => {
    const first = await enter();
    expect(first).toMatchObject({
      revision: 1,
      scope: 'RETAILER',
      status: 'FUTURE',
      author: { kind: 'OPERATOR', operatorId: actor.operatorId, name: actor.name },
      reason: 'Campanha de fim de ano',
      supersedes: null,
    });
    const second = await enter({ validFrom: '2026-12-15' }, { restDays: 30 });
    expect(second).toMatchObject({ revision: 2, supersedes: first.id });
    expect(second.difference).toEqual([{ path: 'restDays', change: 'CHANGED', before: 0, after: 30 }]);
    expect(await showPolicy(platform, actor, second.id)).toEqual(second);
    const trace = await sql`select action, subject, operator_id, detail from audit_entries
      where retailer_id = ${actor.retailerId}::uuid order by id`.execute(database.db);
    expect(trace.rows).toMatchObject([
      { action: 'policy.entered', subject: first.id, operator_id: actor.operatorId, detail: { revision: 1 } },
      { action: 'policy.entered', subject: second.id },
    ]);
  });

  test('once for each key', async () => {
    const key = newId();
    expect(await enter({}, {}, key)).toEqual(await enter({}, {}, key));
    expect(await count()).toBe(1);
  });

  test('two at once: the second follows the first, and ten alike are one', async () => {
    // Planted bug: without the retailer's lock one of the two is refused by the index instead of following.
    const two = await Promise.all([enter({}, { restDays: 1 }), enter({}, { restDays: 2 })]);
    const [first, second] = two.toSorted((a, b) => a.revision - b.revision);
    expect([first?.revision, second?.revision, second?.supersedes]).toEqual([1, 2, first?.id]);
    const alike = await Promise.all(Array.from({ length: 10 }, () => codeOf(enter({}, { restDays: 3 }))));
    expect(alike.filter((code) => code === 'done')).toHaveLength(1);
    expect(alike.filter((code) => code === 'POLICY_WITHOUT_CHANGE')).toHaveLength(9);
  });

  test('what a nearer scope enters is compared with what held for it', async () => {
    const provider = await givenPolicyDocument(database.db, {
      kind: 'evaluation',
      variant: 'SUPER_PURCHASE',
      document: { ...entryOf().document, validDays: 30 },
    });
    const storeId = await givenStore(database.db, actor.retailerId);
    const entered = await enter({ scope: 'STORE', storeId });
    expect(entered).toMatchObject({ scope: 'STORE', storeId, revision: 1, supersedes: provider });
    expect(entered.difference.map(({ path }) => path)).toEqual(['validDays']);
  });

  test('a preview says the same and writes nothing', async () => {
    await enter();
    const change = entryOf({ validFrom: '2026-12-02' }, { maximum: 2_000.5 });
    const preview = await previewPolicy(platform, policiesPorts, actor, change);
    expect(preview.difference).toEqual([{ path: 'maximum', change: 'CHANGED', before: 1_000, after: 2_000.5 }]);
    expect(await count()).toBe(1);
    const { supersedes, difference } = await enterPolicy(platform, by(), change);
    expect(preview).toEqual({ supersedes, difference, example: null });
  });

  test('refuses the past, what changes nothing, a foreign store, and the provider’s scope of who is not it', async () => {
    await expectRefusal(enter({ validFrom: '2026-11-20' }), 'POLICY_DATED_IN_THE_PAST');
    await expectRefusal(enter({ scope: 'PROVIDER' }), 'POLICY_OF_THE_PROVIDER');
    const storeId = await givenStore(database.db, await givenRetailer(database.db));
    await expectRefusal(enter({ scope: 'STORE', storeId }), 'STORE_NOT_FOUND');
    await expectRefusal(enter({}, { minimum: 2_000 }), 'INVALID_POLICY');
    expect(await count()).toBe(0);
    await enter({ validFrom: '2026-11-21' });
    await expectRefusal(enter(), 'POLICY_WITHOUT_CHANGE');
    expect(await codeOf(enter({ validUntil: '2026-12-31' }))).toBe('done');
  });

  test("the provider's analyst enters what holds for everybody; of a retailer nobody else may withdraw it", async () => {
    const house = await givenRetailer(database.db);
    await sql`update retailers set is_provider = true where id = ${house}::uuid`.execute(database.db);
    const provider = testActor({ operatorId: newId(), retailerId: house, role: 'analyst' });
    const entered = await enterPolicy(platform, by(newId(), provider), entryOf({ scope: 'PROVIDER' }));
    expect((await showPolicy(platform, actor, entered.id)).scope).toBe('PROVIDER');
    const ask = { id: entered.id, reason: 'Engano' };
    await expectRefusal(withdrawPolicy(platform, by(), ask), 'POLICY_OF_THE_PROVIDER');
    expect((await withdrawPolicy(platform, by(newId(), provider), ask)).status).toBe('WITHDRAWN');
    await sql`update retailers set is_provider = false`.execute(database.db);
  });
});

describe('withdrawing', () => {
  const withdraw = (id: string, reason = 'Engano') => withdrawPolicy(platform, by(), { id, reason });

  test('before its first day: the row, its reason and who withdrew it stay', async () => {
    const held = await enter({ validFrom: '2026-11-21' });
    const { id } = await enter({}, { restDays: 9 });
    const { operatorId, name } = actor;
    const withdrawal = { at: clock.now().toISOString(), operatorId, name, reason: 'Engano' };
    expect(await withdraw(id)).toMatchObject({ id, status: 'WITHDRAWN', withdrawal });
    await expectRefusal(withdraw(id), 'POLICY_ALREADY_WITHDRAWN');
    await expectRefusal(withdraw(held.id), 'POLICY_ALREADY_HOLDS');
    await expectRefusal(withdraw(newId()), 'POLICY_DOCUMENT_NOT_FOUND');
    clock.set('2026-12-05T15:00:00Z');
    expect((await showPolicy(platform, actor, held.id)).status).toBe('IN_FORCE');
    expect((await enter({ validFrom: '2026-12-05' }, { restDays: 8 })).supersedes).toBe(held.id);
  });

  test('not once its day has begun anywhere in the country', async () => {
    const { id } = await enter();
    // In Manaus it is still the day before, on Fernando de Noronha it is not.
    clock.set('2026-12-01T02:30:00Z');
    await expectRefusal(withdraw(id), 'POLICY_ALREADY_HOLDS');
    clock.set('2026-12-01T01:59:59Z');
    expect(await codeOf(withdraw(id))).toBe('done');
  });

  test('twice at once is one', async () => {
    const { id } = await enter();
    const codes = await Promise.all([withdraw(id), withdraw(id)].map(codeOf));
    expect(new Set(codes)).toEqual(new Set(['POLICY_ALREADY_WITHDRAWN', 'done']));
  });
});

test('the list holds the own and the provider’s history, newest first, page by page', async () => {
  await givenPolicyDocument(database.db, { kind: 'evaluation', variant: 'SUPER_PURCHASE', document: {} });
  const foreign = await givenRetailer(database.db);
  const place = { retailerId: foreign, variant: 'SUPER_PURCHASE' };
  const theirs = await givenPolicyDocument(database.db, { kind: 'evaluation', ...place, document: {} });
  await enter({ validFrom: '2026-11-21' });
  const last = await enter({}, { restDays: 1 });
  await withdrawPolicy(platform, by(), { id: last.id, reason: 'Engano' });
  await enter({ validFrom: '2026-12-24', variant: 'SMARTPHONE_SALE' });
  const asked = { kind: 'evaluation', sort: '-validFrom', limit: 3 } as const;
  const first = await listPolicies(database.db, actor.retailerId, asked, '2026-11-21');
  expect(first.items.map(({ scope, status, validFrom }) => [scope, status, validFrom])).toEqual([
    ['RETAILER', 'FUTURE', '2026-12-24'],
    ['RETAILER', 'WITHDRAWN', '2026-12-01'],
    ['RETAILER', 'IN_FORCE', '2026-11-21'],
  ]);
  const rest = await listPolicies(
    database.db,
    actor.retailerId,
    { ...asked, cursor: first.next ?? undefined },
    '2026-11-21',
  );
  expect([rest.items.map(({ scope }) => scope), rest.next]).toEqual([['PROVIDER'], null]);
  const variant = 'SMARTPHONE_SALE';
  const some = await listPolicies(database.db, actor.retailerId, { ...asked, variant }, '2026-11-21');
  expect(some.items).toHaveLength(1);
  await expectRefusal(showPolicy(platform, actor, theirs), 'POLICY_DOCUMENT_NOT_FOUND');
});
