import type { Operator } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { findServed } from '../../borrowers/index.ts';
import { type Engine, standingOf, type StateView, stateView } from '../views.ts';

/** Where the newest registration of a customer stands. @throws Refusal BORROWER_NOT_FOUND. */
export async function showApplicationStatus(
  { db, clock }: Platform,
  engine: Engine,
  by: Operator,
  borrowerId: string,
): Promise<StateView> {
  const now = clock.now();
  const served = await findServed(db, by, borrowerId, now);
  const moment = { now, today: dayIn(by.zone, now) };
  return stateView(await standingOf(db, engine, served, by.actor.retailerId, moment));
}
