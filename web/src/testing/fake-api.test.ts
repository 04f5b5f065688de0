import { expect, expectTypeOf, test } from 'vitest';
import { CPF, aBorrower } from '../domain/testing/customers.ts';
import { call } from '../lib/api/call.ts';
import { hasCode } from '../lib/api/error.ts';
import { expectNoFaults, type FakeApi, fakeApi, type Handlers, lost, refused } from './fake-api.ts';

const FIND = 'GET /coordinator/borrowers/find-one';
const find = () => call(FIND, { query: { cpf: CPF } });

test('a route that nobody faked fails the test by its name, once', async () => {
  await find().catch(() => undefined);
  expect(expectNoFaults).toThrow(`no handler for ${FIND}`);
  expect(expectNoFaults).not.toThrow();
});

test('a handler that fails is no lost connection', async () => {
  fakeApi({
    [FIND]: () => {
      throw new Error('of the test');
    },
  });
  await find().catch(() => undefined);
  expect(expectNoFaults).toThrow(/handler of .*find-one failed: Error: of the test/);
});

test('the last word on a route holds, and a refusal has the status of the contract', async () => {
  const api = fakeApi({ [FIND]: lost });
  const failed = (error: unknown) => error;
  expect(hasCode(await find().catch(failed), 'NO_CONNECTION')).toBe(true);
  api.refuse(FIND, 'BORROWER_NOT_FOUND');
  expect(await find().catch(failed)).toMatchObject({ status: 404, code: 'BORROWER_NOT_FOUND' });
  api.ok(FIND, aBorrower({ name: 'ZILDA' }));
  expect(await find()).toMatchObject({ name: 'ZILDA' });
  expect(api.made(FIND)).toHaveLength(3);
  expect(api.lastOf(FIND)?.query.get('cpf')).toBe(CPF);
});

test('a path of its own is not taken for a parameter', async () => {
  fakeApi({
    'GET /retailers/{id}': () => refused('RETAILER_NOT_FOUND'),
    'GET /retailers/stores': () => [],
  });
  expect(await call('GET /retailers/stores', { query: {} })).toEqual([]);
});

test('an answer, a code or a route that the contract does not know does not compile', () => {
  const answer = () => ({ name: 'ZILDA' });
  expectTypeOf(answer).not.toExtend<Handlers[typeof FIND]>();
  expectTypeOf<'NO_SUCH_CODE'>().not.toExtend<Parameters<FakeApi['refuse']>[1]>();
  expectTypeOf<'GET /no/such/route'>().not.toExtend<Parameters<FakeApi['lose']>[0]>();
  expect(fakeApi().calls).toEqual([]);
});
