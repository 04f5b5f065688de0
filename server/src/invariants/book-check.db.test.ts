import { expect, test } from 'vitest';
import { sql } from '../kernel/db/sql.ts';
import { addSeconds, DAY_SECONDS } from '../kernel/clock.ts';
import { sealAudit } from '../kernel/audit/chain.ts';
import { deskOf } from '../modules/payments/testing/desk.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { givenCustomer, givenSale } from '../testing/shop.ts';
import { type BookCheck, checkChanged, checkWhole } from './book-check.ts';
import { takeNight } from './checks-store.ts';
import { checkTonight } from './nightly-check.ts';

const { database, platform, shop } = prepareCounter({ areBooksBroken: true });
const brokenIn = ({ findings }: BookCheck) => findings.filter(({ count }) => count > 0).map(({ id }) => id);
const deps = (extra: Partial<Parameters<typeof checkChanged>[0]> = {}) => ({
  db: database.db,
  clock: platform.clock,
  page: 2,
  ...extra,
});

async function givenBuyer() {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 });
  return borrowerId;
}

async function pay(borrowerId: string) {
  const desk = deskOf(platform, shop);
  const [first] = await desk.open(borrowerId);
  await desk.pay([first?.id ?? '']);
}

const corrupt = (borrowerId: string) =>
  sql`update credit_limits set used_cents = used_cents + 1 where borrower_id = ${borrowerId}::uuid`.execute(
    database.db,
  );
const restore = (borrowerId: string) =>
  sql`update credit_limits set used_cents = used_cents - 1 where borrower_id = ${borrowerId}::uuid`.execute(
    database.db,
  );

async function whole() {
  while ((await sealAudit(database.db)) > 0);
  return checkWhole(deps());
}

test('without a check of everything that ended, that of changes says so and checks everything', async () => {
  const told: unknown[] = [];
  const check = await checkChanged(deps({ onWhole: (last) => told.push(last) }));
  expect([check.kind, told]).toEqual(['WHOLE', [null]]);
  await sql`update book_checks set finished_at = null`.execute(database.db);
  expect((await checkChanged(deps())).kind).toBe('WHOLE');
});

test('what is corrupted of a customer who changed is found, of another one by the check of everything', async () => {
  const [changed, unchanged, third] = [await givenBuyer(), await givenBuyer(), await givenBuyer()];
  expect(brokenIn(await whole())).toEqual([]);
  expect(await checkChanged(deps())).toMatchObject({ kind: 'CHANGED', customers: 0, brokenBefore: 0 });
  for (const one of [changed, third]) await pay(one);
  // Three customers in pages of two: the last page is looked at too.
  const fourth = await givenBuyer();
  const fine = await checkChanged(deps());
  expect([fine.customers, brokenIn(fine)]).toEqual([3, []]);
  await corrupt(unchanged);
  expect(brokenIn(await checkChanged(deps()))).toEqual([]);
  for (const one of [changed, third, fourth]) {
    await corrupt(one);
    const check = await checkChanged(deps());
    expect(check.findings.find(({ id }) => id === 'I2')).toMatchObject({ count: 1, examples: [one] });
    await restore(one);
  }
  expect(brokenIn(await whole())).toEqual(['I2']);
  // What everything said is not forgotten by a check of nobody.
  expect(await checkChanged(deps())).toMatchObject({ customers: 0, brokenBefore: 1 });
  await restore(unchanged);
});

test('who changes while everything is checked counts as changed', async () => {
  const one = await givenBuyer();
  let paid: Promise<void> | undefined;
  const { db } = database;
  // Against customers noted after the rules have read: the payment would be in no check.
  const paying: typeof db = {
    ...db,
    transaction: async (...work) => (await (paid ??= pay(one)), db.transaction(...work)),
  };
  await checkWhole(deps({ db: paying }));
  expect(await checkChanged(deps())).toMatchObject({ kind: 'CHANGED', customers: 1 });
});

test('a check of everything that is older than seven days is done again', async () => {
  await whole();
  const later = (days: number) => deps({ clock: { now: () => addSeconds(platform.clock.now(), days * DAY_SECONDS) } });
  expect((await checkChanged(later(7))).kind).toBe('CHANGED');
  expect((await checkChanged(later(7.1))).kind).toBe('WHOLE');
});

test('a night is checked once by all servers, and again when the one that took it died', async () => {
  const at = new Date('2031-03-04T12:00:00Z');
  const taken = (now: Date) => takeNight(database.db, now, '2031-03-04');
  const ids = await Promise.all([1, 2, 3, 4].map(() => taken(at)));
  expect(ids.filter((id) => id !== null)).toHaveLength(1);
  expect(await taken(addSeconds(at, 3_599))).toBeNull();
  expect(await taken(addSeconds(at, 3_601))).toBe(ids.find((id) => id !== null));
});

test('the night of a day begins at three, and its check tells the log what is broken', async () => {
  const said: unknown[] = [];
  const note = (facts: object, text?: string) => void said.push([text, facts]);
  const log = { info: note, warn: note, error: note, debug: note };
  const openSlow = () => ({ ...database.db, close: () => Promise.resolve() });
  const one = await givenBuyer();
  await sql`delete from book_checks`.execute(database.db);
  await whole();
  await pay(one);
  await corrupt(one);
  const tonight = (now: string) => checkTonight({ database: { openSlow }, clock: { now: () => new Date(now) }, log });
  await sql`update book_checks set started_at = '2032-01-10T00:00:00Z'`.execute(database.db);
  await tonight('2032-01-11T06:59:00Z');
  await tonight('2032-01-11T07:01:00Z');
  await tonight('2032-01-11T09:00:00Z');
  expect(said).toMatchObject([
    [expect.stringMatching(/^used limit/), { night: '2032-01-10', rule: 'I2', examples: [one] }],
    [expect.stringMatching(/^used limit/), { night: '2032-01-11', rule: 'I2', examples: [one] }],
  ]);
  await restore(one);
});
