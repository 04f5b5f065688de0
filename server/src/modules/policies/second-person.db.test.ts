import { policyEntry } from '@balcao/contract';
import { expect, test } from 'vitest';
import { policiesPorts } from '../../bindings.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { testActor } from '../../testing/http.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';
import { goldenSheet, readGolden } from '../decisions/index.ts';
import { givenRetailer, givenStore } from '../retailers/testing.ts';
import { policyFact } from './facts.ts';
import { testEntry } from './testing/entry.ts';
import { approvePolicy } from './use-cases/approve-policy.ts';
import { enterPolicy } from './use-cases/enter-policy.ts';
import { listPolicyKinds } from './use-cases/list-policy-kinds.ts';
import { previewPolicy } from './use-cases/preview-policy.ts';
import { showPolicy } from './use-cases/show-policy.ts';
import { withdrawPolicy } from './use-cases/withdraw-policy.ts';
import { listPolicies } from './views.ts';

const { database, platform, clock } = prepareCounter({ areBooksBroken: true, databasePer: 'test' });
const TOMORROW = '2026-11-22';

/** The provider's house with two analysts, and an analyst of a retailer. */
const people = prepared(
  async () => {
    const house = await givenRetailer(database.db);
    await sql`update retailers set is_provider = true where id = ${house}::uuid`.execute(database.db);
    const analyst = (retailerId: string, name: string) =>
      testActor({ operatorId: newId(), retailerId, role: 'analyst', name });
    return {
      olga: analyst(house, 'Olga'),
      otto: analyst(house, 'Otto'),
      davi: analyst(await givenRetailer(database.db), 'Davi'),
    };
  },
  { per: 'test' },
);
type Person = keyof typeof people;
const by = (who: Person) => asOperator(people[who], { key: newId(), route: 'POST /policies', bodyHash: 'body' });
const entryOf = (over: object = {}) => policyEntry.parse({ ...testEntry, validFrom: TOMORROW, ...over });
const enter = (who: Person, over: object = {}) => enterPolicy(platform, by(who), entryOf(over));
const sheet = goldenSheet(readGolden());
const credit = (version: string) => ({
  kind: 'credit',
  variant: 'STANDARD',
  scope: 'PROVIDER',
  document: { ...sheet, version },
});
const inForce = async () =>
  (await rowOf(database.db, select({ held: policyFact('credit', { variant: 'STANDARD' }, TOMORROW) })))?.held
    ?.version ?? null;
const approve = (who: Person, id: string) => approvePolicy(platform, by(who), id);

test('who decides on credit is decided by two: until another person approves, the rules do not hold', async () => {
  const entered = await enter('olga', credit('2026.21'));
  expect(entered).toMatchObject({ status: 'WAITING', approval: null });
  expect(await inForce()).toBe(null);
  await expectRefusal(approve('olga', entered.id), 'POLICY_OF_YOUR_OWN');
  await expectRefusal(approve('davi', entered.id), 'POLICY_OF_THE_PROVIDER');
  await expectRefusal(approve('otto', newId()), 'POLICY_DOCUMENT_NOT_FOUND');
  expect(await approve('otto', entered.id)).toMatchObject({ status: 'FUTURE', approval: { name: 'Otto' } });
  expect(await inForce()).toBe('2026.21');
  await expectRefusal(approve('otto', entered.id), 'POLICY_NOT_WAITING');
  const trace = await sql`select action from audit_entries where subject = ${entered.id} order by id`.execute(
    database.db,
  );
  expect(trace.rows).toEqual([{ action: 'policy.entered' }, { action: 'policy.approved' }]);
});

test('of two that approve at once one does; what another took the place of, or whose day has passed, is not approved', async () => {
  const [first, second] = [await enter('olga', credit('2026.21')), await enter('olga', credit('2026.22'))];
  const codes = await Promise.all([codeOf(approve('otto', first.id)), codeOf(approve('otto', first.id))]);
  expect(new Set(codes)).toEqual(new Set(['POLICY_NOT_WAITING', 'done']));
  await expectRefusal(approve('otto', second.id), 'POLICY_CHANGED_SINCE');
  const late = await enter('olga', credit('2026.23'));
  clock.set('2026-11-24T15:00:00Z');
  await expectRefusal(approve('otto', late.id), 'POLICY_DATED_IN_THE_PAST');
  // It holds nowhere, so it is withdrawn whatever its day.
  const withdrawn = await withdrawPolicy(platform, by('otto'), { id: late.id, reason: 'Passou do dia' });
  expect(withdrawn).toMatchObject({ status: 'WITHDRAWN', withdrawal: { name: 'Otto' } });
  await expectRefusal(approve('otto', late.id), 'POLICY_NOT_WAITING');
});

test('the second of two who saw the same difference is told that a policy is there already', async () => {
  const first = await enter('davi', { basedOn: null });
  // Planted bug: without `basedOn` both were entered, the second over what its author never saw.
  const both = ['davi', 'olga'] as const;
  const codes = await Promise.all(
    both.map((who, at) =>
      codeOf(
        enter(who, {
          retailerId: people.davi.retailerId,
          basedOn: first.id,
          document: { ...testEntry.document, restDays: at + 1 },
        }),
      ),
    ),
  );
  expect(new Set(codes)).toEqual(new Set(['POLICY_CHANGED_SINCE', 'done']));
});

test("the provider's analyst reads and enters every retailer's; a retailer's only their own", async () => {
  const storeId = await givenStore(database.db, people.davi.retailerId);
  const ofDavi = { retailerId: people.davi.retailerId };
  const entered = await enter('olga', { ...ofDavi, scope: 'STORE', storeId });
  expect(entered).toMatchObject({ scope: 'STORE', retailer: { id: ofDavi.retailerId }, author: { name: 'Olga' } });
  expect(entered.storeName).not.toBe(null);
  expect(await showPolicy(platform, people.davi, entered.id)).toEqual(entered);
  const own = await enter('davi');
  const seen = await listPolicies(
    database.db,
    people.olga.retailerId,
    { kind: 'evaluation', sort: '-validFrom', limit: 50 },
    TOMORROW,
  );
  expect(seen.items.map(({ id, author }) => [id, author.name])).toEqual([
    [own.id, 'Davi'],
    [entered.id, 'Olga'],
  ]);
  await expectRefusal(enter('davi', { retailerId: people.olga.retailerId }), 'POLICY_OF_THE_PROVIDER');
  await expectRefusal(enter('olga', { retailerId: newId() }), 'RETAILER_NOT_FOUND');
  await expectRefusal(enter('olga', { ...ofDavi, scope: 'STORE', storeId: newId() }), 'STORE_NOT_FOUND');
  const ofAll = await enter('olga', { scope: 'PROVIDER' });
  // A retailer is not told who of the provider acted on what holds for all.
  expect((await showPolicy(platform, people.davi, ofAll.id)).author).toMatchObject({ kind: 'OPERATOR', name: null });
  expect((await withdrawPolicy(platform, by('olga'), { id: own.id, reason: 'Combinado' })).withdrawal?.name).toBe(
    'Olga',
  );
});

test('a document of a kind that is no more is kept, and shown to nobody', async () => {
  const id = newId();
  await sql`insert into policy_documents (id, kind, variant, revision, valid_from, valid_until, document, reason, entered_at)
    values (${id}::uuid, 'decision', 'STANDARD', 1, '2026-01-01', '2026-11-20', '{}', 'Antiga', now())`.execute(
    database.db,
  );
  // Planted: an answer with a kind that the contract does not know was an error of the server.
  await expectRefusal(showPolicy(platform, people.olga, id), 'POLICY_DOCUMENT_NOT_FOUND');
});

test('the kinds say where one may enter, and whose the provider enters', async () => {
  const of = async (who: Person) => {
    const { kinds, retailers } = await listPolicyKinds(platform, people[who]);
    return { scopes: Object.fromEntries(kinds.map(({ kind, scopes }) => [kind, scopes])), retailers };
  };
  expect(await of('davi')).toMatchObject({ scopes: { pricing: ['RETAILER', 'STORE'], iof: [] }, retailers: [] });
  const provider = await of('olga');
  expect(provider.scopes).toMatchObject({ pricing: ['PROVIDER', 'RETAILER', 'STORE'], iof: ['PROVIDER'] });
  expect(provider.retailers).toMatchObject([{ id: people.davi.retailerId }]);
});

test('a preview of another kind has no example', async () => {
  expect((await previewPolicy(platform, policiesPorts, people.davi, entryOf())).example).toBe(null);
});
