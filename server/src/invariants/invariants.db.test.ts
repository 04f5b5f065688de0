import { sql, type Template } from '../kernel/db/sql.ts';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '../kernel/db/database.ts';
import { newId } from '../kernel/ids.ts';
import { drainProjections } from '../modules/projection/index.ts';
import { expectBooksHold } from '../testing/books.ts';
import { setClock, testPlatform } from '../testing/platform.ts';
import { givenShop } from '../testing/shop.ts';
import { acrossCustomers, checkCustomers, overCustomers } from './check-customers.ts';
import { invariants } from './invariants.ts';
import { actPlants } from './testing/act-plants.ts';
import { accountingPlants } from './testing/accounting-plants.ts';
import { bankPlants } from './testing/bank-plants.ts';
import { billingPlants } from './testing/billing-plants.ts';
import { cashPlants } from './testing/cash-plants.ts';
import { keyPlants } from './testing/key-plants.ts';
import { agreementPlants, salePlants } from './testing/life-plants.ts';
import { bookPlants, paymentPlants, type Plant } from './testing/plants.ts';
import { projectionPlants } from './testing/projection-plants.ts';
import { transferPlants } from './testing/transfer-plants.ts';
import { givenWorld } from './testing/world.ts';
import { prepareDatabase } from '../testing/prepare-counter.ts';
import { prepared } from '../testing/prepared.ts';

const plants: readonly Plant[] = [
  ...bookPlants,
  ...paymentPlants,
  ...actPlants,
  ...accountingPlants,
  ...bankPlants,
  ...billingPlants,
  ...cashPlants,
  ...salePlants,
  ...agreementPlants,
  ...keyPlants,
  ...projectionPlants,
  ...transferPlants,
];

const database = prepareDatabase(4);

const makeWorld = async () => {
  const clock = setClock('2026-11-23T15:00:00Z');
  const platform = testPlatform(database.db, clock);
  const made = await givenWorld(platform, clock, await givenShop(platform));
  await drainProjections(platform);
  return made;
};
const world = prepared(makeWorld);
afterAll(() => expectBooksHold(database.db));

async function broken(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const { id, sql: query } of invariants) {
    const { rows } = await sql`select 1 from (${sql.raw(query)}) as broken limit 1`.execute(db);
    if (rows.length > 0) found.push(id);
  }
  return found;
}

/** Which of some rules a check of some customers finds broken. */
async function brokenOf(db: Db, ids: readonly string[], borrowerIds: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const invariant of invariants.filter(({ id }) => ids.includes(id))) {
    if ((await overCustomers(invariant, borrowerIds).broken(db)).count > 0) found.push(invariant.id);
  }
  return found;
}

class Undo extends Error {}

async function customersOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from borrowers order by id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Broken {
  whole: string[];
  /** By a check of every customer, and by one of a customer who is not there. */
  customers: string[];
  others: string[];
}

/** What breaks when rows change as said; the change itself is rolled back. */
async function brokenBy(changes: readonly Template[], ofCustomers: readonly string[]): Promise<Broken | undefined> {
  let found: Broken | undefined;
  const work = database.db.transaction(async (tx) => {
    // Rows of other tables are not what is tested: foreign keys stay out of it.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const change of changes) {
      const { rowCount } = await change.execute(tx);
      // A plant that touches nothing plants nothing.
      expect(rowCount).toBeGreaterThan(0);
    }
    found = {
      whole: await broken(tx),
      customers: await brokenOf(tx, ofCustomers, await customersOf(tx)),
      others: await brokenOf(tx, ofCustomers, [newId()]),
    };
    throw new Undo();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return found;
}

test('the world as it is breaks nothing, and every invariant has a plant', async () => {
  expect(await broken(database.db)).toEqual([]);
  const planted = new Set(plants.flatMap(({ breaks }) => breaks));
  const ids = invariants.map(({ id }) => id);
  expect(ids.filter((id) => !planted.has(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a check of one customer takes nothing of the others for broken', async () => {
  for (const id of await customersOf(database.db)) {
    const findings = await checkCustomers(database.db, [id]);
    // Planted: I21b as a rule of customers, whose days are of many.
    expect(findings.filter(({ count }) => count > 0)).toEqual([]);
  }
});

test.each(plants.map((plant): [string, Plant] => [`${plant.breaks.join(' and ') || 'nothing'}: ${plant.says}`, plant]))(
  '%s',
  async (_, { change, breaks }) => {
    // Against a rule that loses what it looks for by being narrowed, and against one that is not narrowed at all.
    const ofCustomers = breaks.filter((id) => !acrossCustomers.includes(id));
    expect(await brokenBy(change(world), ofCustomers)).toEqual({ whole: breaks, customers: ofCustomers, others: [] });
  },
);
