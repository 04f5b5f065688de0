import type { Brand } from '../kernel/brand/keep-brand.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Db } from '../kernel/db/database.ts';
import type { Log } from '../kernel/log.ts';
import type { Platform } from '../kernel/platform.ts';
import { createSecrets } from '../kernel/secrets.ts';

export { setClock, type SetClock } from '../kernel/clock.ts';

/** A brand that nobody changes. */
const fixedBrand = (name: string): Brand => ({
  name: () => name,
  nameAt: () => name,
  refresh: async () => undefined,
});

const quiet = () => undefined;
export const silentLog: Log = { info: quiet, warn: quiet, error: quiet, debug: quiet };

export const testSecret = 'a secret for tests that is long enough';

export function testPlatform(db: Db, clock: Clock): Platform {
  return {
    db,
    clock,
    secrets: createSecrets(testSecret),
    log: silentLog,
    brand: fixedBrand('UME'),
    publicUrl: 'https://balcao.example',
  };
}
