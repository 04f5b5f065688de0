import { type Role, type RouteName, roles } from '@balcao/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placements } from '../distribution/families.ts';
import { sql } from '../kernel/db/sql.ts';
import { givenCustomerSession } from '../modules/portal/testing.ts';
import { type Answered, type Colleague, givenSession, send } from '../testing/counter.ts';
import { accessMatrix } from '../testing/holdings.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { accessOf, names, type Place, prepareMatrix } from './testing/prepare-matrix.ts';
import { idsOf, textOf, watchRows } from './testing/rows-of.ts';
import { prepareTrickedApi, type Trick } from './testing/tricked-api.ts';

// The access matrix once more, with every check of the app passed: a call comes with the session of one operator, whose
// role is let through, and its handler is told that another one asks, who may do it. Row-level security alone is left to
// refuse. It holds the retailer, the operator and the customer; no policy knows of stores.
// Planted: a policy that lets everybody read operators. Routes answer 200 to all, and an act writes a row of another retailer.

const { database, platform, shop, staff, app } = prepareCounter({ areBooksBroken: true });
const { own, foreign, ungranted, elsewhere, clear, holdingsAt } = prepareMatrix({
  database,
  platform,
  shop,
  staff,
  app,
});
const tricked = prepareTrickedApi(platform);
const areTheirsChanged = watchRows(database, foreign);
const areUnseenChanged = watchRows(database, ungranted);

const ofStaff = names.filter((name) => accessOf(name) !== 'public' && accessOf(name) !== 'customer');
const ofCustomers = names.filter((name) => accessOf(name) === 'customer');
const naming = ofStaff.filter((name) => accessMatrix[name].foreign !== null);
/** They tell the caller what its own session says, and ask the database nothing. */
const echoes: ReadonlySet<RouteName> = new Set(['GET /auth']);
/** They read the rows of many customers, as the system: the app's own condition alone keeps retailers apart. May only shrink. */
const ofSystem: ReadonlySet<RouteName> = new Set(['GET /coordinator/invoices/payments/waiting']);
const asking = ofStaff.filter(
  (name) => accessMatrix[name].foreign === null && !echoes.has(name) && !ofSystem.has(name),
);

let asked = 0;
afterAll(
  () =>
    void process.stdout.write(
      `access matrix, the app's checks off: ${ofStaff.length + ofCustomers.length} routes, ${asked} calls\n`,
    ),
);

async function askTricked(name: RouteName, place: Place, token: string, trick: Trick): Promise<Answered> {
  asked += 1;
  await clear();
  tricked.trick = trick;
  return send(tricked.app, name, { ...accessMatrix[name].ask(holdingsAt(place)), token });
}

/** Signing out ends a session, so each such call has its own. */
const tokenOf = (name: RouteName, { operatorId, token }: Colleague) =>
  name === 'POST /auth/logout' ? givenSession(platform, shop.retailerId, operatorId) : token;

/** The seven, and somebody without a session at all: signed out, expired, revoked and blocked come to the same. */
const askers = [...roles, 'nobody'] as const;

/** Somebody asks; the handler is told that whoever may do it does. */
async function askAs(name: RouteName, who: Role | 'nobody', place: Place): Promise<Answered> {
  const isOfNobody = who === 'nobody';
  const token = await tokenOf(name, staff[isOfNobody ? 'cashier' : who]);
  return askTricked(name, place, token, { operator: holdingsAt(place).shop.actor, isOfNobody });
}

const outcomeOf = ({ code, status }: Answered) => code ?? status;
/** Who was not told 'not found'. */
async function passedBy(name: RouteName, place: Place): Promise<string[]> {
  const passed: string[] = [];
  for (const who of askers) {
    const answered = await askAs(name, who, place);
    if (answered.status !== 404) passed.push(`${who}: ${outcomeOf(answered)}`);
  }
  return passed;
}

describe.each(naming)('%s, every check of the app passed', (name) => {
  test("another retailer's ids are found by none of the seven roles, nor by nobody, and nothing of theirs is changed", async () => {
    expect(await passedBy(name, 'other retailer')).toEqual([]);
    expect(await areTheirsChanged()).toBe(false);
  });

  test('ids of nobody are not found', async () => {
    expect(await passedBy(name, 'unknown id')).toEqual([]);
  });
});

test.each(asking)('%s, which takes no id, shows and changes nothing of another retailer', async (name) => {
  const shown: string[] = [];
  for (const who of askers) {
    const text = textOf(await askAs(name, who, 'other retailer'));
    const ids = idsOf(foreign).filter((id) => text.includes(id));
    shown.push(...ids.map((id) => `${who}: ${id}`));
  }
  expect(shown).toEqual([]);
  expect(await areTheirsChanged()).toBe(false);
});

describe('a customer of the own retailer whom the operator did not look up, every check of the app passed', () => {
  test.each(ofStaff.filter((name) => accessMatrix[name].ungranted))('%s', async (name) => {
    await areUnseenChanged();
    expect(await passedBy(name, 'not looked up')).toEqual([]);
    expect(await areUnseenChanged()).toBe(false);
  });
});

describe('the portal with the session of one customer, its handlers told that another one asks', () => {
  test.each(ofCustomers)('%s shows and changes nothing of theirs', async (name) => {
    for (const place of ['other retailer', 'not looked up'] as const) {
      const { borrowerId, contractId } = holdingsAt(place);
      const token = await givenCustomerSession(platform, own.borrowerId);
      const answered = await askTricked(name, place, token, { borrowerId });
      expect(answered.status === 404 || accessMatrix[name].foreign === null).toBe(true);
      expect([borrowerId, contractId].filter((id) => textOf(answered).includes(id))).toEqual([]);
    }
    expect(await areTheirsChanged()).toBe(false);
  });
});

/** A row was found: another call of these changed it, its person was sent too much, or the sale is the asker's own. */
const isOfRow = ({ status, code }: Answered) =>
  status < 400 ||
  status === 409 ||
  status === 429 ||
  /^(PURCHASE_CALL_OWN|EVALUATION_OWN|PAYOUT_SECOND_PERSON)$/.test(code ?? '');
const isReached = (name: RouteName, answered: Answered) =>
  isOfRow(answered) || answered.code === accessMatrix[name].own;

describe('what row-level security does not hold, every check of the app passed', () => {
  const ofStores = naming.filter((name) => typeof accessMatrix[name].otherStore === 'object');
  test(`another store of the own retailer: the app's own checks refuse ${ofStores.length} routes there, no policy does`, async () => {
    const kept: string[] = [];
    for (const name of ofStores)
      for (const role of roles) {
        const answered = await askTricked(name, 'own store', elsewhere[role].token, { operator: shop.actor });
        if (!isReached(name, answered)) kept.push(`${name}, ${role}: ${outcomeOf(answered)}`);
      }
    expect(ofStores.length).toBeGreaterThan(0);
    expect(kept).toEqual([]);
  });

  test.each(ofStaff)('the role: %s reaches what is of the own store for each of the seven', async (name) => {
    const kept: string[] = [];
    for (const role of roles) {
      const answered = await askTricked(name, 'own store', await tokenOf(name, staff[role]), {});
      if (!isReached(name, answered)) kept.push(`${role}: ${outcomeOf(answered)}`);
    }
    expect(kept).toEqual([]);
  });
});

describe('without row-level security', () => {
  beforeAll(async () => {
    for (const table of placements.keys())
      await sql`alter table ${sql.table(table)} disable row level security`.execute(database.db);
  });

  // What the tests above refuse is refused by the policies alone: the same calls reach another retailer without them.
  test('the same calls reach what is not theirs', async () => {
    const kept: string[] = [];
    for (const name of naming) {
      const answered = await askAs(name, 'cashier', 'other retailer');
      if (!isReached(name, answered)) kept.push(`${name}: ${outcomeOf(answered)}`);
    }
    expect(kept).toEqual([]);
  });
});
