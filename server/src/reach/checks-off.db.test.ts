import { type RouteName, type RouteShape, roles, routes } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from '../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { assemble, readAppConfig } from '../app.ts';
import { placements } from '../distribution/families.ts';
import type { Actor } from '../kernel/auth/actor.ts';
import { registerRoutes } from '../kernel/http/register.ts';
import type { Registration } from '../kernel/http/serve.ts';
import { createHttpServer } from '../kernel/http/server.ts';
import { newId } from '../kernel/ids.ts';
import { givenCustomerSession } from '../modules/portal/testing.ts';
import type { Holdings } from '../testing/access-row.ts';
import { routedDb } from '../testing/database.ts';
import { call as callApi } from '../testing/counter.ts';
import { accessMatrix, givenHoldings } from '../testing/holdings.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { prepared } from '../testing/prepared.ts';
import { CODE, givenShop } from '../testing/shop.ts';

// The access matrix once more, with every check of the app passed: a call comes with the session of one operator, and its
// handler is told that another one asks, who may do it. Row-level security alone is left to refuse.

const { database, platform, shop, staff, app } = prepareCounter({ areBooksBroken: true });
const world = { platform, app };
const ungranted = prepared(() => givenHoldings(world, shop, '111444777'));
const foreign = prepared(async () => givenHoldings(world, await givenShop(platform), '123456789'));
/** Whom handlers believe to be asked by. */
let believed: Pick<Actor, 'retailerId' | 'operatorId' | 'storeId'>;

const trick = ({ handle, ...registration }: Registration): Registration => ({
  ...registration,
  handle(call) {
    if (call.by?.kind === 'customer') return handle({ ...call, by: { ...call.by, borrowerId: foreign.borrowerId } });
    const actor: Actor | undefined = call.by?.actor && { ...call.by.actor, ...believed };
    return handle({ ...call, actor, by: call.by && actor && { ...call.by, actor } });
  },
});

async function trickedApi(): Promise<FastifyInstance> {
  const config = readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
  const http = await createHttpServer(config, platform.brand.nameAt);
  const assembled = assemble({ ...platform, db: routedDb(platform.db) }, config, () => CODE);
  registerRoutes(http, assembled.routes.map(trick), assembled);
  return http;
}

const tricked = prepared(trickedApi, { end: (api) => api.close() });

async function answer(name: RouteName, of: Holdings): Promise<{ status: number; text: string }> {
  const { retailerId, operatorId, storeId } = of.shop.actor;
  believed = { retailerId, operatorId, storeId };
  const [method = '', path = ''] = name.split(' ');
  const { params, query, body } = accessMatrix[name].ask(of);
  const response = await tricked.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => params?.[parameter] ?? newId()),
    ...(query && { query }),
    ...(body && { payload: body }),
    headers: {
      authorization: `Bearer ${accessOf(name) === 'customer' ? await givenCustomerSession(platform, ungranted.borrowerId) : tokenFor(name)}`,
      ...((routes[name] as RouteShape).idempotent && { 'idempotency-key': newId() }),
    },
  });
  return { status: response.statusCode, text: response.payload };
}

/** The session of somebody whose role the route takes. */
function tokenFor(name: RouteName): string {
  const { access }: RouteShape = routes[name];
  return staff[typeof access === 'string' ? 'cashier' : (access[0] ?? 'cashier')].token;
}

/** All rows of a retailer and of its customer, as one text. */
async function rowsOf({ shop: holder, borrowerId }: Holdings): Promise<string> {
  const parts = [...placements].flatMap(([table, { family, key }]) => {
    const owner = family === 'retailer' ? holder.retailerId : borrowerId;
    if (!key || (family !== 'retailer' && family !== 'credit')) return [];
    return [
      sql`select ${table}::text || coalesce(string_agg(t::text, '|' order by t::text), '') as rows
        from ${sql.table(table)} t where ${sql.ref(key)} = ${owner}::uuid`,
    ];
  });
  const { rows } = await sql<{ rows: string }>`${sql.join(parts, sql` union all `)}`.execute(database.db);
  return rows.map((row) => row.rows).join('\n');
}

const accessOf = (name: RouteName) => (routes[name] as RouteShape).access;
const all = Object.keys(routes) as RouteName[];
const names = all.filter((name) => accessOf(name) !== 'public' && accessOf(name) !== 'customer');
const naming = names.filter((name) => accessMatrix[name].foreign !== null);
/** They tell the caller what its own session says, and ask the database nothing. */
const echoes: ReadonlySet<RouteName> = new Set(['GET /auth']);
const asking = names.filter((name) => accessMatrix[name].foreign === null && !echoes.has(name));

describe("another retailer's ids, every check of the app passed", () => {
  test.each(naming)('%s', async (name) => {
    const before = await rowsOf(foreign);
    expect((await answer(name, foreign)).status).toBe(404);
    expect(await rowsOf(foreign)).toBe(before);
  });

  test.each(asking)('%s, which takes no id, shows and changes nothing of theirs', async (name) => {
    const before = await rowsOf(foreign);
    const { text } = await answer(name, foreign);
    const ids = [foreign.borrowerId, foreign.contractId, foreign.shop.storeId, foreign.policyId];
    expect(ids.filter((id) => text.includes(id))).toEqual([]);
    expect(await rowsOf(foreign)).toBe(before);
  });
});

describe('a customer of the own retailer whom the operator did not look up, every check of the app passed', () => {
  test.each(names.filter((name) => accessMatrix[name].ungranted))('%s', async (name) => {
    const before = await rowsOf(ungranted);
    expect((await answer(name, ungranted)).status).toBe(404);
    expect(await rowsOf(ungranted)).toBe(before);
  });
});

describe('the portal with the session of one customer, its handlers told that another one asks', () => {
  test.each(all.filter((name) => accessOf(name) === 'customer'))(
    '%s shows and changes nothing of theirs',
    async (name) => {
      const before = await rowsOf(foreign);
      const { status, text } = await answer(name, foreign);
      expect(status === 404 || accessMatrix[name].foreign === null).toBe(true);
      expect([foreign.borrowerId, foreign.contractId].filter((id) => text.includes(id))).toEqual([]);
      expect(await rowsOf(foreign)).toBe(before);
    },
  );
});

describe('without row-level security', () => {
  const switched = (to: 'enable' | 'disable') =>
    Promise.all(
      [...placements.keys()].map((table) =>
        sql`alter table ${sql.table(table)} ${sql.raw(to)} row level security`.execute(database.db),
      ),
    );
  beforeAll(() => switched('disable'));

  test.each(roles)(`the app's own checks refuse the same to a %s: ${naming.length} calls`, async (role) => {
    const passed: string[] = [];
    for (const name of naming) {
      const { access, roleRefusal }: RouteShape = routes[name];
      const isOfRole = typeof access === 'string' || access.includes(role);
      const { token } = staff[role];
      const { code } = await callApi(app, name, { ...accessMatrix[name].ask(foreign), token });
      const refusal = isOfRole ? accessMatrix[name].foreign : (roleRefusal ?? 'FORBIDDEN');
      if (code !== refusal) passed.push(`${name}: ${code}`);
    }
    expect(passed).toEqual([]);
  });

  // What the tests above refuse is refused by the policies alone: the same calls reach another retailer without them.
  test('the same calls reach what is not theirs', async () => {
    const reached: RouteName[] = [];
    for (const name of naming) {
      const { status, text } = await answer(name, foreign);
      const { own } = accessMatrix[name];
      // A row was found: another call of these changed it, its person was sent too much, or the sale is the asker's own.
      const isOfRow =
        status === 409 || status === 429 || /"(PURCHASE_CALL_OWN|EVALUATION_OWN|PAYOUT_SECOND_PERSON)"/.test(text);
      if (status < 400 || isOfRow || text.includes(`"${own}"`)) reached.push(name);
    }
    expect(naming.filter((name) => !reached.includes(name))).toEqual([]);
  });
});
