import { type Role, type RouteName, roles } from '@balcao/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placements } from '../distribution/families.ts';
import { sql } from '../kernel/db/sql.ts';
import type { Answered } from '../testing/counter.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import {
  accessOf,
  expectedOf,
  expectedOfCustomer,
  names,
  type Place,
  places,
  prepareMatrix,
  storelessPlaces,
} from './testing/prepare-matrix.ts';
import {
  expectedOfStranger,
  isStranger,
  prepareStrangers,
  type Stranger,
  strangersAt,
} from './testing/prepare-strangers.ts';
import { idsOf, textOf, watchRows } from './testing/rows-of.ts';

// The access matrix without row-level security: what the app itself checks is left to refuse, and to keep from lists what
// is another retailer's. Planted: an operator found without their retailer; a list of everybody's operators, which shows them
// in goals and in the audit (both pass the whole matrix, behind the policies); a look-up that is of whichever customer.

const { database, platform, shop, staff, app } = prepareCounter({ areBooksBroken: true });
const { foreign, clear, ask, askAs, askAsCustomer, asked, holdingsAt } = prepareMatrix({
  database,
  platform,
  shop,
  staff,
  app,
});
const tokens = prepareStrangers(platform, shop);
const areTheirsChanged = watchRows(database, foreign);
const signedIn = names.filter((name) => accessOf(name) !== 'public');

afterAll(
  () =>
    void process.stdout.write(`access matrix, row-level security off: ${signedIn.length} routes, ${asked()} calls\n`),
);
beforeAll(async () => {
  for (const table of placements.keys())
    await sql`alter table ${sql.table(table)} disable row level security`.execute(database.db);
});

/** What an answer holds of another retailer's. */
const leaks = (answered: Answered) => {
  if (answered.status >= 400) return [];
  const text = textOf(answered);
  return Object.entries(foreign).flatMap(([key, of]) => (idsOf(of).some((id) => text.includes(id)) ? [key] : []));
};

type Asker = Role | Stranger | 'customer';

/** How a call was answered. */
async function answerTo(name: RouteName, who: Asker, place: Place): Promise<Answered> {
  // Strangers use nothing up.
  if (isStranger(who)) return ask(name, holdingsAt(place), tokens[who]);
  await clear();
  return who === 'customer' ? askAsCustomer(name, place) : askAs(name, who, place);
}

function expected(name: RouteName, who: Asker, place: Place): string | number {
  if (who === 'customer') return expectedOfCustomer(name, place);
  return isStranger(who) ? expectedOfStranger(name, who) : expectedOf(name, who, place);
}

/** Where an answer is not that of the matrix, or tells of another retailer; and whether one of their rows is another. */
async function faultsOf(name: RouteName, calls: readonly (readonly [Asker, Place])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [who, place] of calls) {
    const answered = await answerTo(name, who, place);
    const got = answered.code ?? answered.status;
    const wanted = expected(name, who, place);
    if (got !== wanted) faults.push(`${who}, ${place}: ${got} in place of ${wanted}`);
    const leaked = place === 'own store' || place === 'other store' ? leaks(answered) : [];
    faults.push(...leaked.map((key) => `${who}, ${place}: shows ${key} of another retailer`));
  }
  if (await areTheirsChanged()) faults.push('changes rows of another retailer');
  return faults;
}

const byRoles = places.flatMap((place) => roles.map((role) => [role, place] as const));
const byCustomer = storelessPlaces.map((place) => ['customer', place] as const);
test(`row-level security is off for all ${placements.size} tables`, async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`.execute(
    database.db,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

// Public routes run as the system, whom no policy binds anyway.
describe.each(signedIn)("%s, by the app's own checks alone", (name) => {
  test('answers each of the seven roles as before, and shows and changes nothing of another retailer', async () => {
    expect(await faultsOf(name, byRoles)).toEqual([]);
  });

  test('keeps a customer to what is theirs, and strangers out', async () => {
    expect(await faultsOf(name, [...byCustomer, ...strangersAt(name)])).toEqual([]);
  });
});
