import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer, patience } from './server.ts';

const HEADERS_MS = 400;
const REQUEST_MS = 1_200;
/** A machine under load comes late. */
const LATE_MS = 600;

let server: FastifyInstance;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  const wait = { headers: HEADERS_MS, request: REQUEST_MS, silence: 10_000, checkEvery: 50 };
  server = await createHttpServer(config, () => 'UME', { wait });
  server.post('/', (request, reply) => reply.send(request.body));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const HEADERS = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n';

/** What a client that sends this at once, and then a byte at a time, is answered, and after how long it is hung up on. */
async function dribble(text: string): Promise<{ answer: string; ms: number }> {
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  let isOver = false;
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (isOver = true));
  const begun = performance.now();
  if (text !== '') socket.write(text);
  while (!isOver && performance.now() - begun < REQUEST_MS + 3_000) {
    if (text !== '') socket.write('a');
    await sleep(25);
  }
  socket.destroy();
  return { answer: answer.split('\r\n', 1)[0] ?? '', ms: performance.now() - begun };
}

// Planted: Node's own times (60 s for headers, 300 s for a request) hold a connection for whoever sends a byte now and then.
test.each([
  ['sends nothing', '', HEADERS_MS],
  ['is slow with its headers', 'POST / HTTP/1.1\r\nhost: a\r\nx-slow: ', HEADERS_MS],
  ['is slow with its body', `${HEADERS}{"a":"`, REQUEST_MS],
])('a client that %s is told so and hung up on', async (_, text, patienceMs) => {
  const { answer, ms } = await dribble(text);
  expect(answer).toBe('HTTP/1.1 408 Request Timeout');
  expect(ms).toBeGreaterThanOrEqual(patienceMs - 25);
  expect(ms).toBeLessThan(patienceMs + LATE_MS);
});

test('outside of tests it is 10 s for headers, 30 s for a request', async () => {
  expect(patience).toEqual({ headers: 10_000, request: 30_000, silence: 60_000, checkEvery: 1_000 });
});
