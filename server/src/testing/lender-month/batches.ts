import { batchSteps } from '@balcao/contract';
import { addDays, type CivilDate, civilDate, type GoldenKind, isBankBusinessDay } from '@balcao/credit-math';
import type { Platform } from '../../kernel/platform.ts';
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
import { by, givenCustomer, givenSale, givenShop, type Shop } from '../shop.ts';

/** Of cases that name no retailer. */
const ANY = '';
const PIX = { endToEndId: `E${'1'.repeat(20)}AbCdEfGhIjK` };

const codeOf = (act: Promise<unknown>): Promise<string | null> =>
  act.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

/** What a case says that a person does: at a retailer's desk, at any where it names none. */
interface Deed {
  retailer?: string | undefined;
  /** On which it is done; the last day of the month where the case does not say. */
  on?: string | undefined;
  /** A batch of this day is there already. */
  again?: string | undefined;
  isLast?: boolean;
  does: (desk: Desk) => Promise<string | null>;
}

const readings: readonly [RegExp, (said: readonly (string | undefined)[]) => Deed][] = [
  [
    /^create (?:([\w-]*?[A-Za-z][\w-]*) )?(\d{4}-\d\d-\d\d)(?: on (\d{4}-\d\d-\d\d))?( again)?$/,
    ([retailer, date = '', on, again]) => ({
      retailer,
      on,
      again: again && date,
      does: (desk) => desk.create(date),
    }),
  ],
  [
    /^finish a step of a finished batch$/,
    () => ({
      isLast: true,
      async does(desk) {
        for (const step of batchSteps) await desk.finish(step);
        return desk.finish(batchSteps[0]);
      },
    }),
  ],
  [
    /^finish (?:step )?([A-Z_]+)(?: (first|without voucher|twice))?$/,
    ([step = '', how]) => ({
      async does(desk) {
        if (how === 'without voucher') return desk.finish(step, {});
        if (how === 'twice') await desk.finish(step);
        return desk.finish(step);
      },
    }),
  ],
  [/^batch of another id$/, () => ({ does: (desk) => desk.finish(batchSteps[0], PIX, newId()) })],
];

const lastOnes = (one: Deed, other: Deed) => Number(one.isLast ?? false) - Number(other.isLast ?? false);

/** What a sentence says; nothing of one that says what nobody can do. */
const deedsOf = (what: string) =>
  readings.flatMap(([reading, deed]) => {
    const said = reading.exec(what);
    return said ? [Object.assign(deed(said.slice(1)), { what })] : [];
  });

/** The desks of these retailers in a house of their own, each with a batch of its day on its way. */
async function openDesks(days: ReadonlyMap<string, CivilDate>) {
  const database = await openEmbeddedDatabase();
  const clock = setClock(`${civilDate([...days.values()].toSorted()[0] ?? '')}T15:00:00Z`);
  const platform = testPlatform(database.db, clock);
  const inOrder = [...days].toSorted(([, one], [, other]) => one.localeCompare(other));
  const shops = new Map<string, Shop>();
  for (const [retailer, day] of inOrder) {
    const shop = await givenShop(platform);
    shops.set(retailer, shop);
    clock.set(`${bankDayBefore(day)}T15:00:00Z`);
    await givenSale(platform, shop, await givenCustomer(platform, shop), { cents: 60_000 });
  }
  for (const day of new Set(inOrder.map(([, on]) => on))) {
    clock.set(`${day}T04:30:00Z`);
    await closeTransfers(platform, day);
  }
  const provider = await givenRetailer(database.db, { isProvider: true });
  const operatorId = await givenOperator(platform, { retailerId: provider, role: 'analyst' });
  const desks = new Map<string, Desk>();
  for (const [retailer, shop] of shops) {
    const actor = { ...shop.actor, retailerId: provider, operatorId, role: 'analyst' as const };
    desks.set(retailer, await deskOf(platform, shop.retailerId, actor));
  }
  return { desks, clock, close: () => database.close() };
}

async function deskOf(platform: Platform, retailerId: string, actor: Shop['actor']) {
  const { items } = await listBatches(platform, actor, { state: 'OPEN' });
  const batchId = items.find((one) => one.retailerId === retailerId)?.batchId ?? '';
  const keyed = () => by({ actor }, 'POST /treasury');
  return {
    create: (date: string) => codeOf(makeBatch(platform, keyed(), { retailerId, date })),
    finish: (step: string, body: object = PIX, id = batchId) =>
      codeOf(finishStep(platform, keyed(), { batchId: id, step }, { retailerId, ...body })),
  };
}
type Desk = Awaited<ReturnType<typeof deskOf>>;

function bankDayBefore(day: CivilDate): CivilDate {
  const before = addDays(day, -1);
  return isBankBusinessDay(before) ? before : bankDayBefore(before);
}

/** Answers the cases of batches at a desk a retailer, in their order; a batch that is finished comes last. */
export async function batchKind(cases: readonly { do: string }[], last?: CivilDate): Promise<GoldenKind> {
  const deeds = cases.flatMap(({ do: what }) => deedsOf(what));
  const lastDay =
    last ??
    civilDate(
      deeds
        .flatMap(({ on, again }) => on ?? again ?? [])
        .toSorted()
        .at(-1) ?? '',
    );
  const there = deeds.find(({ again }) => again !== undefined)?.again;
  const days = new Map(
    deeds.map(({ retailer = ANY }) => {
      const own = deeds.find((one) => one.retailer === retailer && one.again !== undefined)?.again;
      return [retailer, civilDate(own ?? there ?? bankDayBefore(lastDay))];
    }),
  );
  const { desks, clock, close } = await openDesks(days);
  const answers = new Map<string, string | null>();
  try {
    for (const { what, retailer = ANY, on = lastDay, does } of deeds.toSorted(lastOnes)) {
      clock.set(`${on}T15:00:00Z`);
      const desk = desks.get(retailer);
      if (desk) answers.set(what, await does(desk));
    }
  } finally {
    await close();
  }
  return (item) => {
    const what = String(item['do']);
    if (!answers.has(what)) throw new Error(`nobody knows how to ${what}`);
    return { ...item, expect: answers.get(what) };
  };
}
