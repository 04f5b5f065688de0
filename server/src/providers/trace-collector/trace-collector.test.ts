import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import type { Span } from '../../kernel/tracing/tracing.ts';
import { traceCollector, traceCollectorConfig } from './index.ts';

const read = (env: Record<string, string>) => readConfig(env, { traces: traceCollectorConfig }).traces;

interface Sent {
  name: string;
  kind: number;
  traceId: string;
  startTimeUnixNano: string;
  parentSpanId?: string;
}
let server: Server;
let host: string;
let batches: { url: string | undefined; token: string | undefined; spans: Sent[] }[];
let answer: 'ok' | 'broken' | 'silent';

beforeEach(async () => {
  batches = [];
  answer = 'ok';
  server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
      const spans = resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
      batches.push({ url: request.url, token: request.headers.authorization, spans });
      if (answer !== 'silent') response.writeHead(answer === 'ok' ? 200 : 503).end('{}');
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const pace = { everyMs: 10, timeoutMs: 200, most: 20, batch: 5, pauseMs: 1_500 };
const open = () =>
  traceCollector(read({ TRACES_URL: `http://${host}/otlp`, TRACES_HOSTS: host, TRACES_TOKEN: 't' }), pace);
const span = (name: string, part: Partial<Span> = {}): Span => ({
  traceId: 'a'.repeat(32),
  id: 'b'.repeat(16),
  parentId: undefined,
  name,
  kind: 'internal',
  beganAt: 1_795_272_000_000.25,
  endedAt: 1_795_272_000_001.5,
  attributes: {},
  isFailed: false,
  ...part,
});
const names = () => batches.flatMap(({ spans }) => spans.map(({ name }) => name));

test('without an address nothing is traced', () => {
  expect(traceCollector(read({})).tracer).toBeUndefined();
});

test('spans go in batches, as OTLP says them', async () => {
  const { tracer } = open();
  expect(tracer?.rate).toBe(1);
  for (let count = 0; count < 7; count += 1)
    tracer?.take(span(`s${count}`, { parentId: 'c'.repeat(16), kind: 'server' }));
  await vi.waitFor(() => expect(names()).toHaveLength(7));
  expect(batches.map(({ spans }) => spans.length)).toEqual([5, 2]);
  expect(batches[0]).toMatchObject({ url: '/otlp/v1/traces', token: 'Bearer t' });
  expect(batches[0]?.spans[0]).toEqual({
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    parentSpanId: 'c'.repeat(16),
    name: 's0',
    kind: 2,
    startTimeUnixNano: '1795272000000250000',
    endTimeUnixNano: '1795272000001500000',
    attributes: [],
    status: {},
  });
});

test('what waits when the server stops is sent', async () => {
  const { tracer, close } = open();
  tracer?.take(span('last'));
  await close();
  expect(names()).toEqual(['last']);
});

test('a collector that answers nothing is waited for by one batch, keeps no more than the queue, and holds nobody up', async () => {
  answer = 'silent';
  const { tracer } = open();
  const began = performance.now();
  for (let count = 0; count < 10_000; count += 1) tracer?.take(span(`s${count}`));
  expect(performance.now() - began).toBeLessThan(100);
  await vi.waitFor(() => expect(batches).toHaveLength(1));
  await new Promise((done) => void setTimeout(done, 300));
  tracer?.take(span('in the pause'));
  await new Promise((done) => void setTimeout(done, 100));
  expect(batches).toHaveLength(1);
  answer = 'ok';
  await new Promise((done) => void setTimeout(done, 1_500));
  tracer?.take(span('after'));
  await vi.waitFor(() => expect(batches).toHaveLength(2));
  expect(names().at(-1)).toBe('after');
});

test.each([
  ['TRACES_HOSTS: does not list traces.example', { TRACES_URL: 'https://traces.example' }],
  ['TRACES_RATE: ', { TRACES_RATE: '2' }],
])('%s stops the start', (message, env) => {
  expect(() => read(env)).toThrow(message);
});
