import { closeDay } from '../../kernel/day-close/close-day.ts';
import { dayCloseSteps } from '../../app.ts';
import { expectBooksHold } from '../books.ts';
import type { TestDatabase } from '../database.ts';
import { setClock, testPlatform } from '../platform.ts';
import type { Life } from './life.ts';
import { Living } from './live.ts';
import { openShops } from './product/shops.ts';
import { plusDays } from './reference/calendar.ts';

const FIRST_DAY = '2026-11-21';
/** Noon in Manaus, where the shops are. */
const instantOf = (day: string) => `${day}T16:00:00Z`;

export interface Failure {
  life: Life;
  story: readonly string[];
  reason: string;
}

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
): Promise<Failure[]> {
  const clock = setClock(instantOf(FIRST_DAY));
  const platform = testPlatform(db, clock);
  const shopOf = await openShops(platform, isLateIofCharged);
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
      if (!living) one.living = await Living.begin({ platform, shop: shopOf(life), isLateIofCharged }, life, day);
      else if (event) await living.live(event, day);
      const following = life.events[one.done];
      one.done += 1;
      if (following) one.next = plusDays(day, following.after);
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
  if (failures.length === 0) await expectBooksHold(db);
  return failures;
}
