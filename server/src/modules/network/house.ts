import type { Actor } from '../../kernel/auth/actor.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { retailerHoldFact } from '../retailers/index.ts';

const NAME = 'network';

/** Asked as the request itself: row-level security shows it its own retailer alone. */
async function isProviders({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<boolean> {
  const found = await rowOf(db, select({ hold: retailerHoldFact(actor.retailerId) }));
  return (found?.hold ?? refuse('RETAILER_NOT_FOUND')).isProvider;
}

/**
 * Reads what concerns a retailer; null concerns all of them. The provider's analyst reads every one's, anybody else the
 * own, as the request itself.
 * @throws Refusal RETAILER_NOT_FOUND for another's: it is unknown, never forbidden.
 */
export async function reading<T>(
  platform: Pick<Platform, 'db'>,
  actor: Actor,
  retailerId: string | null,
  work: (isProvider: boolean) => Promise<T>,
): Promise<T> {
  if (await isProviders(platform, actor)) return asSystem(NAME, () => work(true));
  if (retailerId !== null && retailerId !== actor.retailerId) refuse('RETAILER_NOT_FOUND');
  return work(false);
}

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
