import { type Role, type RouteName, type RouteShape, roles, routes } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { givenCustomerSession } from '../../modules/portal/testing.ts';
import { givenStore } from '../../modules/retailers/testing.ts';
import type { Holdings, Row } from '../../testing/access-row.ts';
import { type Answered, type Colleague, call, givenSession, givenStaff } from '../../testing/counter.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { accessMatrix, givenHoldings, unknownHoldings } from '../../testing/holdings.ts';
import { prepared } from '../../testing/prepared.ts';
import { givenShop, grant, type Shop } from '../../testing/shop.ts';

/** Whose is what is asked for, and from where: of the own store, from another one, of others, of nobody. */
export const places = ['own store', 'other store', 'other retailer', 'not looked up', 'unknown id'] as const;
export type Place = (typeof places)[number];

export const names = Object.keys(routes) as RouteName[];
export const accessOf = (name: RouteName): RouteShape['access'] => routes[name].access;

/** Places where it matters not whose store the asker's is: customers and strangers have none. */
export const storelessPlaces = places.filter((place) => place !== 'other store');

/** What a role outside the list of a route is told. */
export const roleRefusalOf = (name: RouteName): string => (routes[name] as RouteShape).roleRefusal ?? 'FORBIDDEN';

function refusalOf(name: RouteName, role: Role): string | null {
  const access = accessOf(name);
  if (access === 'customer') return 'UNAUTHORIZED';
  return typeof access === 'string' || access.includes(role) ? null : roleRefusalOf(name);
}

const byPlace: Record<Place, (row: Row, role: Role) => string | number | null | undefined> = {
  'own store': (row) => row.own,
  'other store': ({ otherStore }, role) => (typeof otherStore === 'object' ? otherStore[role] : otherStore),
  'other retailer': (row) => row.foreign,
  'not looked up': (row) => row.ungranted,
  // Another retailer's are told from those of nobody by nothing.
  'unknown id': (row) => row.unknown ?? row.foreign,
};

/** What a route answers a role of the own store, or of another one, about somebody's things. */
export const expectedOf = (name: RouteName, role: Role, place: Place): string | number =>
  refusalOf(name, role) ?? byPlace[place](accessMatrix[name], role) ?? accessMatrix[name].own;

/** What a customer on the portal is told about somebody's things. */
export function expectedOfCustomer(name: RouteName, place: Place): string | number {
  if (accessOf(name) !== 'customer') return 'UNAUTHORIZED';
  const { own, foreign } = accessMatrix[name];
  return place === 'own store' ? own : (foreign ?? own);
}

interface World {
  database: TestDatabase;
  platform: Platform;
  shop: Shop;
  staff: Record<Role, Colleague>;
  app: FastifyInstance;
}

/** Everybody whom the matrix asks as, and what they ask for: taken at the top of the file, all at once. */
export function prepareMatrix({ database, platform, shop, staff, app }: World) {
  const world = { platform, app };
  const own = prepared(() => givenHoldings(world, shop, '529982247'));
  const foreign = prepared(async () => givenHoldings(world, await givenShop(platform), '123456789'));
  const ungranted = prepared(() => givenHoldings(world, shop, '111444777'));
  /** What nobody has. */
  const unknown = prepared(() => unknownHoldings(own));
  /** Colleagues who work in another store of the retailer, each with a grant for the customer. */
  const elsewhere = prepared(async () => {
    const there = { ...shop, storeId: await givenStore(database.db, shop.retailerId) };
    const people = await givenStaff(platform, there);
    for (const { operatorId } of Object.values(people))
      await grant(platform, { ...shop, actor: { ...shop.actor, operatorId } }, own.borrowerId);
    return people;
  });
  /** Undoes what one asker leaves to the next one. */
  const clear = async () => {
    // A lookup by CPF opens a grant, for customers of other retailers too: that is its purpose. Those that are given last.
    await sql`delete from lookup_grants where expires_at < '2099-01-01'`.execute(database.db);
    // What was sent and looked up before must not use up the quotas of what is tested. Deleted: a truncation is two files.
    await sql`delete from quota_uses`.execute(database.db);
  };
  beforeAll(async () => {
    for (const role of roles) {
      const actor = { ...shop.actor, operatorId: staff[role].operatorId };
      await grant(platform, { ...shop, actor }, own.borrowerId);
    }
  });
  beforeEach(clear);

  /** Each comes from an address of its own, or what is allowed to one would be used up. */
  let calls = 0;
  const ask = (name: RouteName, of: Holdings, token: string | undefined): Promise<Answered> => {
    calls += 1;
    const address = `10.${Math.floor(calls / 62_500)}.${Math.floor(calls / 250) % 250}.${calls % 250}`;
    return call(app, name, { ...accessMatrix[name].ask(of), token, address });
  };
  const holdings: Record<Place, Holdings> = {
    'own store': own,
    'other store': own,
    'other retailer': foreign,
    'not looked up': ungranted,
    'unknown id': unknown,
  };
  const holdingsAt = (place: Place) => holdings[place];

  return {
    own,
    foreign,
    ungranted,
    elsewhere,
    clear,
    ask,
    holdingsAt,
    /** How many calls were made. */
    asked: () => calls,
    /** A role asks, of the own store unless the place says another one. */
    askAs: async (name: RouteName, role: Role, place: Place) => {
      const { operatorId, token } = (place === 'other store' ? elsewhere : staff)[role];
      // Signing out ends a session, so each such call has its own.
      const isEnding = name === 'POST /auth/logout';
      return ask(name, holdings[place], isEnding ? await givenSession(platform, shop.retailerId, operatorId) : token);
    },
    /** The customer asks on the portal. */
    askAsCustomer: async (name: RouteName, place: Place) =>
      ask(name, holdings[place], await givenCustomerSession(platform, own.borrowerId)),
  };
}
