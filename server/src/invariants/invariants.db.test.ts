import { sql, type Template } from '../kernel/db/sql.ts';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '../kernel/db/database.ts';
import { drainProjections } from '../modules/projection/index.ts';
import { expectBooksHold } from '../testing/books.ts';
import { setClock, testPlatform } from '../testing/platform.ts';
import { givenShop } from '../testing/shop.ts';
import { invariants } from './invariants.ts';
import { actPlants } from './testing/act-plants.ts';
import { keyPlants } from './testing/key-plants.ts';
import { agreementPlants, salePlants } from './testing/life-plants.ts';
import { bookPlants, paymentPlants, type Plant } from './testing/plants.ts';
import { projectionPlants } from './testing/projection-plants.ts';
import { givenWorld } from './testing/world.ts';
import { prepareDatabase } from '../testing/prepare-counter.ts';
import { prepared } from '../testing/prepared.ts';

const plants: readonly Plant[] = [
  ...bookPlants,
  ...paymentPlants,
  ...actPlants,
  ...salePlants,
  ...agreementPlants,
  ...keyPlants,
  ...projectionPlants,
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

class Undo extends Error {}

/** What breaks when rows change as said; the change itself is rolled back. */
async function brokenBy(changes: readonly Template[]): Promise<string[]> {
  let found: string[] = [];
  const work = database.db.transaction(async (tx) => {
    // Rows of other tables are not what is tested: foreign keys stay out of it.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const change of changes) {
      const { rowCount } = await change.execute(tx);
      // A plant that touches nothing plants nothing.
      expect(rowCount).toBeGreaterThan(0);
    }
    found = await broken(tx);
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

test.each(plants.map((plant): [string, Plant] => [`${plant.breaks.join(' and ') || 'nothing'}: ${plant.says}`, plant]))(
  '%s',
  async (_, { change, breaks }) => {
    expect(await brokenBy(change(world))).toEqual(breaks);
  },
);
