import { expect, test } from 'vitest';
import { dayCloseSteps } from '../../app.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { DAY_SECONDS } from '../../kernel/clock.ts';
import { closeDay } from '../../kernel/day-close/close-day.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { arriveFor, billingsOf, registerAll, reissueBilling } from '../../modules/billings/testing.ts';
import { deskOf } from '../../modules/payments/testing/desk.ts';
import { E2E, transfersOf } from '../../modules/transfers/testing/counter.ts';
import { finishStep, type PayoutPorts, type PayoutState } from '../../modules/transfers/index.ts';
import { askPayout } from '../../modules/transfers/payouts/ask-payout.ts';
import { keepPayouts } from '../../modules/transfers/payouts/keep-payouts.ts';
import { settlePayout } from '../../modules/transfers/payouts/settle-payout.ts';
import { holdBatch, resumeBatch, reverseBatch } from '../../modules/transfers/use-cases/hold-batch.ts';
import { listBatches } from '../../modules/transfers/use-cases/list-batches.ts';
import { Picks } from '../model/picks.ts';
import { prepareCounter } from '../prepare-counter.ts';
import { by } from '../shop.ts';

// Begins in an October: weeks end, boletos fall due and batches are made while it lasts. All invariants are looked at in the end.
const { database, platform, clock, shop } = prepareCounter({
  at: '2026-10-05T15:00:00Z',
  databasePer: 'test',
  connections: 6,
});
const treasury = transfersOf({ database, platform, clock, shop });
const DAYS = 45;

/** Numbers that look drawn, the same for a seed. */
function picksOf(seed: number): Picks {
  let state = seed;
  const numbers = Array.from({ length: 1_999 }, () => (state = (state * 48_271) % 2_147_483_647) % 10_000);
  return new Picks(numbers);
}

/** Refused is an answer too: in a random order much comes too early, too late or twice. */
async function tried(tally: Map<string, number>, name: string, act: () => Promise<unknown>): Promise<void> {
  const how = await act().then(
    () => name,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return `${name}: refused`;
    },
  );
  tally.set(how, (tally.get(how) ?? 0) + 1);
}

async function aMonth(seed: number) {
  const picks = picksOf(seed);
  const tally = new Map<string, number>();
  const [ana, bia] = [await treasury.treasurer('ANA'), await treasury.treasurer('BIA')];
  const contracts: string[] = [];
  const told: Parameters<typeof settlePayout>[1][] = [];
  const place = { retailerId: shop.retailerId };
  const reasoned = { ...place, reason: 'Conferir' };
  const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000));
  const bank: PayoutPorts = {
    webhookSecret: '',
    bankSays: null,
    provider: {
      pay: ({ id }) => {
        const paid: PayoutState = { status: 'SETTLED', endToEndId: E2E };
        const said = picks.one([
          { status: 'PROCESSING' } as const,
          paid,
          { status: 'FAILED', reason: 'Conta' } as const,
        ]);
        if (said.status !== 'PROCESSING') told.push({ ...said, id });
        return picks.chance(20) ? Promise.reject(new Error('lost')) : Promise.resolve(said);
      },
    },
  };
  const batches = async () => (await listBatches(platform, ana.actor, { state: 'OPEN' })).items;
  const office = { actor: { ...shop.actor, role: 'retailer_analyst' as const } };
  const acts = {
    sell: async () =>
      contracts.push((await treasury.sell(shop, clock.now().toISOString(), picks.between(100, 900) * 100)).contractId),
    'give back': async () => contracts.length > 0 && treasury.giveBack(shop, picks.one(contracts)),
    'pay at the till': async () =>
      contracts.length > 0 && deskOf(platform, shop).payAmount(picks.one(contracts), picks.between(10, 200) * 100),
    'pay a billing': async () => {
      const all = (await billingsOf(platform, shop)).flatMap(({ invoices }) => invoices);
      if (all.length === 0) return;
      const { nossoNumero, valueCents } = picks.one(all);
      const notice = { nossoNumero, value: picks.one([valueCents, Math.ceil(valueCents / 2)]), paymentId: newId() };
      for (let time = picks.between(1, 2); time > 0; time -= 1) await arriveFor(platform, notice);
    },
    'issue again': async () => {
      const late = (await billingsOf(platform, shop)).find(({ billing }) => billing.status === 'expired');
      if (late)
        await reissueBilling(platform, by(office, 'POST /billings/{id}/reissue'), {
          id: late.billing.id,
          retailerId: undefined,
        });
    },
    'move a batch': async () => {
      const batch = (await batches()).find(({ paid }) => paid > 0);
      const step = batch?.steps.find(({ finished }) => finished === null)?.step;
      if (batch && step)
        await finishStep(platform, ana.keyed(), { batchId: batch.batchId, step }, { ...place, endToEndId: E2E });
    },
    'hold or decide': async () => {
      const all = await batches();
      if (all.length === 0) return;
      const { batchId, held } = picks.one(all);
      if (held === null) await holdBatch(platform, ana.keyed(), batchId, reasoned);
      else if (picks.chance(50)) await resumeBatch(platform, bia.keyed(), batchId, place);
      else await reverseBatch(platform, bia.keyed(), batchId, reasoned);
    },
    'pay out': async () => {
      const ready = (await batches()).find(({ status }) => status === 'AT_TRANSITORY_ACCOUNT');
      if (ready) await askPayout(platform, bank, ana.keyed(), ready.batchId, place);
    },
    'the bank says it again': async () => {
      if (told.length > 0) await asSystem('test', () => settlePayout(platform, picks.one(told)));
    },
  };
  const names = Object.keys(acts) as (keyof typeof acts)[];
  for (let day = 0; day < DAYS; day += 1) {
    for (let act = picks.between(3, 7); act > 0; act -= 1) {
      const name = picks.one(names);
      later(90);
      await tried(tally, name, acts[name]);
      await asSystem('worker', () => keepPayouts(platform, bank));
    }
    later(DAY_SECONDS - 600);
    await closeDay({ db: platform.db, clock, steps: dayCloseSteps });
    await registerAll(platform);
  }
  await aDoubtAndItsEnd(contracts, later);
  return { tally, done: (await listBatches(platform, asOperator(ana.actor).actor, { state: 'DONE' })).items };
}

/** Nobody pays for months; then who owes pays in one way or another, and the days go on. */
async function aDoubtAndItsEnd(contracts: readonly string[], later: (seconds: number) => void) {
  const desk = deskOf(platform, shop);
  const close = () => closeDay({ db: platform.db, clock, steps: dayCloseSteps });
  const doubts = async () => {
    const found = await sql<{ open: number; over: number }>`
      select count(*) filter (where d ->> 'to' is null)::int as open, count(d ->> 'to')::int as over
      from contract_standings, jsonb_array_elements(barred_days) d`.execute(database.db);
    return found.rows[0];
  };
  later(120 * DAY_SECONDS);
  await close();
  expect((await doubts())?.open).toBeGreaterThan(0);
  for (const [at, contractId] of contracts.entries())
    await tried(new Map(), 'pay', () => desk.payAmount(contractId, at % 2 === 0 ? 500 : 60_000));
  later(DAY_SECONDS);
  await close();
  expect((await doubts())?.over).toBeGreaterThan(0);
}

// Planted: a payout that the bank refused stayed in its batch (I12f).
test('a month of sales, returns, notices and transfers in any order keeps every rule of the books', async () => {
  const { tally, done } = await aMonth(20_261_124);
  expect(tally.get('sell')).toBeGreaterThan(3);
  expect(tally.get('pay a billing')).toBeGreaterThan(0);
  expect(done.some(({ steps }) => steps.every(({ finished }) => finished !== null))).toBe(true);
  const kept = await sql<{ n: number }>`select count(*)::int as n from payouts where status = 'SETTLED'`.execute(
    database.db,
  );
  expect(kept.rows[0]?.n).toBeGreaterThan(0);
});
