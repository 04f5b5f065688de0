import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { namesOf } from '../place.ts';
import { findPolicy, placeNamesOf, type PolicyView, policyView } from '../views.ts';

/**
 * One policy with its difference to the one it superseded.
 * @throws Refusal POLICY_DOCUMENT_NOT_FOUND, also for another retailer's.
 */
export async function showPolicy(platform: Platform, actor: Actor, id: string): Promise<PolicyView> {
  const today = dayIn(actor.zone, platform.clock.now());
  const found = await findPolicy(platform.db, actor.retailerId, id, today);
  if (!found) refuse('POLICY_DOCUMENT_NOT_FOUND');
  return policyView({ ...found, ...placeNamesOf(await namesOf(platform.db, [id]), id) }, today);
}
