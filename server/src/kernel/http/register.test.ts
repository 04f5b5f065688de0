import { cashierRoles, type RouteName, type RouteShape, roles, routes } from '@balcao/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testActor } from '../../testing/http.ts';
import { readConfig } from '../config.ts';
import type { Claim } from '../act/principal.ts';
import type { Actor, Authenticate } from '../auth/actor.ts';
import type { AuthenticateCustomer } from '../auth/customer.ts';
import { newId } from '../ids.ts';
import type { Span } from '../tracing/tracing.ts';
import { registerRoutes } from './register.ts';
import type { Call, Registration } from './serve.ts';
import { createHttpServer } from './server.ts';

const names = Object.keys(routes) as RouteName[];
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
const ids = { operatorId: newId(), retailerId: newId() };
const actors = new Map<string, Actor>(roles.map((role) => [role, testActor({ ...ids, role, name: role })]));
const authenticate: Authenticate = async (token) => actors.get(token) ?? null;
const customer = { borrowerId: newId(), retailerId: newId(), zone: 'America/Manaus', tokenHash: 'hash' };
const authenticateCustomer: AuthenticateCustomer = async (token) => (token === 'customer' ? customer : null);
const create = (registrations: Registration[], app: FastifyInstance) =>
  registerRoutes(app, registrations, { authenticate, authenticateCustomer });
/** A handler for each route that hands back what it was called with. */
const calls: Call<RouteName>[] = [];
const everyRoute = (): Registration[] =>
  names.map((name) => ({
    name,
    handle: async (call) => {
      calls.push(call);
      return name === 'GET /retailers/stores' ? [] : undefined;
    },
  }));

let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttpServer(config, () => 'UME');
  create(everyRoute(), app);
});
afterAll(() => app.close());

const KEY = 'a-key-of-this-act';
const ask = async (
  name: RouteName,
  options: Omit<InjectOptions, 'method' | 'url'> & { url?: string; token?: string } = {},
) => {
  const [method, path = ''] = name.split(' ');
  const { token = 'cashier', url, headers, ...rest } = options;
  const response = await app.inject({
    method: method as 'GET',
    url: url ?? path.replaceAll('{id}', newId()),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...rest,
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    code: response.body && response.json<{ code?: string }>().code,
  };
};

describe('the contract and the server never drift apart', () => {
  test('a route without a handler stops the start', async () => {
    const [missing = 'GET /auth', ...rest] = everyRoute();
    const server = await createHttpServer(config, () => 'UME');
    const name = typeof missing === 'string' ? missing : missing.name;
    expect(() => create(rest, server)).toThrow(`Routes without a handler: ${name}`);
    await server.close();
  });

  test('a second handler for a route stops the start', async () => {
    const twice = everyRoute().slice(0, 1);
    const server = await createHttpServer(config, () => 'UME');
    expect(() => create([...twice, ...twice], server)).toThrow('is registered twice or unknown');
    await server.close();
  });

  test('a handler for a route that is not in the contract stops the start', async () => {
    const stray: Registration = { name: 'GET /stray' as RouteName, handle: async () => undefined };
    const server = await createHttpServer(config, () => 'UME');
    expect(() => create([...everyRoute(), stray], server)).toThrow('GET /stray');
    await server.close();
  });

  test('a name that every object has is no route', async () => {
    const stray: Registration = { name: 'constructor' as RouteName, handle: async () => undefined };
    const server = await createHttpServer(config, () => 'UME');
    expect(() => create([stray], server)).toThrow('constructor');
    await server.close();
  });
});

describe('who may call', () => {
  const guarded = names.filter((name) => routes[name].access !== 'public');
  test.each(guarded)('%s refuses without a session, before it looks at the input', async (name) => {
    for (const authorization of ['', 'Bearer ', 'Bearer nobody', 'Basic cashier', 'cashier']) {
      const { status, code } = await ask(name, { token: '', headers: { authorization } });
      expect([authorization, status, code]).toEqual([authorization, 401, 'UNAUTHORIZED']);
    }
  });

  test('a role outside the list is told what the route says, or FORBIDDEN', async () => {
    const outsiders = roles.filter((role) => !cashierRoles.some((one) => one === role));
    for (const token of outsiders) {
      expect(await ask('POST /coordinator/contracts', { token })).toMatchObject({
        status: 403,
        code: 'OPERATOR_IS_NOT_CASHIER',
      });
      const plain = await ask('POST /coordinator/borrowers/{id}/limit/notify', { token });
      expect(plain).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
  });

  // Planted: one look-up of tokens for both opened the portal to whoever was signed in at a till.
  test('staff and customers have no token that opens what is of the other', async () => {
    calls.length = 0;
    expect(await ask('GET /portal/home', { token: 'manager' })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(await ask('GET /auth', { token: 'customer' })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(calls).toEqual([]);
    await ask('POST /portal/leave', { token: 'customer' });
    expect(calls[0]).toMatchObject({ actor: customer, by: { kind: 'customer', borrowerId: customer.borrowerId } });
  });

  test('a public route needs nobody and is told of nobody', async () => {
    calls.length = 0;
    await ask('GET /configurations/public');
    expect(calls.map((call) => call.actor)).toEqual([undefined]);
  });
});

test('a signed route without a check of who signed takes nothing from anybody', async () => {
  calls.length = 0;
  expect(await ask('POST /webhooks/pix', { payload: {} })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  expect(calls).toEqual([]);
});

describe('what the handler gets', () => {
  test('decoded input, the actor, the address and the page that asked', async () => {
    calls.length = 0;
    const borrowerId = newId();
    const storeId = newId();
    await ask('GET /coordinator/borrowers/{id}/limits', {
      url: `/coordinator/borrowers/${borrowerId}/limits?storeId=${storeId}&extra=1`,
      headers: { 'x-page-path': `/caixa/${'x'.repeat(500)}` },
    });
    const [call] = calls;
    expect(call?.params).toEqual({ id: borrowerId });
    expect(call?.query).toEqual({ storeId });
    expect(call?.actor).toMatchObject({ name: 'cashier', ...ids });
    expect(call?.request.address).toBe('127.0.0.1');
    expect(call?.request.pagePath).toHaveLength(200);
  });

  test('money in cents', async () => {
    calls.length = 0;
    const [borrowerId, storeId] = [newId(), newId()];
    await ask('POST /coordinator/contracts', { payload: { borrowerId, storeId, principal: 197.28 } });
    expect(calls[0]?.body).toEqual({ borrowerId, storeId, principal: 19_728 });
  });

  test('the same through every path of the route', async () => {
    calls.length = 0;
    const id = newId();
    await ask('GET /coordinator/operators/{id}', { url: `/operators/${id}` });
    await ask('GET /coordinator/operators/{id}', { url: `/coordinator/operators/${id}/` });
    expect(calls.map((call) => call.params)).toEqual([{ id }, { id }]);
  });
});

describe('Idempotency-Key', () => {
  const keyed = names.filter((name) => (routes[name] as RouteShape).idempotent);
  const storeId = newId();
  const claims = () => calls.map((call): Claim | undefined => call.by?.claim);

  test('is asked for wherever money moves or messages are sent', () => {
    expect(keyed.length).toBeGreaterThan(15);
  });

  test.each(keyed)('%s refuses without a key of 8 to 100 characters, before it looks at the input', async (name) => {
    const { access }: RouteShape = routes[name];
    const token = access === 'customer' ? access : typeof access === 'string' ? 'cashier' : (access[0] ?? '');
    const codeWith = async (key: string | undefined) =>
      (await ask(name, { token, headers: key === undefined ? {} : { 'idempotency-key': key } })).code;
    for (const key of [undefined, '', 'seven77', 'x'.repeat(101)])
      expect(await codeWith(key)).toBe('IDEMPOTENCY_KEY_REQUIRED');
    for (const key of ['x'.repeat(8), 'x'.repeat(100)])
      expect(await codeWith(key)).not.toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  test('the claim is bound to operator, route, path and body', async () => {
    calls.length = 0;
    const pay = (id: string, body: object) =>
      ask('POST /coordinator/contracts/installments/{id}/payment', {
        url: `/coordinator/contracts/installments/${id}/payment`,
        payload: body,
        headers: { 'idempotency-key': KEY },
      });
    const [one, two] = [newId(), newId()];
    await pay(one, { storeId });
    await pay(one, { storeId });
    await pay(two, { storeId });
    await pay(one, { storeId, expectedTotal: 1 });
    const hashes = claims().map((claim) => claim?.bodyHash);
    expect(hashes[1]).toBe(hashes[0]);
    expect(new Set(hashes).size).toBe(3);
    expect(calls[0]?.by).toMatchObject({
      kind: 'operator',
      actor: { operatorId: ids.operatorId },
      claim: { key: KEY, route: 'POST /coordinator/contracts/installments/{id}/payment' },
    });
  });
});

test('a request is traced by its route, its id and its outcome, and nothing it said', async () => {
  const spans: Span[] = [];
  const tracer = { rate: 1, take: (span: Span) => void spans.push(span) };
  const broken = everyRoute();
  const store = broken.find(({ name }) => name === 'GET /retailers/stores/{id}');
  if (store) Object.assign(store, { handle: () => Promise.reject(new Error('broken')) });
  const traced = await createHttpServer(config, () => 'UME');
  registerRoutes(traced, broken, { authenticate, tracer });
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const get = (url: string, token = 'cashier') =>
    traced.inject({ url, headers: { authorization: `Bearer ${token}`, traceparent } });
  await get('/retailers/stores?status=active');
  await get('/retailers/stores', 'nobody');
  const { headers } = await get(`/retailers/stores/${newId()}`);
  await traced.close();
  expect(
    spans.map(({ name, isFailed, attributes }) => [name, isFailed, attributes['http.response.status_code']]),
  ).toEqual([
    ['GET /retailers/stores', false, undefined],
    ['GET /retailers/stores', false, 401],
    ['GET /retailers/stores/{id}', true, 500],
  ]);
  expect(spans[1]?.attributes['error.type']).toBe('UNAUTHORIZED');
  expect(spans[2]?.attributes['request.id']).toBe(headers['x-request-id']);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set(['4bf92f3577b34da6a3ce929d0e0e4736']));
  expect(JSON.stringify(spans)).not.toMatch(/active|nobody|cashier/);
});
