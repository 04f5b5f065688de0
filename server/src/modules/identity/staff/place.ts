import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { within } from '../../../kernel/row-security/scope.ts';
import { retailerHoldFact } from '../../retailers/index.ts';
import type { Manager } from './rules/may-manage.ts';

/** Whoever acts on the staff, as if of the retailer they act on: their acts lie in its chain. */
export interface Inside<P extends Operator = Operator> {
  by: P;
  actor: Actor;
  manager: Manager;
}

/** Who asks, and whether they are of the provider's own house. @throws Refusal RETAILER_NOT_FOUND for whom no retailer has. */
export async function managerOf({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<Manager> {
  const found = await rowOf(db, select({ hold: retailerHoldFact(actor.retailerId) }));
  const { operatorId, role } = actor;
  if (!found?.hold) refuse('RETAILER_NOT_FOUND');
  return { operatorId, role, isOfProvider: found.hold.isProvider };
}

/**
 * Runs work on the staff of a retailer: the own one, or for the provider's analysts any.
 * @throws Refusal RETAILER_NOT_FOUND for anybody else's.
 */
export async function insideRetailer<P extends Operator, T>(
  platform: Platform,
  by: P,
  asked: string | undefined,
  work: (inside: Inside<P>) => Promise<T>,
): Promise<T> {
  const manager = await managerOf(platform, by.actor);
  const retailerId = asked ?? by.actor.retailerId;
  if (retailerId === by.actor.retailerId) return work({ by, actor: by.actor, manager });
  if (manager.role !== 'analyst' || !manager.isOfProvider) refuse('RETAILER_NOT_FOUND');
  const actor = { ...by.actor, retailerId };
  const reach = { retailerId, operatorId: actor.operatorId, borrowerId: null };
  return within(reach, () => work({ by: { ...by, actor }, actor, manager }));
}
