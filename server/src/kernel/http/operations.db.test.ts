import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { type TestDatabase } from '../../testing/database.ts';
import { readConfig } from '../config.ts';
import { watchClock } from '../jobs/clock-watch.ts';
import { createDb } from '../db/database.ts';
import { guardedWrite } from '../db/guarded-write.ts';
import { nodePostgresPool } from '../db/pools.ts';
import { jobFragment } from '../jobs/outbox.ts';
import { registerOperations } from './operations.ts';
import { createHttpServer } from './server.ts';
import { registerWebApp } from './web-app.ts';
import { prepareDatabase } from '../../testing/prepare-counter.ts';

const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' };
const METRICS_TOKEN = 'ue7Rk2-Zp9Vt4_Xm1Lq8';
const scraper = { authorization: `Bearer ${METRICS_TOKEN}` };
const CPF = '52998224725';

const database = prepareDatabase(2);
const apps: FastifyInstance[] = [];
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
});

/** How far the machine's clock is ahead. */
let ahead = 0;
const steady = () => performance.now();

async function serverOn(db: TestDatabase['db'], over: Record<string, string> = {}) {
  const config = readConfig({ ...environment, METRICS_TOKEN, ...over });
  const app = await createHttpServer(config, () => 'UME');
  const figures = [{ name: 'cents_waiting', help: 'Cents', read: () => Promise.resolve(1_250) }];
  registerOperations(app, { db, config, figures, watch: watchClock(db, { wall: () => Date.now() + ahead, steady }) });
  app.get('/customers/:cpf', async () => ({ isKnown: true }));
  await registerWebApp(app, null);
  apps.push(app);
  return app;
}

describe('/health', () => {
  test('says up while the database answers', async () => {
    const answer = await (await serverOn(database.db)).inject({ url: '/health' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'up', database: 'up', clock: 'right' }]);
  });

  test('says that the clock is wrong, and so do the metrics, until it is set', async () => {
    const app = await serverOn(database.db);
    const clock = async () => (await app.inject({ url: '/health' })).json<{ clock: string }>().clock;
    ahead = 6_000;
    expect(await clock()).toBe('wrong');
    const { body } = await app.inject({ url: '/metrics', headers: scraper });
    expect(Number(/^clock_skew_seconds (\S+)$/m.exec(body)?.[1])).toBeCloseTo(6, 0);
    ahead = -6_000;
    expect(await clock()).toBe('wrong');
    ahead = 0;
    expect(await clock()).toBe('right');
  });

  test('says down when it does not, and nothing of why', async () => {
    const gone = createDb(nodePostgresPool({ url: 'postgres://nobody:secret@127.0.0.1:1/nowhere', size: 1 }));
    const answer = await (await serverOn(gone)).inject({ url: '/health' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'down', database: 'down', clock: 'right' }]);
    await gone.close();
  });
});

describe('/metrics', () => {
  test('counts by route, never by person', async () => {
    const app = await serverOn(database.db);
    await app.inject({ url: `/customers/${CPF}?cpf=${CPF}`, headers: { authorization: 'Bearer top-secret' } });
    await app.inject({ url: `/no-route-of/${CPF}` });
    const { statusCode, body, headers } = await app.inject({ url: '/metrics', headers: scraper });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/customers/:cpf",status="200"} 1');
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"0-9]+",status="404"\} 1/);
    for (const secret of [CPF, 'top-secret', 'no-route-of']) expect(body).not.toContain(secret);
  });

  test('tells how many jobs wait', async () => {
    const app = await serverOn(database.db);
    const waiting = async () =>
      /^jobs_waiting (\d+)$/m.exec((await app.inject({ url: '/metrics', headers: scraper })).body)?.[1];
    expect(await waiting()).toBe('0');
    await guardedWrite(database.db, [jobFragment({ kind: 'a.job', payload: {}, runAt: new Date('2100-01-01') })]);
    expect(await waiting()).toBe('1');
  });

  test('tells the figures of modules', async () => {
    const { body } = await (await serverOn(database.db)).inject({ url: '/metrics', headers: scraper });
    expect(body).toMatch(/^cents_waiting 1250$/m);
  });

  test('asks its token, and is not there without one', async () => {
    const app = await serverOn(database.db);
    const ask = async (authorization?: string) =>
      (await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
    expect(await ask()).toBe(401);
    expect(await ask('Bearer other')).toBe(401);
    expect(await ask(scraper.authorization)).toBe(200);
    const bare = await serverOn(database.db, { METRICS_TOKEN: '' });
    expect((await bare.inject({ url: '/metrics', headers: scraper })).statusCode).toBe(404);
  });
});
