import { type ErrorCode, type ErrorContext, errors, isErrorCode } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { InvalidInput } from './funnel.ts';
import { createHttpServer } from './server.ts';
import { registerWebApp } from './web-app.ts';

interface Body {
  code: string;
  message: string;
  details?: Record<string, unknown>;
  traceId: string;
}

let app: FastifyInstance;
/** What the next request of `/fail` throws; anything at all. */
let thrown: unknown;

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  app = await createHttpServer(config, (hostname) => (hostname === 'sul.example' ? 'Crédito Sul' : 'Casa & Cia $&'));
  app.get('/fail', async () => {
    throw thrown;
  });
  app.post('/echo', async () => 'ok');
  app.get('/names/:name', async () => 'ok');
  await registerWebApp(app, null);
});
afterAll(() => app.close());

async function fail(error: unknown) {
  thrown = error;
  const response = await app.inject({ url: '/fail' });
  return { status: response.statusCode, headers: response.headers, body: response.json<Body>() };
}
const refused = (...told: ConstructorParameters<typeof Refusal>) => fail(new Refusal(...told));
const post = async (payload: string, type = 'application/json') => {
  const response = await app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': type } });
  return { status: response.statusCode, body: response.json<Body>() };
};

describe('a known code', () => {
  test.each(Object.keys(errors).filter(isErrorCode))('%s answers its status and its sentence', async (code) => {
    const { status, body, headers } = await refused(code);
    expect(status).toBe(errors[code].status);
    expect(body).toEqual({ code, message: expect.any(String), traceId: headers['x-request-id'] });
    expect(body.message).not.toMatch(/[{}]/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('says the brand, letter by letter', async () => {
    expect((await refused('MANUALLY_BLOCKED')).body.message).toBe(
      'Seu limite foi bloqueado. Entre em contato com Casa & Cia $&',
    );
  });

  // Planted: every hostname's page was told the one brand.
  test('says the brand that the page of its hostname has', async () => {
    thrown = new Refusal('MANUALLY_BLOCKED');
    const answer = await app.inject({ url: '/fail', headers: { host: 'sul.example:3000' } });
    expect(answer.json<Body>().message).toBe('Seu limite foi bloqueado. Entre em contato com Crédito Sul');
  });

  test('reads differently where the specs say so', async () => {
    const say = async (code: ErrorCode, context: ErrorContext) => (await refused(code, { context })).body.message;
    expect(await say('UNAUTHORIZED', 'login')).toBe('Usuário não cadastrado ou senha incorreta');
    expect(await say('LIMIT_NOT_FOUND', 'payments')).toBe('CPF não encontrado');
    expect(await say('LIMIT_NOT_FOUND', 'purchase')).toBe('CPF sem limite');
    expect(await say('BAD_REQUEST', 'payments')).toBe('CPF inválido');
    expect(await say('CONFLICT', 'verification')).toContain('Solicite um novo Código para Verificação');
  });

  test('carries the facts the screen needs', async () => {
    const { body } = await refused('DEVICE_VALUE_TOO_LOW', { details: { minimum: 1250 } });
    expect(body.details).toEqual({ minimum: 12.5 });
    expect(body.message).toBe('Valor do aparelho deve ser no mínimo R$\u00a012,50');
  });

  test('says nothing that the code does not declare', async () => {
    const { status, body } = await refused('CONFLICT', { details: { cpf: '90000100200' } });
    expect(status).toBe(409);
    expect(body).not.toHaveProperty('details');
  });
});

describe('an unknown failure says nothing but a trace id', () => {
  const secret = 'password authentication failed for user "balcao" at /srv/app.ts';
  test.each<[string, unknown]>([
    ['an error', new Error(secret)],
    ['an error with a status of ours', Object.assign(new Error(secret), { statusCode: 502 })],
    ['an error with a nonsense status', Object.assign(new Error(secret), { statusCode: 'x' })],
    ['an error of the driver', Object.assign(new Error(secret), { code: '23505', detail: secret })],
    ['a text', secret],
    ['a number', 7],
    ['null', null],
    ['an object', { message: secret, stack: secret }],
  ])('%s', async (_name, error) => {
    const { status, body, headers } = await fail(error);
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Erro inesperado, por favor, tente novamente.',
      traceId: headers['x-request-id'],
    });
  });
});

describe('a database that cannot do its work now is 503 with Retry-After', () => {
  const coded = (code: string) => Object.assign(new Error('not now'), { code });
  test.each<[string, unknown]>([
    ['disk full', coded('53100')],
    ['out of memory', coded('53200')],
    ['too many connections', coded('53300')],
    ['read-only after a failover', coded('25006')],
    ['shut down', coded('57P01')],
    ['starting up', coded('57P03')],
    ['connection failure', coded('08006')],
    ['protocol violation', coded('08P01')],
    ['I/O error', coded('58030')],
    ['refused', coded('ECONNREFUSED')],
    ['both addresses of a name refused', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['no such host', coded('ENOTFOUND')],
    ['all connections of the pool taken', new Error('timeout exceeded when trying to connect')],
    ['a statement never answered', new Error('Query read timeout')],
  ])('%s', async (_name, error) => {
    const { status, body, headers } = await fail(error);
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAIBLE', '5']);
  });
});

describe('what a client did wrong', () => {
  test('input that does not fit names each path, and nothing of the schema', async () => {
    const schema = z.object({ store: z.object({ id: z.uuid() }), ids: z.array(z.int()) });
    const parsed = schema.safeParse({ store: { id: 'x' }, ids: [1, 'two'] });
    const { status, body } = await fail(parsed.error && new InvalidInput('body', parsed.error));
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(body.details).toEqual({
      issues: [
        { path: 'body.store.id', message: expect.any(String) },
        { path: 'body.ids.1', message: expect.any(String) },
      ],
    });
  });

  test('input of a call that belongs to a place is told in the words of that place', async () => {
    const { error } = z.object({ imei: z.string() }).safeParse({});
    const told = [undefined, 'device', 'payments'] as const;
    const sentences = [];
    for (const context of told)
      sentences.push((await fail(error && new InvalidInput('body', error, context))).body.message);
    expect(sentences).toEqual(['Preencha os dados corretamente', 'Número IMEI informado é inválido', 'CPF inválido']);
  });

  test('a body that is no JSON, empty, poisoned or of another type', async () => {
    const answers = [
      await post('{"a":'),
      await post(''),
      await post('{"__proto__":{"isAdmin":true}}'),
      await post('<a/>', 'text/xml'),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code, body.message]).toEqual([400, 'BAD_REQUEST', 'Preencha os dados corretamente']);
      expect(Object.keys(body)).toEqual(['code', 'message', 'traceId']);
    }
  });

  test('a body beyond a megabyte', async () => {
    const fits = JSON.stringify({ text: 'x'.repeat(1_048_000) });
    const response = await app.inject({ method: 'POST', url: '/echo', payload: JSON.parse(fits) as object });
    expect(response.statusCode).toBe(200);
    const { status, body } = await post(JSON.stringify({ text: 'x'.repeat(1_048_576) }));
    expect([status, body.code, body.message]).toEqual([413, 'PAYLOAD_TOO_LARGE', 'O envio é grande demais.']);
  });

  test('a path or method that does not exist', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/nothing/here' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Não encontrado.' });
    }
  });

  test.each(['/%', '/names/%E0%A4%A', `/names/${'x'.repeat(200)}`])(
    'an address no route could have: %s',
    async (url) => {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(400);
      expect(response.json<Body>()).toEqual({
        code: 'BAD_REQUEST',
        message: 'Preencha os dados corretamente',
        traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'",
      });
    },
  );
});
