import { setTimeout as sleep } from 'node:timers/promises';
import type { CivilDate } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import { sql } from '../db/sql.ts';
import { type Clock, dayIn, requireRightClock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { cast, maxOf, minOf, rowOf, rowsOf, select, when } from '../db/select.ts';
import { asSystem } from '../row-security/scope.ts';
import { pick } from '../db/table.ts';
import { dayClosings } from '../db/tables.ts';
import { withTransaction } from '../db/transaction.ts';
import { insertMany } from '../db/write.ts';
import type { DayCloseBatch, DayCloseResult, DayCloseStep } from './steps.ts';

export interface DayCloseDeps {
  db: Db;
  clock: Clock;
  steps: readonly DayCloseStep[];
  /** Rows a batch; a payment of one of them waits for the batch. */
  batch?: number;
}

const d = dayClosings.row('d');
const asDayClose = <T>(work: () => Promise<T>) => asSystem('day-close', work);

const BATCH = 2_000;
/** Batches of different steps at once, each by a connection of its own. */
const LANES = 2;
/** Between two looks at a step that another one is at. */
const ASK_AGAIN_AFTER_MS = 10;
const NOTHING: DayCloseResult = { rows: 0, cursor: null };
/** Days caught up one by one after a stop; a longer gap is closed as one. */
const MOST_DAYS_CAUGHT_UP = 31;

export interface DayCloseTurn {
  day: CivilDate;
  /** Rows worked on, by step that ran. */
  rows: Record<string, number>;
  /** The day has nothing left to do. */
  isClosed: boolean;
  /** What is left is in the hands of others. */
  isHeld: boolean;
}

/**
 * Runs one batch of the oldest day that is not closed, up to the day that has begun everywhere: a day ends when it has
 * ended in every zone in which a retailer counts it. Steps that find nothing share a transaction with the batch after
 * them. Any number of processes may call it; a batch has one of them, and a step waits for those before it.
 * @throws Refusal SERVICE_UNAVAIBLE while the clock is wrong.
 */
export const closeDayTurn = (deps: DayCloseDeps): Promise<DayCloseTurn> => asDayClose(() => runTurn(deps));

async function runTurn(deps: DayCloseDeps): Promise<DayCloseTurn> {
  requireRightClock(deps.clock);
  const day = await dayToClose(deps);
  const now = deps.clock.now();
  // By itself: inside the first batch it would hold up every other process until that ends.
  await open(deps.db, deps.steps, day, now);
  return withTransaction(deps.db, async (tx) => {
    // A plan kept from when a table was small would read all of it for each row of a batch; a new one costs a millisecond.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
    const waiting = await rowsOf(tx, select(pick(d, 'step'), sql`${unfinishedOf(day)} order by d.position`));
    const idle: string[] = [];
    const turn: DayCloseTurn = { day, rows: {}, isClosed: false, isHeld: false };
    for (const { step: name } of waiting) {
      const step = deps.steps.find((one) => one.name === name);
      const taken = await rowOf(
        tx,
        select(pick(d, 'cursor'), sql`${unfinishedOf(day)} and d.step = ${name} for update skip locked`),
      );
      if (!taken) {
        turn.isHeld = true;
        if (step?.isAside) continue;
        break;
      }
      const batch = { day, now, cursor: taken.cursor, limit: deps.batch ?? step?.batch ?? BATCH };
      const result = step ? await step.run(tx, batch) : NOTHING;
      turn.rows[name] = result.rows;
      const isIdle = result.rows === 0 && result.cursor === null;
      if (isIdle) idle.push(name);
      else {
        await advance(tx, [name], batch, result);
        turn.isHeld = false;
        break;
      }
    }
    if (idle.length > 0) await advance(tx, idle, { day, now }, NOTHING);
    turn.isClosed = idle.length === waiting.length;
    return turn;
  });
}

const unfinishedOf = (day: CivilDate) =>
  sql`from ${dayClosings.sql} d where d.day = ${day}::date and d.done_at is null`;

function advance(
  tx: Tx,
  steps: readonly string[],
  { day, now }: Pick<DayCloseBatch, 'day' | 'now'>,
  { rows, cursor }: DayCloseResult,
): Promise<unknown> {
  return sql`
    update ${dayClosings.sql} set cursor = ${cursor}::text, rows = rows + ${rows}::bigint,
      done_at = case when ${cursor}::text is null then ${now}::timestamptz end
    where day = ${day}::date and step = any(${steps}::text[])`.execute(tx);
}

/** Closes everything that is due; returns the rows worked on by step. @throws the first error of a step. */
export async function closeDay(deps: DayCloseDeps): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const last = await today(deps);
  let isOver = false;
  const lane = async () => {
    while (!isOver) {
      const turn = await closeDayTurn(deps);
      for (const [step, count] of Object.entries(turn.rows)) rows[step] = (rows[step] ?? 0) + count;
      isOver ||= turn.isClosed && turn.day >= last;
      if (turn.isHeld) await sleep(ASK_AGAIN_AFTER_MS);
    }
  };
  const stopping = () => lane().finally(() => (isOver = true));
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, stopping));
  for (const done of lanes) if (done.status === 'rejected') throw done.reason;
  return rows;
}

/** A chore of the worker that closes days as they end, a batch a turn; asks the database nothing while none has. */
export function dayCloseChore(deps: DayCloseDeps): () => Promise<void> {
  let closed: CivilDate | null = null;
  let asked = 0;
  const ASK_AGAIN_MS = 60_000;
  return async () => {
    // `/health` and `/metrics` tell it; the days are closed when the clock is right again.
    if (deps.clock.isRight?.() === false) return;
    if (closed !== null && deps.clock.now().getTime() - asked < ASK_AGAIN_MS) return;
    asked = deps.clock.now().getTime();
    if (closed !== null && (await today(deps)) <= closed) return;
    const turn = await closeDayTurn(deps);
    closed = turn.isClosed && turn.day >= (await today(deps)) ? turn.day : null;
  };
}

/** The business day that has begun in every zone in use. */
async function today({ db, clock }: DayCloseDeps): Promise<CivilDate> {
  const zones = await asDayClose(() =>
    rowsOf(db, select({ zone: cast('text', sql`zone`) }, sql`from retailers group by zone`)),
  );
  const now = clock.now();
  const days = zones.map(({ zone }) => dayIn(zone, now));
  return days.toSorted()[0] ?? dayIn('America/Manaus', now);
}

async function dayToClose(deps: DayCloseDeps): Promise<CivilDate> {
  const last = await today(deps);
  const days = {
    unfinished: minOf(when(sql`d.done_at is null`, d.day)),
    latest: maxOf(d.day),
  };
  const { unfinished = null, latest = null } =
    (await rowOf(deps.db, select(days, sql`from ${dayClosings.sql} d`))) ?? {};
  if (unfinished !== null && unfinished <= last) return unfinished;
  if (latest === null || latest >= last) return last;
  const next = addDays(latest, 1);
  return next < addDays(last, -MOST_DAYS_CAUGHT_UP) ? last : next;
}

async function open(db: Db, steps: readonly DayCloseStep[], day: CivilDate, now: Date): Promise<void> {
  const rows = steps.map(({ name }, position) => ({ day, step: name, position, startedAt: now }));
  await sql`${insertMany(dayClosings, rows)} on conflict do nothing`.execute(db);
}
