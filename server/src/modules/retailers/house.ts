import type { Actor } from '../../kernel/auth/actor.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { retailerHoldFact } from './lock.ts';

/** Asked as the request itself: row-level security shows it its own retailer alone. */
async function isOfProvider({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<boolean> {
  const found = await rowOf(db, select({ hold: retailerHoldFact(actor.retailerId) }));
  return (found?.hold ?? refuse('RETAILER_NOT_FOUND')).isProvider;
}

interface Asked {
  actor: Actor;
  /** Null concerns all of them. */
  retailerId: string | null;
  /** What of the product acts for the provider's people. */
  system: string;
}

/**
 * Reads what concerns a retailer. The provider's people read every one's, anybody else the own, as the request itself.
 * @throws Refusal RETAILER_NOT_FOUND for another's: it is unknown, never forbidden.
 */
export async function readingOf<T>(
  platform: Pick<Platform, 'db'>,
  { actor, retailerId, system }: Asked,
  work: (isProvider: boolean) => Promise<T>,
): Promise<T> {
  if (await isOfProvider(platform, actor)) return asSystem(system, () => work(true));
  if (retailerId !== null && retailerId !== actor.retailerId) refuse('RETAILER_NOT_FOUND');
  return work(false);
}
