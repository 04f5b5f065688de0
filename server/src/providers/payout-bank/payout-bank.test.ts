import { cents } from '@balcao/credit-math';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../kernel/config.ts';
import { setClock } from '../../testing/platform.ts';
import { httpBank } from './http-bank.ts';
import { payoutBankConfig } from './index.ts';

const payout = { id: 'p-1', pixKey: '12345678000195', receiver: 'NORTE MOVEIS LTDA', amountCents: cents(96_000) };
const E2E = `E${'1'.repeat(31)}`;
let server: Server;
let asked: string[];
let answer: (response: ServerResponse, method: string) => void;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push(`${method} ${url} ${headers.authorization ?? ''} ${Buffer.concat(chunks).toString()}`.trim());
      answer(response, method);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const pay = (timeoutMs = 2_000) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  return httpBank({ url, token: 'secret', clock: setClock('2026-11-21T15:00:00Z'), timeoutMs }).pay(payout);
};
const says = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('it is asked under the id, and what it knows already is read', async () => {
  answer = says(202, { status: 'PROCESSING' });
  expect(await pay()).toEqual({ status: 'PROCESSING' });
  expect(asked).toEqual([
    'PUT /v1/payouts/p-1 Bearer secret {"amount":"960.00","pixKey":"12345678000195","receiver":"NORTE MOVEIS LTDA"}',
  ]);
  answer = (response, method) =>
    method === 'PUT' ? says(409, {})(response) : says(200, { status: 'SETTLED', endToEndId: E2E })(response);
  expect(await pay()).toEqual({ status: 'SETTLED', endToEndId: E2E });
  expect(asked.at(-1)).toBe('GET /v1/payouts/p-1 Bearer secret');
  answer = says(200, { status: 'FAILED', reason: 'Chave inexistente' });
  expect(await pay()).toEqual({ status: 'FAILED', reason: 'Chave inexistente' });
});

test.each([
  ['an error', 500, {}, 'answered 500'],
  ['a payment without its id', 200, { status: 'SETTLED' }, 'endToEndId'],
  ['a word of no meaning', 200, { status: 'PAID' }, 'status'],
])('%s is a failure', async (_, status, body, why) => {
  answer = says(status, body);
  await expect(pay()).rejects.toThrow(why);
});

test('a redirect, or no answer, is a failure', async () => {
  answer = (response) => void response.writeHead(307, { location: 'http://127.0.0.1/' }).end();
  await expect(pay()).rejects.toThrow('fetch failed');
  answer = () => undefined;
  await expect(pay(100)).rejects.toThrow(/timeout|aborted/i);
});

test('in production there is none unless one is configured, whole and on the list of hosts', () => {
  const production = { NODE_ENV: 'production', EMBEDDED: 'true' };
  const read = (env: Record<string, string>) => readConfig(env, { bank: payoutBankConfig }).bank;
  expect(read({}).provider).toBe('embedded');
  expect(read(production).provider).toBe('none');
  const http = { ...production, PAYOUT_PROVIDER: 'http', PAYOUT_URL: 'https://banco.example/v1' };
  expect(() => read(http)).toThrow(ConfigError);
  const whole = { ...http, PAYOUT_WEBHOOK_SECRET: 'Qy5Tn0-sWc8HgE2vJ_r4MkXa7PzUd1Lb' };
  expect(() => read(whole)).toThrow(/PAYOUT_HOSTS/);
  expect(read({ ...whole, PAYOUT_HOSTS: 'banco.example' })).toMatchObject({ provider: 'http', url: http.PAYOUT_URL });
});
