import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../kernel/db/database.ts';
import type { Log } from '../kernel/log.ts';
import type { Platform } from '../kernel/platform.ts';
import { createSecrets } from '../kernel/secrets.ts';

/** A clock that stands still until a test or the seed moves it. */
export interface SetClock extends Clock {
  set(instant: string | Date): void;
}

export function setClock(start: string | Date): SetClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant);
    },
  };
}

const quiet = () => undefined;
export const silentLog: Log = { info: quiet, warn: quiet, error: quiet, debug: quiet };

export const testSecret = 'a secret for tests that is long enough';

export function testPlatform(db: Db, clock: Clock): Platform {
  return { db, clock, secrets: createSecrets(testSecret), log: silentLog, brand: 'UME' };
}
