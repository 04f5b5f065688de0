import { beforeEach } from 'vitest';
import type { Platform } from '../kernel/platform.ts';
import { expectBooksHold } from './books.ts';
import { givenApi, givenSession, givenStaff } from './counter.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { setClock, testPlatform } from './platform.ts';
import { type Per, prepared } from './prepared.ts';
import { givenShop as givenUsualShop, type Shop } from './shop.ts';

/** Noon in Manaus, on a Saturday. */
export const NOON = '2026-11-21T15:00:00Z';

interface CounterOptions {
  /** The instant each test begins at. */
  at?: string | Date;
  /** Of the database's pool. */
  connections?: number;
  /** Makes the shop where it differs from the usual one. */
  givenShop?: (platform: Platform) => Promise<Shop>;
  /** Whether each test has a database of its own; days, for one, are closed forward only. */
  databasePer?: Per;
  /** Whether each test has a shop of its own. */
  shopPer?: Per;
  /** What the tests write may break the books: they are not looked at in the end. */
  areBooksBroken?: boolean;
}

/** A migrated database of its own for the tests of one file, or for each of them. */
export const prepareDatabase = (connections?: number, per: Per = 'file'): TestDatabase =>
  prepared(() => openTestDatabase(connections), { per, end: (opened) => opened.close() });

/**
 * A counter for the tests of one file: a platform on a database and a clock of its own; the books must hold after them.
 * What else is taken from the answer is made too: take it at the top of the file, all at once.
 */
export function prepareCounter({
  at = NOON,
  connections,
  givenShop = givenUsualShop,
  databasePer = 'file',
  shopPer = databasePer,
  areBooksBroken = false,
}: CounterOptions = {}) {
  const clock = setClock(at);
  beforeEach(() => clock.set(at));
  const database = prepareDatabase(connections, databasePer);
  const platform = prepared(() => testPlatform(database.db, clock), {
    per: databasePer,
    end: () => (areBooksBroken ? undefined : expectBooksHold(database.db)),
  });
  let made: Shop | undefined;
  const shopOnce = () => (made ??= prepared(() => givenShop(platform), { per: shopPer }));
  const signIn = async ({ retailerId, actor }: Shop) => ({
    token: await givenSession(platform, retailerId, actor.operatorId),
  });
  return {
    clock,
    database,
    platform,
    get shop() {
      return shopOnce();
    },
    /** A token of the shop's cashier, another for each test: they move the clock. */
    get signedIn() {
      const shop = shopOnce();
      return prepared(() => signIn(shop), { per: 'test' });
    },
    /** A colleague of each role, signed in. */
    get staff() {
      const shop = shopOnce();
      return prepared(() => givenStaff(platform, shop), { per: shopPer });
    },
    get app() {
      return prepared(() => givenApi(platform), { per: databasePer, end: (app) => app.close() });
    },
  };
}
