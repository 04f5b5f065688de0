import { expect, test } from 'vitest';
import { dayCloseSteps } from '../../app.ts';
import { sql } from '../db/sql.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { accept, givenCustomer, givenSale, givenVerifiedOffer } from '../../testing/shop.ts';
import { watchClock, watched } from './clock-watch.ts';
import { closeDay, dayCloseChore } from '../day-close/close-day.ts';

const { platform, shop, database, clock } = prepareCounter();

/** A machine whose clock is so many seconds ahead, set there before or after it was compared. */
async function machine(seconds: { before?: number; after?: number }) {
  let ahead = seconds.before ?? 0;
  const watch = watchClock(database.db, {
    wall: () => Date.now() + ahead * 1_000,
    steady: () => performance.now(),
  });
  await watch.check();
  ahead += seconds.after ?? 0;
  return watched(clock, watch);
}

test.each([
  [{}, true],
  [{ before: 4 }, true],
  [{ before: -4 }, true],
  [{ before: 7 }, false],
  [{ before: -7 }, false],
  // Planted: without the steady clock a jump is noticed at the next check alone.
  [{ after: 7 }, false],
  [{ after: -86_400 }, false],
  [{ before: 7, after: -7 }, true],
])('a machine that is ahead by %j is right: %s', async (seconds, isRight) => {
  expect((await machine(seconds)).isRight?.()).toBe(isRight);
});

// Planted: without the time that the answer took, a database under load stops every till.
test('a slow answer is no wrong clock', async () => {
  let waited = 0;
  const query = async <T>(text: string, values: readonly unknown[]) => {
    const found = await database.db.query<T>(text, values);
    waited += 20_000;
    return found;
  };
  const clocks = { wall: () => Date.now() + waited, steady: () => performance.now() + waited };
  const watch = watchClock({ ...database.db, query }, clocks);
  await watch.check();
  expect(watch.isRight()).toBe(true);
});

test('a wrong clock sells nothing and closes no day until it is set', async () => {
  const borrowerId = await givenCustomer(platform, shop);
  const offer = await givenVerifiedOffer(platform, shop, borrowerId, { cents: 20_000 });
  const wrong = { ...platform, clock: await machine({ before: 40 * 86_400 }) };
  await expectRefusal(accept(wrong, shop, offer.proposalId), 'SERVICE_UNAVAIBLE');
  await expectRefusal(givenSale(wrong, shop, borrowerId, { cents: 20_000 }), 'SERVICE_UNAVAIBLE');
  // Planted: a wrong clock that is found out at the acceptance leaves an offer of a wrong day.
  const { rows } = await sql`select 1 from contracts where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  expect(rows).toHaveLength(1);
  const deps = { db: database.db, clock: wrong.clock, steps: dayCloseSteps };
  await expectRefusal(closeDay(deps), 'SERVICE_UNAVAIBLE');
  await dayCloseChore(deps)();
  const right = { ...platform, clock: await machine({}) };
  await accept(right, shop, offer.proposalId);
  expect(Object.keys(await closeDay({ ...deps, clock: right.clock })).length).toBeGreaterThan(5);
});
