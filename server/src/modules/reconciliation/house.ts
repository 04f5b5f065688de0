import type { Actor } from '../../kernel/auth/actor.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readingOf } from '../retailers/index.ts';

const system = 'reconciliation';

/** What only the provider's analysts do. @throws Refusal RETAILER_NOT_FOUND, TREASURY_OF_THE_PROVIDER. */
export const atTheTreasury = <T>(platform: Pick<Platform, 'db'>, actor: Actor, work: () => Promise<T>): Promise<T> =>
  readingOf(platform, { actor, retailerId: null, system }, (isProvider) =>
    isProvider ? work() : refuse('TREASURY_OF_THE_PROVIDER'),
  );
