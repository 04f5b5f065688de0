import type { Clock } from './clock.ts';

/** The service failed often a moment ago: it is not asked until the pause is over. */
export class CircuitOpen extends Error {}

export interface CircuitOptions {
  /** Failures in a row that open the circuit. */
  failures: number;
  pauseSeconds: number;
}

export type Circuit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Stops asking a broken service, so that work behind it fails at once instead of waiting for each time-out. After
 * the pause one call tries: it closes the circuit or opens it for another pause.
 */
export function createCircuit(clock: Clock, { failures, pauseSeconds }: CircuitOptions): Circuit {
  let failed = 0;
  let openUntil = 0;

  const fail = () => {
    failed += 1;
    if (failed >= failures) openUntil = clock.now().getTime() + pauseSeconds * 1000;
  };
  return async (work) => {
    if (clock.now().getTime() < openUntil) throw new CircuitOpen('circuit open');
    // Others are turned away while the one after the pause tries.
    if (failed >= failures) openUntil = clock.now().getTime() + pauseSeconds * 1000;
    try {
      const result = await work();
      failed = 0;
      openUntil = 0;
      return result;
    } catch (error) {
      fail();
      throw error;
    }
  };
}
