import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer } from './server.ts';

let server: FastifyInstance;
/** Whether the session of `real` is over. */
let isOver = false;
afterEach(() => server.close());

/** A server that lets each caller ask twice; `real` is the token of a session. */
async function open(environment: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '2', ...environment });
  server = await createHttpServer(config, () => 'UME');
  isOver = false;
  server.get('/', async (request, reply) => {
    const { authorization } = request.headers;
    request.isSignedIn = authorization === 'Bearer real' && !isOver;
    return reply.status(authorization === undefined || request.isSignedIn ? 200 : 401).send('');
  });
}
const ask = async (headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') => {
  const answer = await server.inject({ url: '/', headers, remoteAddress });
  return answer.statusCode;
};
const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

test('too many requests are told so, with when to come back', async () => {
  await open();
  await ask();
  await ask();
  const answer = await server.inject({ url: '/', remoteAddress: '203.0.113.1' });
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Muitas tentativas. Aguarde um momento e tente novamente.',
  });
  expect(answer.headers['retry-after']).toBeDefined();
  expect(await ask({}, '203.0.113.2')).toBe(200);
});

test('a token that is nobody’s counts for the address, whatever is written in it', async () => {
  // Planted bug: a bucket a token, known or not, lets a caller that makes up tokens ask without end.
  await open();
  const asked = [await ask(bearing('a')), await ask(bearing('b')), await ask(bearing('c')), await ask()];
  expect(asked).toEqual([401, 401, 429, 429]);
});

test('a session has a bucket of its own once it was seen to be one', async () => {
  await open();
  const first = await ask(bearing('real'));
  await ask();
  expect([first, await ask()]).toEqual([200, 429]);
  expect([await ask(bearing('real')), await ask(bearing('real')), await ask(bearing('real'))]).toEqual([200, 200, 429]);
});

// Planted: a bucket that is not given up lets whoever has the token of a session that is over guess twice as often.
test('the token of a session that is over counts for the address again', async () => {
  await open({ RATE_LIMIT_PER_MINUTE: '3' });
  expect(await ask(bearing('real'))).toBe(200);
  isOver = true;
  const asked = [await ask(bearing('real')), await ask(bearing('real')), await ask(), await ask()];
  expect(asked).toEqual([401, 401, 200, 429]);
});

test('addresses of one IPv6 network are one caller', async () => {
  await open();
  expect([await ask({}, '2001:db8::1'), await ask({}, '2001:db8::2'), await ask({}, '2001:db8::3')]).toEqual([
    200, 200, 429,
  ]);
});

test.each([
  ['nobody', {}],
  ['one proxy', { TRUST_PROXY: '1' }],
  ['the proxy by its network', { TRUST_PROXY: '203.0.113.0/24' }],
])('behind %s, what a caller forwards of itself is not believed', async (_, environment) => {
  // Planted bug: TRUST_PROXY=true believes the left-most address, and each made up one is another caller.
  await open(environment);
  const from = (made: string) => ({ 'x-forwarded-for': `${made}, 198.51.100.9` });
  expect([await ask(from('1.1.1.1')), await ask(from('2.2.2.2')), await ask(from('3.3.3.3'))]).toEqual([200, 200, 429]);
});

test('a trusted proxy tells callers apart', async () => {
  await open({ TRUST_PROXY: '1' });
  for (const caller of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    expect(await ask({ 'x-forwarded-for': caller })).toBe(200);
});
