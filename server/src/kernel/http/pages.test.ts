import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { registerApiReference } from './api-reference.ts';
import { publicConfiguration } from '@balcao/contract';
import { createHttpServer } from './server.ts';
import { registerWebApp } from './web-app.ts';

const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' };
const PAGE = '<!doctype html><div id="app"></div>';
const LOGIN = '<!doctype html><div id="login"></div>';
const CUSTOMERS = '<!doctype html><div id="customer"></div>';

const PAGES = ['/', '/login', '/caixa', '/both', '/render/$ids/$type'];
const PAGE_FILES = {
  '/c/entrar': ['/assets/entry-a1.js', '/assets/entry-a1.css'],
  '/c/loja/$code': ['/assets/store-a1.js'],
};

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'customer.html'), CUSTOMERS);
  await writeFile(join(folder, 'login.html'), LOGIN);
  await writeFile(join(folder, 'pages.json'), JSON.stringify(PAGES));
  await writeFile(join(folder, 'page-files.json'), JSON.stringify(PAGE_FILES));
  await writeFile(join(folder, 'assets', 'main-a1b2c3.js'), 'export {};');
  app = await createHttpServer(readConfig(environment), () => 'UME');
  app.get('/coordinator/known', async () => ({ isKnown: true }));
  app.get('/both', async () => ({ isKnown: true }));
  await registerApiReference(app);
  await registerWebApp(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, accept = 'text/html,application/xhtml+xml') => app.inject({ url, headers: { accept } });
const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

test('a page takes from others what the configuration names, and nothing else', async () => {
  const foreign = {
    script: ['https://t.example'],
    frame: ['https://c.example'],
    image: [],
    connect: ['https://e.example'],
  };
  const talking = await createHttpServer(readConfig(environment), () => 'UME', { foreign });
  const { headers } = await talking.inject('/');
  const policy = directives(headers['content-security-policy']);
  expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", 'https://t.example']);
  expect(policy.get('frame-src')).toEqual(["'self'", 'https://c.example']);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://e.example']);
  expect(directives((await app.inject('/login')).headers['content-security-policy']).get('frame-src')).toBeUndefined();
  await talking.close();
});

describe('security headers', () => {
  test.each(['/', '/coordinator/known', '/nothing', '/assets/main-a1b2c3.js', '/openapi.json'])(
    'of %s',
    async (url) => {
      const { headers } = await open(url, '*/*');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  test('scripts come from this server alone, and nobody frames a page', async () => {
    const policy = directives((await open('/')).headers['content-security-policy']);
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.has('script-src-attr')).toBe(false);
  });

  test('pages call this server, and the origins that are named at the time', async () => {
    let origins = ['https://login.example'];
    const server = await createHttpServer(readConfig(environment), () => 'UME', { connectTo: () => origins });
    const called = async () =>
      directives((await server.inject({ url: '/' })).headers['content-security-policy']).get('connect-src');
    expect(await called()).toEqual(["'self'", 'https://login.example']);
    origins = [];
    expect(await called()).toEqual(["'self'"]);
    await server.close();
  });

  test('production asks browsers to stay on https', async () => {
    const production = readConfig({ ...environment, NODE_ENV: 'production', EMBEDDED: 'true' });
    const server = await createHttpServer(production, () => 'UME');
    const { headers } = await server.inject({ url: '/' });
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    await server.close();
  });
});

describe('the web app', () => {
  test.each(['/', '/caixa', '/caixa/compras/019c-x', '/login/corporativo'])(
    '%s is the page, never from a cache',
    async (url) => {
      const { statusCode, body, headers } = await open(url);
      expect([statusCode, body]).toEqual([200, PAGE]);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/login', '/login/', '/login?origin=/caixa'])('%s is the page of the login alone', async (url) => {
    const { statusCode, body, headers } = await open(url);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, LOGIN, 'no-cache']);
  });

  test.each(['/c', '/c/', '/c?x=1', '/c/comprovante', '/c/nada/daqui'])(
    "%s is the customers' page under the same policy",
    async (url) => {
      const { statusCode, body, headers } = await open(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, CUSTOMERS, 'no-cache']);
      const policy = directives(headers['content-security-policy']);
      expect([policy.get('script-src'), policy.get('style-src')]).toEqual([
        ["'self'", "'wasm-unsafe-eval'"],
        ["'self'"],
      ]);
    },
  );

  test.each(['/login', '/login?next=/caixa', '/caixa/', '/render/a,b/PURCHASE', '/c/comprovante'])(
    'an address of the app is the app whatever is accepted: %s',
    async (url) => {
      for (const accept of ['*/*', 'application/json', ''])
        expect((await open(url, accept)).headers['content-type']).toMatch(/^text\/html/);
      const head = await app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    },
  );

  test('where a page and a call have one address, who accepts HTML gets the page', async () => {
    expect((await open('/both')).body).toBe(PAGE);
    expect((await open('/both', '*/*')).json()).toEqual({ isKnown: true });
    expect((await open('/coordinator/known')).json()).toEqual({ isKnown: true });
  });

  test('hashed files are kept for a year', async () => {
    const { statusCode, headers } = await open('/assets/main-a1b2c3.js', '*/*');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('an unknown call of the API is told so in JSON, whatever the method', async () => {
    const answers = [
      await open('/coordinator/unknown', 'application/json'),
      await open('/coordinator/unknown', '*/*'),
      await app.inject({ method: 'POST', url: '/caixa', headers: { accept: 'text/html' }, payload: {} }),
      await app.inject({ method: 'GET', url: '/caixa/nothing' }),
      await open('/assets/gone-a1b2c3.js', '*/*'),
      await open('/render/a', '*/*'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Não encontrado.' });
    }
  });

  test.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
    'nothing above its folder is served: %s',
    async (url) => {
      const { statusCode } = await open(url, '*/*');
      expect([400, 403, 404]).toContain(statusCode);
    },
  );

  test('without a build every unknown path is told so', async () => {
    const bare = await createHttpServer(readConfig(environment), () => 'UME');
    await registerWebApp(bare, null);
    const answer = await bare.inject({ url: '/caixa', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    await bare.close();
  });
});

describe('the API reference', () => {
  test('/openapi.json is the document', async () => {
    const { statusCode, headers, body } = await open('/openapi.json', 'application/json');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0', info: { title: 'Balcão' } });
  });

  test('/docs is a page that runs no script written into it', async () => {
    const { statusCode, headers, body } = await open('/docs');
    expect(statusCode).toBe(200);
    const scripts = directives(headers['content-security-policy']).get('script-src');
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
    const [, source = ''] = /<script src="([^"]+swagger-initializer[^"]*)"/.exec(body) ?? [];
    const script = await open(new URL(source, 'http://server/docs/').pathname, '*/*');
    expect(script.statusCode).toBe(200);
  });
});

test('a page and the manifest bear the brand of their hostname; without one the page comes all the same', async () => {
  const branded = await createHttpServer(readConfig(environment), () => 'UME');
  for (const page of ['index.html', 'login.html'])
    await writeFile(join(folder, page), '<head><title>Balcão</title></head>');
  await mkdir(join(folder, 'c'), { recursive: true });
  for (const manifest of ['manifest.webmanifest', 'c/manifest.webmanifest'])
    await writeFile(join(folder, manifest), '{"name":"Balcão"}');
  await registerWebApp(branded, folder, async (hostname) => {
    if (hostname === 'down.example') throw new Error('no database');
    return publicConfiguration.parse({ app: { name: hostname } });
  });
  const ask = (url: string, host: string) => branded.inject({ url, headers: { accept: 'text/html', host } });
  for (const url of ['/', '/login', '/nothing/here'])
    expect((await ask(url, 'loja.example:443')).body).toContain('<title>loja.example</title>');
  for (const url of ['/manifest.webmanifest', '/c/manifest.webmanifest'])
    expect((await ask(url, 'loja.example')).json()).toMatchObject({ name: 'loja.example' });
  const plain = await ask('/login', 'down.example');
  expect([plain.statusCode, plain.body]).toEqual([200, '<head><title>Balcão</title></head>']);
  await branded.close();
});

test('a page of customers names the files of its own screen', async () => {
  const branded = await createHttpServer(readConfig(environment), () => 'UME');
  for (const page of ['index.html', 'customer.html'])
    await writeFile(join(folder, page), '<head><title>Balcão</title></head>');
  await registerWebApp(branded, folder, async () => publicConfiguration.parse({}));
  const ask = (url: string) => branded.inject({ url, headers: { accept: 'text/html' } });
  const [script, style, store] = [
    '<link rel="modulepreload" crossorigin href="/assets/entry-a1.js">',
    '<link rel="stylesheet" crossorigin href="/assets/entry-a1.css">',
    '<link rel="modulepreload" crossorigin href="/assets/store-a1.js">',
  ];
  for (const url of ['/c/entrar', '/c/entrar/?x=1'])
    expect((await ask(url)).body).toContain(`${script}${style}<script`);
  expect((await ask('/c/loja/AB3D-7K2M')).body).toContain(`</title>${store}<script`);
  for (const url of ['/c/nada', '/c/loja/AB3D-7K2M/x', '/']) expect((await ask(url)).body).not.toContain('<link');
  await branded.close();
});
