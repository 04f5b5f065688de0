import { closeDay } from '../../kernel/day-close/close-day.ts';
import { dayCloseSteps } from '../../app.ts';
import type { TestDatabase } from '../database.ts';
import { setClock, testPlatform } from '../platform.ts';
import { brokenRules } from './broken-rules.ts';
import type { Failure, Life } from './life.ts';
import { Living } from './living.ts';
import { openShops } from './product/shops.ts';
import { plusDays } from './reference/calendar.ts';
import type { Tally } from './tally.ts';

const FIRST_DAY = '2026-11-21';
/** Noon in Manaus, where the shops are. */
const instantOf = (day: string) => `${day}T16:00:00Z`;

interface Running {
  life: Life;
  living: Living | null;
  /** Day of the next event. */
  next: string;
  done: number;
}

const WORKERS = 4;

/** Runs lives on one clock, each of its own customer, and closes each day; returns those that differ. */
export async function runLives(
  { db }: Pick<TestDatabase, 'db'>,
  lives: readonly Life[],
  isLateIofCharged: boolean,
  tally: Tally,
): Promise<Failure[]> {
  const clock = setClock(instantOf(FIRST_DAY));
  const platform = testPlatform(db, clock);
  const world = { platform, shopOf: await openShops(platform, isLateIofCharged), isLateIofCharged, tally };
  tally.isLateIofCharged ||= isLateIofCharged;
  const livings: Living[] = [];
  let running: Running[] = lives.map((life) => ({
    life,
    living: null,
    next: plusDays(FIRST_DAY, life.soldOn),
    done: 0,
  }));
  const failures: Failure[] = [];

  const step = async (one: Running) => {
    const { life, living, next: day } = one;
    try {
      const event = life.events[one.done - 1];
      if (!living) livings.push((one.living = await Living.begin(world, life, day)));
      else if (event) await living.live(event, day);
      const following = life.events[one.done];
      one.done += 1;
      if (following && one.living) one.next = one.living.dayOf(following, day);
      else one.done = Infinity;
    } catch (error) {
      one.done = Infinity;
      const reason = error instanceof Error ? error.message : String(error);
      failures.push({ life, story: one.living?.story ?? [], reason });
    }
  };

  while (running.length > 0) {
    const day = running.map(({ next }) => next).toSorted()[0] ?? FIRST_DAY;
    clock.set(instantOf(day));
    await closeDay({ db, clock, steps: dayCloseSteps });
    const waiting = running.filter(({ next }) => next === day);
    const work = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        while (one.next === day && one.done !== Infinity) await step(one);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    running = running.filter(({ done }) => done !== Infinity);
  }

  return failures.length > 0 ? failures : brokenRules(db, livings);
}
