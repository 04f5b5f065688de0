import { addDays, civilDate, isBankBusinessDay } from '@balcao/credit-math';
import type { GoldenKind } from '@balcao/credit-math';
import { newId } from '../../kernel/ids.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { givenOperator } from '../../modules/identity/testing.ts';
import { givenRetailer } from '../../modules/retailers/testing.ts';
import { closeTransfers } from '../../modules/transfers/testing.ts';
import { finishStep } from '../../modules/transfers/use-cases/finish-step.ts';
import { listBatches } from '../../modules/transfers/use-cases/list-batches.ts';
import { makeBatch } from '../../modules/transfers/use-cases/make-batch.ts';
import { openEmbeddedDatabase } from '../embedded-database.ts';
import { setClock, testPlatform } from '../platform.ts';
import { by, givenCustomer, givenSale, givenShop } from '../shop.ts';

const PIX = { endToEndId: `E${'1'.repeat(20)}AbCdEfGhIjK` };
const firstStep = 'UME_TO_BANKER';
const otherSteps = ['BANKER_TO_TRANSITORY', 'TRANSITORY_TO_RETAILER'];

const codeOf = (act: Promise<unknown>): Promise<string | null> =>
  act.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

/** A retailer with a batch of a day on its way, on the last day that cases speak of. */
async function openDesk(day: string, today: string) {
  const database = await openEmbeddedDatabase();
  const clock = setClock(`${today}T15:00:00Z`);
  const platform = testPlatform(database.db, clock);
  const shop = await givenShop(platform);
  const provider = await givenRetailer(database.db, { isProvider: true });
  const operatorId = await givenOperator(platform, { retailerId: provider, role: 'analyst' });
  const actor = { ...shop.actor, retailerId: provider, operatorId, role: 'analyst' as const };
  let soldOn = addDays(civilDate(day), -1);
  while (!isBankBusinessDay(soldOn)) soldOn = addDays(soldOn, -1);
  clock.set(`${soldOn}T15:00:00Z`);
  await givenSale(platform, shop, await givenCustomer(platform, shop), { cents: 60_000 });
  clock.set(`${day}T04:30:00Z`);
  await closeTransfers(platform, civilDate(day));
  clock.set(`${today}T15:00:00Z`);
  const { items } = await listBatches(platform, actor, { state: 'OPEN' });
  const batchId = items.find((one) => one.retailerId === shop.retailerId)?.batchId ?? '';
  const { retailerId } = shop;
  const keyed = () => by({ actor }, 'POST /treasury');
  return {
    create: (date: string) => codeOf(makeBatch(platform, keyed(), { retailerId, date })),
    finish: (step: string, body: object = PIX, id = batchId) =>
      codeOf(finishStep(platform, keyed(), { batchId: id, step }, { retailerId, ...body })),
    close: () => database.close(),
  };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** What a person is answered who does as a case says; undefined of what nobody can do. */
async function answered(desk: Desk, what: string): Promise<string | null | undefined> {
  const created = /^create (?:R\d+ )?(\d{4}-\d\d-\d\d)/.exec(what)?.[1];
  if (created !== undefined) return desk.create(created);
  switch (what) {
    case 'finish TRANSITORY_TO_RETAILER first':
      return desk.finish('TRANSITORY_TO_RETAILER');
    case 'finish UME_TO_BANKER without voucher':
      return desk.finish(firstStep, {});
    case 'finish UME_TO_BANKER twice':
      await desk.finish(firstStep);
      return desk.finish(firstStep);
    case 'finish step FOO':
      return desk.finish('FOO');
    case 'batch of another id':
      return desk.finish(firstStep, PIX, newId());
    case 'finish a step of a finished batch':
      for (const step of [firstStep, ...otherSteps]) await desk.finish(step);
      return desk.finish(firstStep);
    default:
      return undefined;
  }
}

/** Answers the cases of batches on a database of their own, in their order; a batch that is finished comes last. */
export async function batchKind(cases: readonly { do: string }[]): Promise<GoldenKind> {
  const days = cases.flatMap((one) => /\d{4}-\d\d-\d\d(?= again)/.exec(one.do)?.[0] ?? []);
  const today = cases.flatMap((one) => /(?<= on )\d{4}-\d\d-\d\d/.exec(one.do)?.[0] ?? [])[0] ?? '2026-11-30';
  const desk = await openDesk(days[0] ?? '2026-11-04', today);
  const answers = new Map<string, string | null | undefined>();
  const isLast = (what: string) => what.includes('finished');
  for (const part of [cases.filter((one) => !isLast(one.do)), cases.filter((one) => isLast(one.do))]) {
    for (const one of part) answers.set(one.do, await answered(desk, one.do));
  }
  await desk.close();
  return (item) => ({ ...item, expect: answers.get(String(item['do'])) });
}
