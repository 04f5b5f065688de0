import { buildBoleto, cents, civilDate } from '@balcao/credit-math';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../kernel/config.ts';
import type { Db } from '../../kernel/db/database.ts';
import { setClock, testPlatform } from '../../testing/platform.ts';
import { httpBank } from './http-bank.ts';
import { boletoBank, boletoBankConfig } from './index.ts';

const NOW = '2026-11-21T15:00:00Z';
const asked = {
  nossoNumero: '10000000000000017',
  amountCents: cents(20_341),
  dueOn: civilDate('2026-12-21'),
  lateFixedCents: cents(407),
  lateDailyCents: cents(33),
  earlyDailyCents: cents(0),
  payer: { name: 'MARIA DE SOUZA', document: '52998224725' },
};
const barcodeOf = (over: { bank?: string; amountCents?: typeof asked.amountCents; dueOn?: typeof asked.dueOn } = {}) =>
  buildBoleto({ ...asked, bank: '756', freeField: '0'.repeat(25), ...over }).barcode;

let server: Server;
let heard: string[];
let answer: (response: ServerResponse, method: string) => void;

beforeEach(async () => {
  heard = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      heard.push(`${method} ${url} ${headers.authorization ?? ''} ${Buffer.concat(chunks).toString()}`.trim());
      answer(response, method);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const provider = (timeoutMs = 2_000) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  return httpBank({ url, token: 'secret', code: '756', clock: setClock(NOW), timeoutMs });
};
const register = (timeoutMs?: number) => provider(timeoutMs).register(asked);
const says = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('it is asked under our number, and what it knows already is read', async () => {
  answer = says(201, { barcode: barcodeOf() });
  expect(await register()).toEqual({ barcode: barcodeOf() });
  const body = {
    amount: '203.41',
    dueOn: '2026-12-21',
    lateFixed: '4.07',
    lateDaily: '0.33',
    earlyDaily: '0.00',
    payer: { name: 'MARIA DE SOUZA', document: '52998224725' },
  };
  expect(heard).toEqual([`PUT /v1/boletos/${asked.nossoNumero} Bearer secret ${JSON.stringify(body)}`]);
  answer = (response, method) =>
    method === 'PUT' ? says(409, {})(response) : says(200, { barcode: barcodeOf() })(response);
  expect(await register()).toEqual({ barcode: barcodeOf() });
  expect(heard.at(-1)).toBe(`GET /v1/boletos/${asked.nossoNumero} Bearer secret`);
});

// Planted: the barcode was taken as it came.
test.each([
  ['a refusal', 422, {}, 'answered 422'],
  ['an error', 500, {}, 'answered 500'],
  ['no barcode', 200, {}, 'barcode'],
  [
    'a wrong check digit',
    200,
    { barcode: barcodeOf().replace(/^(.{4})(.)/, (_, a: string, b: string) => a + String((Number(b) % 9) + 1)) },
    'barcode',
  ],
  ['another bank', 200, { barcode: barcodeOf({ bank: '001' }) }, 'another boleto'],
  ['another sum', 200, { barcode: barcodeOf({ amountCents: cents(20_340) }) }, 'another boleto'],
  ['another day', 200, { barcode: barcodeOf({ dueOn: civilDate('2026-12-22') }) }, 'another boleto'],
])('%s is a failure', async (_, status, body, why) => {
  answer = says(status, body);
  await expect(register()).rejects.toThrow(why);
});

test('a redirect, or no answer, is a failure; a bank that fails five times is left alone for half a minute', async () => {
  answer = (response) => void response.writeHead(307, { location: 'http://127.0.0.1/' }).end();
  await expect(register()).rejects.toThrow('fetch failed');
  answer = () => undefined;
  await expect(register(100)).rejects.toThrow(/timeout|aborted/i);
  answer = says(500, {});
  const failing = provider();
  heard = [];
  for (let time = 0; time < 7; time += 1)
    await expect(failing.register(asked)).rejects.toThrow(/answered 500|circuit open/);
  expect(heard).toHaveLength(5);
});

test('in production there is none unless one is configured, whole and on the list of hosts', async () => {
  const read = (env: Record<string, string>) => readConfig(env, { bank: boletoBankConfig }).bank;
  const portsOf = (env: Record<string, string>) => boletoBank(read(env), testPlatform({} as Db, setClock(NOW)));
  const production = { NODE_ENV: 'production', EMBEDDED: 'true' };
  expect(read({}).provider).toBe('embedded');
  await expect(portsOf(production).provider.register(asked)).rejects.toThrow('no boleto bank is configured');
  const http = { ...production, BOLETO_PROVIDER: 'http', BOLETO_URL: 'https://banco.example/v1' };
  expect(() => read(http)).toThrow(ConfigError);
  const paper = { BOLETO_BANK_CODE: '756', BOLETO_BANK_NAME: 'Sicoob', BOLETO_BANK_AGENCY: '0001 / 12345-6' };
  const whole = { ...http, ...paper, BOLETO_WEBHOOK_SECRET: 'Qy5Tn0-sWc8HgE2vJ_r4MkXa7PzUd1Lb' };
  expect(() => read(whole)).toThrow(/BOLETO_HOSTS/);
  expect(() => read({ ...whole, BOLETO_HOSTS: 'banco.example', BOLETO_BANK_CODE: '75' })).toThrow(ConfigError);
  expect(portsOf({ ...whole, BOLETO_HOSTS: 'banco.example' })).toMatchObject({
    bank: { code: '756', name: 'Sicoob', agency: '0001 / 12345-6', isDemonstration: false },
    webhookSecret: whole.BOLETO_WEBHOOK_SECRET,
    customerPays: null,
  });
});
