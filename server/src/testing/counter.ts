import { randomBytes } from 'node:crypto';
import { type RouteName, type RouteShape, type Role, roles, routes } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from '../kernel/db/sql.ts';
import { assemble, readAppConfig } from '../app.ts';
import { registerRoutes } from '../kernel/http/register.ts';
import { createHttpServer } from '../kernel/http/server.ts';
import { newId } from '../kernel/ids.ts';
import type { Platform } from '../kernel/platform.ts';
import { sha256 } from '../kernel/secrets.ts';
import { routedDb } from './database.ts';
import { CODE, type Shop } from './shop.ts';

/** The whole API on a test's platform, every customer's code being {@link CODE}. */
export async function givenApi(platform: Platform): Promise<FastifyInstance> {
  const config = readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  const app = await createHttpServer(config, platform.brand.nameAt);
  const assembled = assemble({ ...platform, db: routedDb(platform.db) }, config, () => CODE);
  registerRoutes(app, assembled.routes, assembled);
  return app;
}

/** A running session of an operator; returns its token. */
export async function givenSession(platform: Platform, retailerId: string, operatorId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = platform.clock.now();
  await sql`
    insert into sessions (retailer_id, token_hash, operator_id, created_at, last_seen_at, ends_at)
    values (${retailerId}::uuid, ${sha256(token)}, ${operatorId}::uuid, ${now}, ${now}, '2100-01-01')`.execute(
    platform.db,
  );
  return token;
}

export interface Colleague {
  operatorId: string;
  token: string;
}

/** An operator of each role in a shop's store, signed in. They have no password. */
export async function givenStaff(platform: Platform, { retailerId, storeId }: Shop): Promise<Record<Role, Colleague>> {
  const staff: Partial<Record<Role, Colleague>> = {};
  for (const role of roles) {
    const operatorId = newId();
    const email = `${operatorId}@equipe.example`;
    const cpf = platform.secrets.encrypt('52998224725');
    await sql`
      insert into operators (retailer_id, id, store_id, name, cpf_hash, cpf_sealed, email, phone, role, password_hash)
      values (${retailerId}::uuid, ${operatorId}::uuid, ${storeId}::uuid, ${role}, ${operatorId}, ${cpf}, ${email},
        '+5592988887777', ${role}, '')`.execute(platform.db);
    staff[role] = { operatorId, token: await givenSession(platform, retailerId, operatorId) };
  }
  return staff as Record<Role, Colleague>;
}

export interface Ask {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  token?: string | undefined;
  /** Made anew for each call when left out. */
  key?: string;
  /** Whom it comes from. */
  address?: string;
}

export interface Answered {
  status: number;
  /** Code of a refusal; undefined for a success. */
  code: string | undefined;
  message: string | undefined;
  body: unknown;
}

/** Codes a route may answer: its own, and those of its kind. */
function declaredCodes(name: RouteName): ReadonlySet<string> {
  const route: RouteShape = routes[name];
  const byRole = typeof route.access === 'string' ? [] : [route.roleRefusal ?? 'FORBIDDEN'];
  const signedIn = route.access === 'public' ? [] : ['UNAUTHORIZED'];
  const keyed = route.idempotent ? ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_IN_PROGRESS'] : [];
  return new Set(['BAD_REQUEST', ...byRole, ...signedIn, ...keyed, ...route.errors]);
}

/** Calls a route over HTTP as a client would, whatever it answers. */
export async function send(app: FastifyInstance, name: RouteName, ask: Ask = {}): Promise<Answered> {
  const [method, path = ''] = name.split(' ');
  const url = path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => ask.params?.[parameter] ?? newId());
  const response = await app.inject({
    method: method as 'GET',
    url,
    ...(ask.query && { query: ask.query }),
    ...(ask.body && { payload: ask.body }),
    ...(ask.address !== undefined && { remoteAddress: ask.address }),
    headers: {
      ...(ask.token && { authorization: `Bearer ${ask.token}` }),
      ...((routes[name] as RouteShape).idempotent && { 'idempotency-key': ask.key ?? newId() }),
    },
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? response.json() : response.rawPayload;
  if (response.statusCode < 400) return { status: response.statusCode, code: undefined, message: undefined, body };
  const { code, message } = body as { code: string; message: string };
  return { status: response.statusCode, code, message, body };
}

/**
 * The same, as the contract promises it.
 * @throws Error when it answers a code that the contract does not declare for it.
 */
export async function call(app: FastifyInstance, name: RouteName, ask: Ask = {}): Promise<Answered> {
  const answered = await send(app, name, ask);
  if (answered.code !== undefined && !declaredCodes(name).has(answered.code))
    throw new Error(`${name} answered ${answered.code}, which the contract does not declare`);
  return answered;
}
