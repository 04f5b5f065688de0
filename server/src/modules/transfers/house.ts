import type { Actor } from '../../kernel/auth/actor.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readingOf } from '../retailers/index.ts';

const system = 'treasury';

/** Reads transfers of a retailer, or of all with null. @throws Refusal RETAILER_NOT_FOUND for another's. */
export const reading = <T>(
  platform: Pick<Platform, 'db'>,
  actor: Actor,
  retailerId: string | null,
  work: (isProvider: boolean) => Promise<T>,
): Promise<T> => readingOf(platform, { actor, retailerId, system }, work);

/** Moves what the provider pays. @throws Refusal of {@link reading}, and TREASURY_OF_THE_PROVIDER for the own retailer. */
export const moving = <T>(
  platform: Pick<Platform, 'db'>,
  actor: Actor,
  retailerId: string,
  work: () => Promise<T>,
): Promise<T> =>
  reading(platform, actor, retailerId, (isProvider) => (isProvider ? work() : refuse('TREASURY_OF_THE_PROVIDER')));
