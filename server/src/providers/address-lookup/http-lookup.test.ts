import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { type SetClock, setClock } from '../../testing/platform.ts';
import { embeddedSample } from './embedded-sample.ts';
import { httpLookup } from './http-lookup.ts';

const praca = { cep: '01001-000', logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
let server: Server;
let url: string;
let clock: SetClock;
let asked: (string | undefined)[];
let answer: (response: ServerResponse) => void;
const answers = (status: number, body: unknown) => {
  answer = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
};

beforeEach(async () => {
  asked = [];
  answers(200, { ...praca, ibge: '3550308', complemento: 'lado ímpar' });
  clock = setClock('2026-11-21T10:00:00Z');
  server = createServer((request, response) => {
    asked.push(request.url);
    answer(response);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const lookup = (timeoutMs = 2_000) => httpLookup({ url, clock, timeoutMs });

test('an address by its CEP, and CEPs of a street with whatever it is called', async () => {
  expect(await lookup().byCep('01001000')).toEqual({ ...praca, cep: '01001000' });
  answers(200, [praca]);
  expect(await lookup().byStreet({ uf: 'SP', city: 'São Paulo', street: '../Sé?x' })).toHaveLength(1);
  expect(asked).toEqual(['/ws/01001000/json/', '/ws/SP/S%C3%A3o%20Paulo/..%2FS%C3%A9%3Fx/json/']);
});

test.each([
  ['said so', 200, { erro: 'true' }],
  ['said so otherwise', 200, { erro: true }],
  ['not found', 404, ''],
  ['no shape of an address', 400, '<html>'],
])('nothing there: %s', async (_, status, body) => {
  answers(status, body);
  expect(await lookup().byCep('99999999')).toBeNull();
});

test.each([
  ['another shape', 200, { cep: 1 }],
  ['an unknown state', 200, { ...praca, uf: 'XX' }],
  ['no JSON', 200, 'ok'],
  ['a failure', 500, ''],
])('%s is a failure of the service', async (_, status, body) => {
  answers(status, body);
  await expect(lookup().byCep('01001000')).rejects.toThrow(Error);
});

test('no redirect is followed, and who does not answer is given up on', async () => {
  answer = (response) => response.writeHead(302, { location: url }).end();
  await expect(lookup().byCep('01001000')).rejects.toThrow('fetch failed');
  expect(asked).toHaveLength(1);
  answer = () => undefined;
  await expect(lookup(100).byCep('01001000')).rejects.toThrow(/timeout|aborted/i);
});

test('five failures open the circuit for thirty seconds', async () => {
  answers(500, '');
  const one = lookup();
  for (let count = 0; count < 5; count += 1) await expect(one.byCep('01001000')).rejects.toThrow('answered 500');
  await expect(one.byCep('01001000')).rejects.toThrow('circuit open');
  expect(asked).toHaveLength(5);
  clock.set(addSeconds(clock.now(), 30));
  answers(200, praca);
  expect(await one.byCep('01001000')).toMatchObject({ localidade: 'São Paulo' });
});

test('the embedded sample: a street of the demonstration, else the state alone, else nothing', async () => {
  const sample = embeddedSample();
  expect(await sample.byCep('69005140')).toMatchObject({
    logradouro: 'Avenida Sete de Setembro',
    localidade: 'Manaus',
  });
  expect(await sample.byCep('69099999')).toEqual({
    cep: '69099999',
    logradouro: '',
    bairro: '',
    localidade: '',
    uf: 'AM',
  });
  expect(await sample.byCep('00999999')).toBeNull();
  expect(await sample.byStreet({ uf: 'AM', city: 'manaus', street: 'sete de setembro' })).toHaveLength(1);
  expect(await sample.byStreet({ uf: 'SP', city: 'Manaus', street: 'Sete' })).toEqual([]);
});
