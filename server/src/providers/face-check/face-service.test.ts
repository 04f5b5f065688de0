import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import { judgeFace, notJudged } from '../../modules/faces/index.ts';
import { type SetClock, setClock, silentLog, testSecret } from '../../testing/platform.ts';
import { faceService } from './face-service.ts';
import { faceCheck } from './index.ts';

interface Received {
  path: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

const asked = {
  pictures: [Buffer.from('front'), Buffer.from('left')],
  portrait: Buffer.from('portrait'),
  challenge: { poses: ['FRONT' as const, 'LEFT' as const] },
};
const passed = { outcome: 'PASSED', reasons: [], similarity: 0.93 };
let server: Server;
let url: string;
let clock: SetClock;
let received: Received[];
let answer: (response: ServerResponse) => void;
// What is logged of a failure.
const warn = vi.fn<(...said: unknown[]) => void>();
const answers = (status: number, body: unknown) => {
  answer = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
};

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { url: path, headers } = request;
  received.push({ path, authorization: headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
  answer(response);
}

beforeEach(async () => {
  received = [];
  warn.mockReset();
  answers(200, passed);
  clock = setClock('2026-11-21T10:00:00Z');
  server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const service = (timeoutMs = 2_000) => faceService({ url, token: 'secret', clock, timeoutMs, log: { warn } });

test('the provider of the configuration is asked by `judgeFace`, with token, pictures, portrait and challenge', async () => {
  const platform = { clock, secrets: createSecrets(testSecret), log: silentLog };
  faceCheck({ provider: 'http', url, token: 'secret' }, platform);
  // An act hands on a platform with another database.
  expect(await judgeFace({ ...platform }, asked)).toEqual(passed);
  const [front, left, portrait] = ['front', 'left', 'portrait'].map((text) => Buffer.from(text).toString('base64'));
  expect(received).toEqual([
    {
      path: '/v1/face-checks',
      authorization: 'Bearer secret',
      body: { pictures: [front, left], portrait, challenge: { poses: ['FRONT', 'LEFT'] } },
    },
  ]);
});

test('reasons are taken as they are, one that is not known is left out', async () => {
  answers(200, { outcome: 'RETAKE', reasons: ['TOO_DARK', 'MOON_PHASE'], similarity: null });
  expect(await service()(asked)).toEqual({ outcome: 'RETAKE', reasons: ['TOO_DARK'], similarity: null });
});

test.each([
  ['an error', 500, ''],
  ['a refusal', 422, { message: 'no' }],
  ['what is no JSON', 200, 'PASSED'],
  ['an outcome of its own', 200, { ...passed, outcome: 'APPROVED' }],
  ['a similarity beyond one', 200, { ...passed, similarity: 93 }],
])('%s passes nobody: a person looks', async (_, status, body) => {
  answers(status, body);
  expect(await service()(asked)).toEqual(notJudged);
  expect(JSON.stringify(warn.mock.calls)).not.toContain(Buffer.from('front').toString('base64'));
});

test('a redirect is not followed, a silent service given up on', async () => {
  answer = (response) => response.writeHead(307, { location: url }).end();
  expect(await service()(asked)).toEqual(notJudged);
  expect(received).toHaveLength(1);
  answer = () => undefined;
  const started = performance.now();
  expect(await service(100)(asked)).toEqual(notJudged);
  expect(performance.now() - started).toBeLessThan(1_500);
});

test('five failures open the circuit for thirty seconds', async () => {
  answers(500, '');
  const judge = service();
  for (let count = 0; count < 5; count += 1) await judge(asked);
  answers(200, passed);
  expect(await judge(asked)).toEqual(notJudged);
  expect(received).toHaveLength(5);
  clock.set(addSeconds(clock.now(), 30));
  expect(await judge(asked)).toEqual(passed);
});
