import { sql } from '../db/sql.ts';
import type { ClockWatch } from '../jobs/clock-watch.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { asSystem } from '../row-security/scope.ts';
import { countOf, rowOf, select } from '../db/select.ts';
import { jobs, secretCanaries } from '../db/tables.ts';
import { refuse } from '../refusal.ts';
import { sameHash, sha256 } from '../secrets.ts';

/** A figure that a module tells at each look. */
export interface Figure {
  name: string;
  help: string;
  read: (db: Db) => Promise<number>;
}

const jobsWaiting: Figure = {
  name: 'jobs_waiting',
  help: 'Jobs not done yet',
  async read(db) {
    const waiting = countOf(sql`from ${jobs.sql} where done_at is null and failed_at is null`);
    return (await rowOf(db, select({ waiting })))?.waiting ?? 0;
  },
};

const secretsInUse: Figure = {
  name: 'secrets_in_use',
  help: 'Secrets that data may be sealed with: two while the secret is changed',
  async read(db) {
    const inUse = countOf(sql`from ${secretCanaries.sql} where retired_at is null`);
    return (await rowOf(db, select({ inUse })))?.inUse ?? 0;
  },
};

export interface OperationsDeps {
  db: Db;
  config: Config;
  figures: readonly Figure[];
  watch: ClockWatch;
}

/** `/health` for balancers and `/metrics` for Prometheus, where its token is set: figures by route, never by person. */
export function registerOperations(app: FastifyInstance, { db, config, figures, watch }: OperationsDeps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const clockSkew: Figure = {
    name: 'clock_skew_seconds',
    help: "How far this server's clock is ahead of the database's; beyond 5 nothing is sold and no day is closed",
    read: () => Promise.resolve(watch.skewMs() / 1_000),
  };
  for (const { name, help, read } of [jobsWaiting, secretsInUse, clockSkew, ...figures]) {
    const gauge = new Gauge({
      name,
      help,
      // Left out, the gauge joins the process-wide registry too, which takes a name once.
      registers: [],
      async collect() {
        this.set(await asSystem('metrics', () => read(db)));
      },
    });
    registry.registerMetric(gauge);
  }
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/health', async (_request, reply) => {
    const isUp = await watch.check().then(
      () => true,
      () => false,
    );
    const [status, database] = isUp ? ['up', 'up'] : ['down', 'down'];
    return reply.status(isUp ? 200 : 503).send({ status, database, clock: watch.isRight() ? 'right' : 'wrong' });
  });
  app.get('/metrics', async (request, reply) => {
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    if (!config.metricsToken) refuse('NOT_FOUND');
    if (!sameHash(sha256(token), sha256(config.metricsToken))) refuse('UNAUTHORIZED');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
