import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addDays, civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { closeDay, closeDayTurn } from '../../kernel/day-close/close-day.ts';
import { createDb, type Db } from '../../kernel/db/database.ts';
import { nodePostgresPool } from '../../kernel/db/pools.ts';
import type { Platform } from '../../kernel/platform.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { dyingDb } from './testing/dying-db.ts';
import { setClock } from '../../testing/platform.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { givenShop, type Shop } from '../../testing/shop.ts';
import { readBankReturn } from './bank-files/read-return.ts';
import { makeRemittance } from './bank-files/remit.ts';
import { collectItems } from './close-steps/collect-items.ts';
import { makeBatches } from './close-steps/make-batches.ts';
import { askPayout } from './payouts/ask-payout.ts';
import { keepPayouts } from './payouts/keep-payouts.ts';
import type { PayoutPorts } from './payouts/ports.ts';
import { bank, returned } from './testing/bank-return.ts';
import { E2E, steps, transfersOf } from './testing/counter.ts';
import { finishStep } from './use-cases/finish-step.ts';

const { database, platform, clock, shop } = prepareCounter({ databasePer: 'test', connections: 8 });
const { givenDueBatch, owed, place, sell, treasurer } = transfersOf({
  database,
  platform,
  clock,
  shop,
});
const closing = [collectItems, makeBatches];

/** The day's batches, page by page, as the worker makes them. */
async function closeOn(db: Db, at: string, batch?: number): Promise<void> {
  for (let isClosed = false; !isClosed;)
    ({ isClosed } = await closeDayTurn({ db, clock: setClock(at), steps: closing, ...(batch && { batch }) }));
}

/** What is wrong: a sale that is in no batch, one that is paid another sum than the books owed, a batch that is not the sum of its items. */
async function wrongs() {
  const { rows } = await sql<{ found: string }>`
    select c.id::text as found from contracts c where c.status = 'ACCEPTED' and not exists (
      select 1 from transfer_items i where i.contract_id = c.id and i.kind = 'SALE' and i.batch_id is not null)
    union all
    select b.id::text from transfer_batches b
      where b.paid_cents <> (select sum(i.amount_cents) from transfer_items i where i.retailer_id = b.retailer_id and i.batch_id = b.id)
    union all
    select e.retailer_id::text from journal_entries e join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
      where l.account = 'retailer_payable' group by e.retailer_id
      having 0 - sum(l.amount_cents) <> (select sum(paid_cents) from transfer_batches b where b.retailer_id = e.retailer_id)`.execute(
    database.db,
  );
  return rows;
}

// Planted: an item under a new id each time its day is collected. The page without its transaction stays green: collecting again adds nothing.
test('the day’s batches, killed at one statement after another and made again, hold each sale once', async () => {
  const shops = [shop, await givenShop(platform), await givenShop(platform)];
  let day = civilDate('2026-11-03');
  let isThrough = false;
  // Odd ones die before the database has done it, even ones after.
  for (let statement = 1; !isThrough; statement += statement < 16 ? 1 : 3) {
    for (const of of shops) await sell(of, `${day}T15:00:00Z`, 30_000 + statement * 100);
    day = addDays(day, 1);
    const dying = dyingDb(database.url, statement);
    const died = await closeOn(dying.db, `${day}T04:30:00Z`, 2).catch((error: unknown) => error);
    isThrough = !dying.isDead();
    expect(isThrough ? died : dying.sent()).toBe(isThrough ? undefined : statement);
    await dying.db.close();
    await closeOn(database.db, `${day}T04:31:00Z`, 2);
  }
  for (let more = 0; more < 3; more += 1) await closeOn(database.db, `${(day = addDays(day, 1))}T04:30:00Z`);
  expect(await wrongs()).toEqual([]);
}, 60_000);

/** Does it over and over, each time killed a statement later than the time before, until it comes through. */
async function killedAtEach(work: (dying: Platform) => Promise<unknown>): Promise<number> {
  for (let statement = 1; ; statement += 1) {
    const dying = dyingDb(database.url, statement);
    const died = await work({ ...platform, db: dying.db }).catch((error: unknown) => error);
    await dying.db.close();
    clock.set(new Date(clock.now().getTime() + 61_000));
    if (dying.isDead()) continue;
    if (died instanceof Error) throw died;
    return statement - 1;
  }
}

/** A bank that pays what it was told, and what it was asked to pay. */
function aBank() {
  const asked = new Set<string>();
  const ports: PayoutPorts = {
    webhookSecret: 'the secret that the bank of the tests signs with',
    bankSays: null,
    provider: {
      pay({ id }) {
        asked.add(id);
        return Promise.resolve({ status: 'SETTLED', endToEndId: E2E });
      },
    },
  };
  return { asked, ports };
}
type Treasurer = Awaited<ReturnType<typeof treasurer>>;

const finishing = (ana: Treasurer, batchId: string, step: string) => {
  const key = newId();
  return killedAtEach((dying) => finishStep(dying, ana.keyed(key), { batchId, step }, { ...place(), endToEndId: E2E }));
};
/** How the last step is done; returns what was told to a bank. */
const lastSteps = {
  'by hand': async (ana: Treasurer, batchId: string) => {
    expect(await finishing(ana, batchId, steps[2])).toBeGreaterThan(2);
    return 0;
  },
  'by Pix': async (ana: Treasurer, batchId: string) => {
    const { asked, ports } = aBank();
    const key = newId();
    expect(await killedAtEach((dying) => askPayout(dying, ports, ana.keyed(key), batchId, place()))).toBeGreaterThan(2);
    const kills = await killedAtEach((dying) => asSystem('worker', () => keepPayouts(dying, ports)));
    expect(kills).toBeGreaterThan(2);
    return asked.size;
  },
  'by a file': async (ana: Treasurer, batchId: string) => {
    const key = newId();
    let content = '';
    const remit = async (dying: Platform) => {
      ({ content } = await makeRemittance(dying, bank, ana.keyed(key)));
    };
    expect(await killedAtEach(remit)).toBeGreaterThan(2);
    const file = { fileName: 'retorno.ret', content: returned(content, '00') };
    expect(await killedAtEach((dying) => readBankReturn(dying, bank, asOperator(ana.actor), file))).toBeGreaterThan(2);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from remittances
      where lines::text like ${`%${batchId}%`}`.execute(database.db);
    return rows[0]?.n;
  },
};

// Planted: a payout under a new id each time the bank is told.
test.each([
  ['by hand', 0],
  ['by Pix', 1],
  ['by a file', 1],
] as const)(
  'a batch killed at each statement of each step, the last one %s, is paid once',
  async (how, told) => {
    const ana = await treasurer('ANA');
    const { batchId } = await givenDueBatch();
    for (const step of steps.slice(0, 2)) expect(await finishing(ana, batchId, step)).toBeGreaterThan(2);
    expect(await owed(shop.retailerId)).toBe(96_000);
    expect(await lastSteps[how](ana, batchId)).toBe(told);
    expect(await owed(shop.retailerId)).toBe(0);
    const { rows } = await sql<object>`select event, count(*)::int as n from retailer_entries
    where retailer_id = ${shop.retailerId}::uuid group by event order by min(posted_at)`.execute(database.db);
    expect(rows).toEqual(steps.map((event) => ({ event, n: 1 })));
  },
  60_000,
);

/** A process that makes the batches of a day and kills itself, as kill -9 does, at a statement. */
async function killedProcess(at: string, statement: number): Promise<string | null> {
  const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const program = `
    const { dyingDb } = await import(${url('./testing/dying-db.ts')});
    const { closeDay } = await import(${url('../../kernel/day-close/close-day.ts')});
    const { setClock } = await import(${url('../../kernel/clock.ts')});
    const { collectItems } = await import(${url('./close-steps/collect-items.ts')});
    const { makeBatches } = await import(${url('./close-steps/make-batches.ts')});
    const { db } = dyingDb(${JSON.stringify(database.url)}, ${statement}, () => process.kill(process.pid, 'SIGKILL'));
    await closeDay({ db, clock: setClock(${JSON.stringify(at)}), steps: [collectItems, makeBatches] });`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions', 'source', '--input-type=module', '--eval', program],
    {
      cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal;
}

test('a hundred retailers that are closed by two at once, after processes that were killed at it, come to what each sold', async () => {
  const shops: Shop[] = [shop];
  while (shops.length < 100) shops.push(await givenShop(platform));
  for (const [index, of] of shops.entries()) await sell(of, '2026-11-18T15:00:00Z', 10_000 + index * 100);
  const at = '2026-11-19T04:30:00Z';
  for (const statement of [3, 40, 187]) expect(await killedProcess(at, statement)).toBe('SIGKILL');
  const close = (db: Db) => closeDay({ db, clock: setClock(at), steps: closing });
  const other = createDb(nodePostgresPool({ url: database.url, size: 2 }));
  await Promise.all([close(database.db), close(other)]);
  await other.close();
  expect(await wrongs()).toEqual([]);
  const { rows } = await sql<{ paid: number }>`
    select paid_cents as paid from transfer_batches order by paid_cents`.execute(database.db);
  expect(rows.map(({ paid }) => paid)).toEqual(shops.map((_, index) => 9_600 + index * 96));
}, 120_000);
