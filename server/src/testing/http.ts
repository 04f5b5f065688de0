import { routes, type RouteName } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor, Authenticate } from '../kernel/auth/actor.ts';
import { readConfig } from '../kernel/config.ts';
import { registerRoutes } from '../kernel/http/register.ts';
import type { Registration } from '../kernel/http/serve.ts';
import { createHttpServer } from '../kernel/http/server.ts';
import type { Platform } from '../kernel/platform.ts';
import { refuse } from '../kernel/refusal.ts';

/** The HTTP server with the routes under test; every other contract route answers NOT_FOUND. Call it with `inject`. */
export async function testServer(
  platform: Pick<Platform, 'brand'>,
  registrations: readonly Registration[],
  authenticate: Authenticate,
): Promise<FastifyInstance> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  const app = await createHttpServer(config, platform.brand);
  const served = new Set<RouteName>(registrations.map(({ name }) => name));
  const names = Object.keys(routes) as RouteName[];
  const absent = names
    .filter((name) => !served.has(name))
    .map((name) => ({ name, handle: async () => refuse('NOT_FOUND') }));
  registerRoutes(app, [...registrations, ...absent], { authenticate });
  return app;
}

/** Signs tokens in without the identity module: the token is the name under which the actor is listed. */
export function fakeAuthenticate(actors: Readonly<Record<string, Actor>>): Authenticate {
  return (token) => Promise.resolve(actors[token] ?? null);
}

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
