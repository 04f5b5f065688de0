import { routes, type RouteName } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import { assemble, readAppConfig } from '../app.ts';
import type { Actor, Authenticate } from '../kernel/auth/actor.ts';
import { cast } from '../kernel/db/select.ts';
import { sql } from '../kernel/db/sql.ts';
import { registerRoutes } from '../kernel/http/register.ts';
import type { Registration } from '../kernel/http/serve.ts';
import { createHttpServer } from '../kernel/http/server.ts';
import type { Platform } from '../kernel/platform.ts';
import { refuse } from '../kernel/refusal.ts';
import { routedDb } from './database.ts';

/**
 * The HTTP server with the routes under test; every other contract route answers NOT_FOUND. Call it with `inject`. Both
 * functions get the platform as the server has it: its statements run under row-level security.
 */
export async function testServer(
  owner: Platform,
  routesOf: (platform: Platform) => readonly Registration[],
  authenticateOn: (platform: Platform) => Authenticate,
): Promise<FastifyInstance> {
  const platform = { ...owner, db: routedDb(owner.db) };
  const registrations = routesOf(platform);
  const config = readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  const app = await createHttpServer(config, platform.brand.nameAt);
  const served = new Set<RouteName>(registrations.map(({ name }) => name));
  const names = Object.keys(routes) as RouteName[];
  const absent = names
    .filter((name) => !served.has(name))
    .map((name) => ({ name, handle: async () => refuse('NOT_FOUND') }));
  registerRoutes(app, [...registrations, ...absent], {
    authenticate: authenticateOn(platform),
    nameBorrower: assemble(platform, config).nameBorrower,
  });
  return app;
}

/** Signs tokens in without the identity module: the token is the name under which the actor is listed. */
export const fakeAuthenticate =
  (actors: Readonly<Record<string, Actor>>) =>
  ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Authenticate =>
  async (token, borrower) => {
    const actor = actors[token] ?? null;
    if (!actor || !borrower) return actor;
    const id = (of: string) => cast('uuid', sql`${of}`);
    const holder = { retailerId: id(actor.retailerId), operatorId: id(actor.operatorId), now: clock.now() };
    const { rows } = await sql<{ reachableBorrowerId: string | null }>`
      select ${borrower(holder)} as "reachableBorrowerId"`.execute(db);
    return { ...actor, ...rows[0] };
  };

/** A cashier for tests; `over` says what matters. */
export function testActor(over: Partial<Actor> & Pick<Actor, 'operatorId' | 'retailerId'>): Actor {
  return {
    storeId: null,
    name: 'ANA LIMA',
    role: 'cashier',
    zone: 'America/Manaus',
    sessionExpiresAt: new Date('2026-11-21T22:00:00Z'),
    tokenHash: 'test',
    ...over,
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
