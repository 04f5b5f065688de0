import type { Operator } from '../../kernel/act/principal.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { within } from '../../kernel/row-security/scope.ts';
import { retailerHoldFact } from '../retailers/index.ts';

type Base = Pick<Platform, 'db'>;

/** Asked as the request itself: row-level security shows it its own retailer alone. @throws Refusal RETAILER_NOT_FOUND. */
async function holdOf({ db }: Base, { retailerId }: Actor) {
  const found = await rowOf(db, select({ hold: retailerHoldFact(retailerId) }));
  return found?.hold ?? refuse('RETAILER_NOT_FOUND');
}

/** @throws Refusal RETAILER_NOT_FOUND unless the actor is an analyst of the provider's own house. */
export async function requireProvider(platform: Base, actor: Actor): Promise<void> {
  const { isProvider } = await holdOf(platform, actor);
  if (actor.role !== 'analyst' || !isProvider) refuse('RETAILER_NOT_FOUND');
}

/**
 * Runs work on the billings of a retailer, as if of it: the own one, or for the provider's analysts any.
 * @throws Refusal RETAILER_NOT_FOUND for anybody else's: it is unknown, never forbidden.
 */
export async function inHouse<T>(
  platform: Base,
  actor: Actor,
  asked: string | undefined,
  work: (actor: Actor) => Promise<T>,
): Promise<T> {
  const retailerId = asked ?? actor.retailerId;
  if (retailerId === actor.retailerId) {
    await holdOf(platform, actor);
    return work(actor);
  }
  await requireProvider(platform, actor);
  const reach = { retailerId, operatorId: actor.operatorId, borrowerId: null };
  return within(reach, () => work({ ...actor, retailerId }));
}

/** The same for an act: it lies in the retailer's chain. */
export const actInHouse = <T, By extends Operator>(
  platform: Base,
  by: By,
  asked: string | undefined,
  work: (by: By) => Promise<T>,
): Promise<T> => inHouse(platform, by.actor, asked, (actor) => work({ ...by, actor }));
