import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../kernel/config.ts';
import { setClock } from '../../testing/platform.ts';
import { errorReports, errorReportsConfig } from './index.ts';

const read = (env: Record<string, string>) => readConfig(env, { errorReports: errorReportsConfig }).errorReports;

interface Received {
  url: string | undefined;
  auth: unknown;
  lines: Record<string, unknown>[];
}
let server: Server;
let host: string;
let received: Received[];
let isDead: boolean;

/** The part of the protocol that we use, as the service answers it. */
beforeEach(async () => {
  received = [];
  isDead = false;
  server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const lines = text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
      received.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines });
      if (!isDead) response.writeHead(200).end('{}');
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const clock = setClock('2026-11-21T15:00:00Z');
const reports = (timeoutMs?: number) =>
  errorReports(read({ ERROR_REPORTS_DSN: `http://abc123@${host}/42`, ERROR_REPORTS_HOSTS: host }), clock, timeoutMs);

test('without a DSN nobody is told', () => {
  expect(errorReports(read({}))).toEqual({ onFault: undefined, pageDsn: null, pageOrigins: [] });
});

test('an error is one envelope of Sentry’s protocol, and says nothing of a person', async () => {
  const fault = new TypeError('no limit for 529.982.247-25, rita@loja.example, (92) 98888-7777, Bearer abc.def');
  reports().onFault?.(fault, 'request-1');
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const [{ url, auth, lines } = { url: '', auth: '', lines: [] }] = received;
  expect(url).toBe('/api/42/envelope/');
  expect(auth).toContain('sentry_key=abc123');
  const [header, item, event] = lines;
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: header?.['event_id'],
    platform: 'node',
    level: 'error',
    tags: { requestId: 'request-1' },
    exception: { values: [{ type: 'TypeError', value: 'no limit for ***CPF***, ***@***, ***PHONE***, Bearer ***' }] },
  });
  expect(JSON.stringify(event)).toContain('error-reports.test.ts');
  // As long as they are here: three digits stand in a random id now and then.
  expect(JSON.stringify(received)).not.toMatch(/529\.?982|rita|98888-?7777|abc\.def/);
});

test('the same error is told once a minute', async () => {
  const { onFault } = reports();
  const tell = () => onFault?.(new Error('again'), undefined);
  tell();
  tell();
  clock.set('2026-11-21T15:01:00Z');
  tell();
  await vi.waitFor(() => expect(received).toHaveLength(2));
});

test('a dead service is waited for by five reports, and by no request', async () => {
  isDead = true;
  const { onFault } = reports(200);
  for (let count = 0; count < 20; count += 1) onFault?.(new Error(`fault ${count}`), undefined);
  await vi.waitFor(() => expect(received).toHaveLength(5));
  isDead = false;
  await new Promise((done) => void setTimeout(done, 400));
  onFault?.(new Error('one more'), undefined);
  await vi.waitFor(() => expect(received).toHaveLength(6));
});

test.each([
  ['ERROR_REPORTS_DSN: https://key@host/project', { ERROR_REPORTS_DSN: 'https://host/42' }],
  ['ERROR_REPORTS_HOSTS: does not list s.example', { ERROR_REPORTS_PAGE_DSN: 'https://k@s.example/42' }],
])('%s stops the start', (message, env) => {
  expect(() => read(env)).toThrow(message);
});
