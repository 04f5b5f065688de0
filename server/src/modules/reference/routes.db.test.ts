import { expect, test } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { bearer, fakeAuthenticate, testActor, testServer } from '../../testing/http.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import type { AddressLookup, PostalAddress } from './ports.ts';
import { referenceRoutes } from './routes.ts';

const { platform } = prepareCounter();
const street: PostalAddress = { cep: '69005140', logradouro: 'Sete', bairro: 'Centro', localidade: 'Manaus', uf: 'AM' };
/** Knows one street of Manaus, many of São Paulo, and nothing of Acre, where it is away. */
const lookup: AddressLookup = {
  byCep: (cep) =>
    cep.startsWith('699') ? Promise.reject(new Error('away')) : Promise.resolve(cep === street.cep ? street : null),
  byStreet: ({ uf }) => Promise.resolve(uf === 'SP' ? Array.from({ length: 60 }, () => street) : []),
};
const makeServer = () => {
  const actor = testActor({ operatorId: newId(), retailerId: newId() });
  return testServer(platform, (served: Platform) => referenceRoutes(served, lookup), fakeAuthenticate({ any: actor }));
};
const app = prepared(makeServer, { end: (server) => server.close() });
const read = async (url: string) => {
  const answer = await app.inject({ url, headers: bearer('any') });
  return { status: answer.statusCode, ...answer.json<{ code?: string; message?: string; length?: number }>() };
};
const list = async (url: string) => (await app.inject({ url, headers: bearer('any') })).json<{ name: string }[]>();

test('professions, states and municipalities are listed to whoever is signed in', async () => {
  expect((await list('/reference/professions'))[0]).toEqual({ id: 1, name: 'OUTROS' });
  expect(await list('/reference/states')).toHaveLength(27);
  expect((await list('/reference/states/AM/municipalities')).map(({ name }) => name)).toContain('Manaus');
  expect((await read('/reference/states/XX/municipalities')).code).toBe('BAD_REQUEST');
  expect((await app.inject({ url: '/reference/professions' })).statusCode).toBe(401);
});

test('an address by its CEP, one that nobody has, and a service that is away', async () => {
  expect(await read('/reference/addresses/69005-140')).toMatchObject({ status: 200, ...street });
  expect(await read('/reference/addresses/69005-141')).toMatchObject({ status: 404, code: 'ADDRESS_NOT_FOUND' });
  expect(await read('/reference/addresses/69900-000')).toMatchObject({
    status: 503,
    message: 'Busca de endereços fora do ar. Preencha o endereço.',
  });
  expect((await read('/reference/addresses/123')).code).toBe('BAD_REQUEST');
});

test('CEPs of a street: fifty at most, and the sentence of the specification when there is none', async () => {
  const ask = (uf: string) => `/reference/addresses?uf=${uf}&city=Manaus&street=Sete`;
  expect(await list(ask('SP'))).toHaveLength(50);
  expect(await read(ask('AM'))).toMatchObject({ status: 409, message: 'Valores informados inválidos' });
});
