import type { Log } from '../log.ts';
import { refuse } from '../refusal.ts';

export interface TurnOptions {
  /** Asks that run or wait; more are refused. */
  most: number;
  /** An idle process gives its memory back. */
  idleMs: number;
  /** A process works for so many asks at most: what it may leak ends with it. */
  asksOfOne: number;
}

interface Started {
  end(): void;
}

/** What a process came to; null when two of them failed. @throws Refusal SERVICE_UNAVAIBLE while too many wait. */
export type InTurn<P> = <T>(work: (process: P) => Promise<T>) => Promise<T | null>;

/**
 * Works off asks one after the other, in a process that starts with the first. One that dies or hangs costs one more try
 * with a new one. `failed` is what the log says of it.
 */
export function inTurn<P extends Started>(
  log: Pick<Log, 'warn'>,
  { most, idleMs, asksOfOne, start, failed }: TurnOptions & { start: () => Promise<P>; failed: string },
): InTurn<P> {
  let running: P | null = null;
  let asks = 0;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const end = () => {
    running?.end();
    running = null;
  };
  const ready = async () => {
    if (asks >= asksOfOne) end();
    if (!running) {
      running = await start();
      asks = 0;
    }
    asks += 1;
    return running;
  };
  const tryTwice = async <T>(work: (process: P) => Promise<T>): Promise<T | null> => {
    for (const attempt of [1, 2]) {
      try {
        return await work(await ready());
      } catch (error) {
        end();
        log.warn({ err: error, attempt }, failed);
      }
    }
    return null;
  };
  return (work) => {
    if (waiting >= most) refuse('SERVICE_UNAVAIBLE');
    waiting += 1;
    clearTimeout(idle);
    const working = last.then(() => tryTwice(work));
    last = working;
    return working.finally(() => {
      waiting -= 1;
      if (waiting === 0) idle = setTimeout(end, idleMs).unref();
    });
  };
}
