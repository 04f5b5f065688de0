import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { readConfig } from '../../kernel/config.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import { BirthDateMismatch } from '../../modules/decisions/index.ts';
import { cleanReport } from '../../modules/decisions/testing/bureau.ts';
import { type SetClock, setClock, testSecret } from '../../testing/platform.ts';
import { creditBureauConfig } from './config.ts';
import { embeddedBureau } from './embedded-bureau.ts';
import { httpBureau } from './http-bureau.ts';

let server: Server;
let url: string;
let clock: SetClock;
let asked: { attempt: string | undefined; key: string | undefined; body: string }[];
let answer: (response: ServerResponse, attempt: number) => void;
const answers = (status: number, body: unknown) => {
  answer = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
};

beforeEach(async () => {
  asked = [];
  clock = setClock('2026-11-21T10:00:00Z');
  answers(200, cleanReport(clock.now()));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const [attempt, key] = [request.headers['x-attempt'], request.headers['idempotency-key']] as (
        | string
        | undefined
      )[];
      asked.push({ attempt, key, body });
      answer(response, Number(attempt));
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const query = (cpf = '52998224725') => ({
  cpf,
  name: 'Ana Souza',
  birthOn: null,
  purpose: 'CREDIT_GRANTING' as const,
  idempotencyKey: 'one-a-day',
});
const bureau = (timeoutMs = 2_000) => httpBureau({ url, token: 'secret', clock, timeoutMs });

test('an answer, asked for by a key of its own', async () => {
  expect(await bureau().ask(query())).toMatchObject({ status: 'OK', score: { value: 700 } });
  expect(asked).toMatchObject([{ attempt: '1', key: 'one-a-day' }]);
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ cpf: '52998224725', purpose: 'CREDIT_GRANTING' });
});

test.each([
  ['no JSON', 200, 'ok'],
  ['half a file', 200, { ...cleanReport(new Date(0)), asOf: undefined }],
  ['a lie about money', 200, { ...cleanReport(new Date(0)), negatives: { count: 1, totalCents: -5 } }],
  ['too many queries', 429, ''],
  ['refused credentials', 401, ''],
  ['a failure', 500, ''],
])('%s is no answer, and is not asked for twice', async (_, status, body) => {
  answers(status, body);
  await expect(bureau().ask(query())).rejects.toThrow(Error);
  expect(asked).toHaveLength(1);
});

test('a source that is down is tried twice more with the same key', async () => {
  answer = (response, attempt) =>
    attempt < 3 ? response.writeHead(503).end() : response.end(JSON.stringify(cleanReport(clock.now())));
  expect(await bureau().ask(query())).toMatchObject({ status: 'OK' });
  expect(asked.map(({ attempt, key }) => [attempt, key])).toEqual([
    ['1', 'one-a-day'],
    ['2', 'one-a-day'],
    ['3', 'one-a-day'],
  ]);
});

test('another birth date is an answer; who is slow or leads elsewhere is given up on', async () => {
  answers(422, '');
  await expect(bureau().ask(query())).rejects.toThrow(BirthDateMismatch);
  answer = () => undefined;
  await expect(bureau(100).ask(query())).rejects.toThrow(/timeout|aborted/i);
  answer = (response) => response.writeHead(302, { location: url }).end();
  await expect(bureau().ask(query())).rejects.toThrow('fetch failed');
});

test('five failures open the circuit; a mismatch is none', async () => {
  const one = bureau();
  answers(422, '');
  for (let count = 0; count < 5; count += 1) await expect(one.ask(query())).rejects.toThrow(BirthDateMismatch);
  answers(500, '');
  for (let count = 0; count < 5; count += 1) await expect(one.ask(query())).rejects.toThrow('answered 500');
  await expect(one.ask(query())).rejects.toThrow('circuit open');
  clock.set(addSeconds(clock.now(), 30));
  answers(200, cleanReport(clock.now()));
  expect(await one.ask(query())).toMatchObject({ status: 'OK' });
});

test('a real bureau is never asked about a CPF of the tests', async () => {
  await expect(bureau().ask(query('00010742298'))).rejects.toThrow('embedded bureau');
  expect(asked).toEqual([]);
});

const secrets = createSecrets(testSecret);
const waits: number[] = [];
const embedded = (cpf: string) => {
  const wait = (ms: number) => Promise.resolve(void waits.push(ms));
  return embeddedBureau({ clock, secrets, wait }).ask(query(cpf));
};

test.each([
  ['00000000272', { status: 'NO_HIT', score: null }],
  ['00010742298', { score: { value: 742 }, positive: { months: 30 }, income: { estimateCents: 280_000 } }],
  ['00011520256', { score: { value: 520 }, positive: { months: 0 }, income: null, commitment: null }],
  ['00020315236', { score: { value: 430 }, negatives: { count: 3, totalCents: 150_000 } }],
  ['00021205264', { protests: { count: 2, totalCents: 50_000 } }],
  ['00022001204', { bouncedChecks: { count: 1 } }],
  ['00030000289', { registry: { cpfStatus: 'CANCELADA', deceased: true } }],
  ['00031000223', { registry: { cpfStatus: 'SUSPENSA' } }],
  ['00034000267', { registry: { cpfStatus: 'PENDENTE' } }],
  ['00040180280', { income: { estimateCents: 180_000 } }],
  ['00041095200', { commitment: { monthlyCents: 95_000 } }],
  ['00050014200', { queries: { last30d: 14 } }],
  ['00060000295', { registry: { nameMatchPct: 40 } }],
  ['00062000284', { alerts: ['STOLEN_DOCUMENTS'] }],
  ['00063000229', { negatives: { count: 0, items: [{ disputed: true }] } }],
  ['00086000233', { status: 'PARTIAL', missingSections: ['SCORE'] }],
  ['00090045211', { asOf: '2026-10-07T10:00:00.000Z' }],
])('the embedded bureau about test CPF %s', async (cpf, said) => {
  expect(await embedded(cpf)).toMatchObject(said);
});

test('the embedded bureau fails as bureaus do, and knows anybody else for ever alike', async () => {
  for (const cpf of ['00081000200', '00082000255', '00083030298', '00084000244', '00085000299']) {
    await expect(embedded(cpf)).rejects.toThrow(Error);
  }
  await expect(embedded('00061000230')).rejects.toThrow(BirthDateMismatch);
  await embedded('00080250297');
  expect(waits).toEqual([2_500]);
  expect(await embedded('52998224725')).toEqual(await embedded('52998224725'));
});

const service = {
  CREDIT_BUREAU_PROVIDER: 'http',
  CREDIT_BUREAU_URL: 'https://bureau.example',
  CREDIT_BUREAU_TOKEN: 'secret',
  CREDIT_BUREAU_HOSTS: 'bureau.example',
};
const read = (env: Record<string, string>) => readConfig(env, { creditBureau: creditBureauConfig }).creditBureau;

const production = { NODE_ENV: 'production', EMBEDDED: 'true' };

test('every variable reaches its place; without any the embedded bureau', () => {
  expect(read(service)).toEqual({ provider: 'http', url: 'https://bureau.example', token: 'secret' });
  expect(read({})).toEqual({ provider: 'embedded' });
  // Its answers are invented: production lends by them only where it says so.
  expect(read(production)).toEqual({ provider: 'none' });
  expect(read({ ...production, CREDIT_BUREAU_PROVIDER: 'embedded' })).toEqual({ provider: 'embedded' });
});

test.each([
  ['CREDIT_BUREAU_URL: needed', { CREDIT_BUREAU_URL: '' }],
  ['CREDIT_BUREAU_TOKEN: needed', { CREDIT_BUREAU_TOKEN: '' }],
  ['CREDIT_BUREAU_HOSTS: does not list bureau.example', { CREDIT_BUREAU_HOSTS: 'other.example' }],
])('%s stops the start', (complaint, change) => {
  expect(() => read({ ...service, ...change })).toThrow(complaint);
});
