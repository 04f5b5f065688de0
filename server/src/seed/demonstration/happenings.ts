import type { SetClock } from '../../kernel/clock.ts';

/** Something that took place at an instant of the past. What follows from it is only known once it happened. */
export interface Happening {
  at: Date;
  run(): Promise<readonly Happening[]>;
}

/**
 * Lets everything happen in the order of time, with the clock standing where each thing takes place. What would fall
 * after `now` has not happened yet. Returns how many things happened.
 */
export async function live(first: readonly Happening[], clock: SetClock, now: Date): Promise<number> {
  const waiting = first.filter(({ at }) => at <= now);
  let count = 0;
  while (waiting.length > 0) {
    waiting.sort((left, right) => right.at.getTime() - left.at.getTime());
    const next = waiting.pop();
    if (!next) break;
    clock.set(next.at);
    const followers = await next.run();
    waiting.push(...followers.filter(({ at }) => at <= now));
    count += 1;
  }
  return count;
}
