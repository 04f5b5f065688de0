import type { Role, RouteName } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Ask, call } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { prepared } from '../../../testing/prepared.ts';
import { givenRetailer, givenStore } from '../../retailers/testing.ts';
import { givenOperator, givenSession } from '../testing.ts';

const { database, platform, clock, shop, staff, app } = prepareCounter({ connections: 8, areBooksBroken: true });
const provider = prepared(async () => {
  await sql`update retailers set is_provider = false`.execute(database.db);
  const sealed = platform.secrets.encrypt('52998224725');
  await sql`update operators set cpf_sealed = ${sealed} where cpf_sealed = ''`.execute(database.db);
  const retailerId = await givenRetailer(database.db, { isProvider: true });
  const operatorId = await givenOperator(platform, { retailerId, role: 'analyst', name: 'PAULA PROVEDORA' });
  return { retailerId, operatorId, token: await givenSession(platform, { retailerId, operatorId }) };
});

interface Colleague {
  id: string;
  name: string;
  email: string;
  role: Role;
  active: boolean;
  storeId: string;
  version: number;
  isManageable: boolean;
  lastSignInAt: string | null;
}
const ask = async (name: RouteName, token: string, rest: Omit<Ask, 'token'> = {}) => {
  const { status, code, body } = await call(app, name, { ...rest, token });
  return { answer: code ?? status, body };
};

/** Answers in an order, whoever was first. */
const sorted = (...answers: (string | number)[]) => answers.map(String).toSorted();
const later = () => clock.set(new Date(clock.now().getTime() + 1_000));
let made = 0;
const cpfs = ['52998224725', '11144477735', '12345678909', '98765432100', '39053344705', '16899535009'];
const person = (over: object = {}) => ({
  name: 'rita  nogueira',
  cpf: cpfs[(made += 1) - 1] ?? '',
  email: `Rita.${made}@Casa.example`,
  phoneNumber: '(92) 98888-7777',
  role: 'cashier',
  password: 'caixa 1',
  storeId: shop.storeId,
  ...over,
});
const add = (token: string, over: object = {}) => ask('POST /coordinator/operators', token, { body: person(over) });
const change = (token: string, id: string, body: object) =>
  ask('PUT /coordinator/operators/{id}', token, { params: { id }, body });
const signIn = async (username: string, password: string) => {
  const { status, code, body } = await call(app, 'POST /auth/operators', { body: { username, password } });
  return { answer: code ?? status, token: (body as { accessToken?: string }).accessToken ?? '' };
};
const isIn = async (token: string) => (await ask('GET /auth', token)).answer === 200;
const history = async (id: string, token = staff.manager.token) =>
  (await ask('GET /coordinator/operators/{id}/history', token, { params: { id } })).body as {
    failedTries: number;
    isLocked: boolean;
    entries: { action: string; by: string | null; fields: string[] }[];
  };

beforeEach(async () => {
  made = 0;
  await sql`delete from operator_identifiers where operator_id in (select id from operators where name like 'RITA%')`.execute(
    database.db,
  );
  await sql`delete from sessions where operator_id in (select id from operators where name like 'RITA%')`.execute(
    database.db,
  );
  await sql`delete from operators where name like 'RITA%'`.execute(database.db);
});

test('a manager adds a cashier, who signs in; the name is kept in capitals, the e-mail in small letters', async () => {
  const added = await add(staff.manager.token);
  expect(added.answer).toBe(200);
  expect(added.body).toMatchObject({
    name: 'RITA NOGUEIRA',
    email: 'rita.1@casa.example',
    phoneNumber: '+5592988887777',
  });
  const { id } = added.body as Colleague;
  const signed = await signIn('rita.1@casa.example', 'caixa 1');
  expect([signed.answer, await isIn(signed.token)]).toEqual([200, true]);
  const list = (await ask('GET /coordinator/operators', staff.manager.token, { query: { storeId: shop.storeId } }))
    .body as Colleague[];
  expect(list.find((one) => one.id === id)).toMatchObject({
    lastSignInAt: clock.now().toISOString(),
    isManageable: true,
  });
  const names = list.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  // Contact data of who is not theirs to change stays hidden.
  expect(list.find(({ role }) => role === 'manager')).toMatchObject({
    isManageable: false,
    email: expect.stringContaining('***'),
  });
});

// Planted: roles taken from the body as they came.
test.each([
  ['manager', 'manager', 'ROLE_NOT_ASSIGNABLE'],
  ['manager', 'analyst', 'ROLE_NOT_ASSIGNABLE'],
  ['analyst', 'retailer_analyst', 'ROLE_NOT_ASSIGNABLE'],
  ['analyst', 'manager', 200],
  ['manager', 'promoter', 200],
] as const)('a %s makes a %s: %s', async (who, role, answer) => {
  expect((await add(staff[who].token, { role })).answer).toBe(answer);
  const { id } = (await add(staff[who].token)).body as Colleague;
  expect((await change(staff[who].token, id, { role })).answer).toBe(answer);
});

test("the provider's analyst makes analysts, and acts at every retailer in that retailer's chain; no other does", async () => {
  const at = { retailerId: shop.retailerId };
  const added = await add(provider.token, { ...at, role: 'analyst', storeId: null });
  expect(added.answer).toBe(200);
  const { id } = added.body as Colleague;
  expect((await change(provider.token, id, { ...at, phoneNumber: '92 97777-6666' })).answer).toBe(200);
  expect((await history(id)).entries).toMatchObject([
    { action: 'operator.changed', fields: ['phoneNumber'], by: null },
    { action: 'operator.created' },
  ]);
  const elsewhere = { retailerId: provider.retailerId };
  expect((await add(staff.analyst.token, elsewhere)).answer).toBe('RETAILER_NOT_FOUND');
  expect((await change(staff.analyst.token, provider.operatorId, elsewhere)).answer).toBe('RETAILER_NOT_FOUND');
  expect((await change(staff.analyst.token, provider.operatorId, {})).answer).toBe('OPERATOR_NOT_FOUND');
  const staffing = async (token: string) =>
    (await ask('GET /coordinator/staffing', token)).body as { isProvider: boolean; retailers: { id: string }[] };
  expect((await staffing(provider.token)).retailers.length).toBeGreaterThan(1);
  expect((await staffing(staff.analyst.token)).retailers.map(({ id: one }) => one)).toEqual([shop.retailerId]);
});

describe('what is not theirs', () => {
  test('stores of others and closed ones, a counter role without a store, a CPF and an e-mail that somebody has', async () => {
    const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
    const foreign = await givenStore(database.db, provider.retailerId);
    const tries = [
      await add(staff.manager.token, { storeId: foreign }),
      await add(staff.manager.token, { storeId: closed }),
      await add(staff.manager.token, { storeId: null }),
      await add(staff.manager.token, { cpf: cpfs[0], email: 'rita@um.example' }),
      await add(staff.manager.token, { cpf: cpfs[0], email: 'rita@dois.example' }),
      await add(staff.manager.token, { cpf: cpfs[5], email: 'RITA@um.example' }),
      await add(staff.manager.token, { password: 'caixa' }),
      await add(staff.manager.token, { name: 'Rita' }),
    ].map(({ answer }) => answer);
    const taken = ['OPERATOR_EXISTS', 'OPERATOR_EXISTS'];
    expect(tries).toEqual([
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
      'STORE_REQUIRED',
      200,
      ...taken,
      'BAD_REQUEST',
      'BAD_REQUEST',
    ]);
  });

  test('a manager blocks no manager and nobody blocks themselves', async () => {
    expect((await change(staff.manager.token, staff.manager.operatorId, { active: false })).answer).toBe(
      'OPERATOR_NOT_MANAGED',
    );
    expect((await change(staff.manager.token, staff.analyst.operatorId, { active: false })).answer).toBe(
      'OPERATOR_NOT_MANAGED',
    );
  });
});

// Planted: `is_active` alone, so that an unblocked operator's old session went on.
test('a block ends the sessions at the next call, for good; a new password does too', async () => {
  const { id } = (await add(staff.manager.token)).body as Colleague;
  const first = await signIn('rita.1@casa.example', 'caixa 1');
  later();
  await change(staff.manager.token, id, { active: false });
  expect([await isIn(first.token), (await signIn('rita.1@casa.example', 'caixa 1')).answer]).toEqual([
    false,
    'OPERATOR_BLOCKED',
  ]);
  later();
  await change(staff.manager.token, id, { active: true });
  expect(await isIn(first.token)).toBe(false);
  const second = await signIn('rita.1@casa.example', 'caixa 1');
  expect(await isIn(second.token)).toBe(true);
  later();
  await change(staff.manager.token, id, { password: 'outra 2' });
  expect([await isIn(second.token), (await signIn('rita.1@casa.example', 'caixa 1')).answer]).toEqual([
    false,
    'UNAUTHORIZED',
  ]);
  later();
  expect((await signIn('rita.1@casa.example', 'outra 2')).answer).toBe(200);
  expect((await history(id)).entries.map(({ action, by, fields }) => [action, by, fields])).toEqual([
    ['operator.changed', 'manager', ['password']],
    ['operator.unblocked', 'manager', []],
    ['operator.blocked', 'manager', []],
    ['operator.created', 'manager', []],
  ]);
});

test('moved to another store, with another e-mail: the old one opens nothing and is free again', async () => {
  const norte = await givenStore(database.db, shop.retailerId, { name: 'Norte' });
  const { id } = (await add(staff.manager.token)).body as Colleague;
  const { body } = await change(staff.manager.token, id, { storeId: norte, email: 'rita.nova@casa.example' });
  expect(body).toMatchObject({ storeId: norte, storeName: 'Norte', version: 1 });
  expect((await signIn('rita.1@casa.example', 'caixa 1')).answer).toBe('UNAUTHORIZED');
  expect((await signIn('rita.nova@casa.example', 'caixa 1')).answer).toBe(200);
  expect((await add(staff.manager.token, { cpf: cpfs[3], email: 'rita.1@casa.example' })).answer).toBe(200);
});

test('after many wrong passwords the manager sees it and lets them in again', async () => {
  const { id } = (await add(staff.manager.token)).body as Colleague;
  for (let tries = 0; tries < 5; tries += 1) await signIn('rita.1@casa.example', 'errada 9');
  expect((await signIn('rita.1@casa.example', 'caixa 1')).answer).toBe('LOGIN_LOCKED');
  expect(await history(id)).toMatchObject({ failedTries: 5, isLocked: true });
  const unlock = (token: string) => ask('POST /coordinator/operators/{id}/unlock', token, { params: { id } });
  expect((await unlock(staff.manager.token)).answer).toBe(204);
  expect((await signIn('rita.1@casa.example', 'caixa 1')).answer).toBe(200);
  expect((await unlock(staff.manager.token)).answer).toBe('OPERATOR_NOT_LOCKED');
  expect(await history(id)).toMatchObject({ failedTries: 0, isLocked: false });
});

describe('two at once', () => {
  // Planted: an update without the version.
  test('changes of one account are both kept, in an order; who says what they saw is told', async () => {
    const { id } = (await add(staff.manager.token)).body as Colleague;
    const both = await Promise.all([
      change(staff.manager.token, id, { phoneNumber: '92977776666' }),
      change(staff.analyst.token, id, { role: 'promoter' }),
    ]);
    expect(both.map(({ answer }) => answer)).toEqual([200, 200]);
    const [row] = (
      await sql<{ phone: string; role: string; version: number }>`
      select phone, role, version from operators where id = ${id}::uuid`.execute(database.db)
    ).rows;
    expect(row).toMatchObject({ phone: '+5592977776666', role: 'promoter', version: 2 });
    const seen = await Promise.all(
      ['rita.a@casa.example', 'rita.b@casa.example', 'rita.c@casa.example'].map((email) =>
        change(staff.manager.token, id, { email, version: 2 }),
      ),
    );
    expect(sorted(...seen.map(({ answer }) => answer))).toEqual(
      sorted(200, 'OPERATOR_CHANGED_SINCE', 'OPERATOR_CHANGED_SINCE'),
    );
    const names =
      await sql`select value from operator_identifiers where operator_id = ${id}::uuid and value like '%@%'`.execute(
        database.db,
      );
    expect(names.rows).toHaveLength(1);
  });

  test('two accounts take one e-mail: one gets it', async () => {
    const { id } = (await add(staff.manager.token)).body as Colleague;
    const other = (await add(staff.manager.token)).body as Colleague;
    const both = await Promise.all(
      [id, other.id].map((one) => change(staff.manager.token, one, { email: 'rita.so@casa.example' })),
    );
    expect(sorted(...both.map(({ answer }) => answer))).toEqual(sorted(200, 'OPERATOR_EXISTS'));
  });

  // Planted: a sign-in that did not ask again whether the operator is active, with the password it had checked.
  test('a block, or another password, while they sign in leaves no session open', async () => {
    const { id } = (await add(staff.manager.token)).body as Colleague;
    for (const [turn, body] of [{ active: false }, { password: 'outra 2' }, { password: 'caixa 1' }].entries()) {
      await change(staff.manager.token, id, { active: true });
      later();
      const before = turn === 2 ? 'outra 2' : 'caixa 1';
      const tries = Array.from({ length: 4 }, () => signIn('rita.1@casa.example', before));
      const [, ...signed] = await Promise.all([change(staff.manager.token, id, body), ...tries]);
      later();
      await change(staff.manager.token, id, { active: true });
      const open = await Promise.all(signed.map(({ token }) => (token === '' ? Promise.resolve(false) : isIn(token))));
      // Whoever was in before the change is out by it; whoever came after it had no way in.
      expect(open).toEqual(signed.map(() => false));
    }
  });
});

test('an id of nobody is not found', async () => {
  expect((await change(staff.manager.token, newId(), { active: false })).answer).toBe('OPERATOR_NOT_FOUND');
});
