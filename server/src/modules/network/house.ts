import type { Actor } from '../../kernel/auth/actor.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readingOf } from '../retailers/index.ts';

/**
 * Reads what concerns a retailer; null concerns all of them. The provider's analyst reads every one's, anybody else the
 * own, as the request itself.
 * @throws Refusal RETAILER_NOT_FOUND for another's: it is unknown, never forbidden.
 */
export const reading = <T>(
  platform: Pick<Platform, 'db'>,
  actor: Actor,
  retailerId: string | null,
  work: (isProvider: boolean) => Promise<T>,
): Promise<T> => readingOf(platform, { actor, retailerId, system: 'network' }, work);

/** Changes what concerns a retailer. @throws Refusal of {@link reading}, and NETWORK_OF_THE_PROVIDER for the own one. */
export function changing<T>(
  platform: Pick<Platform, 'db'>,
  actor: Actor,
  retailerId: string | null,
  work: () => Promise<T>,
): Promise<T> {
  return reading(platform, actor, retailerId, (isProvider) =>
    isProvider ? work() : refuse('NETWORK_OF_THE_PROVIDER'),
  );
}
