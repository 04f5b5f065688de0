import type { Handled } from '@balcao/contract';
import type { Operator } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { findServed } from '../../borrowers/index.ts';
import { shouldReevaluate } from '../rules/status.ts';
import { type Engine, standingOf, stateView } from '../views.ts';

type Answer = Handled<'GET /application-engine/borrowers/{id}/applications/status'>['answer'];

/** Where the newest registration of a customer stands, and whether it may be decided anew. @throws Refusal BORROWER_NOT_FOUND. */
export async function showApplicationStatus(
  { db, clock }: Platform,
  engine: Engine,
  by: Operator,
  borrowerId: string,
): Promise<Answer> {
  const now = clock.now();
  const served = await findServed(db, by, borrowerId, now);
  const moment = { now, today: dayIn(by.zone, now) };
  const standing = await standingOf(db, engine, served, by.actor.retailerId, moment);
  return {
    ...stateView(standing),
    shouldReevaluate: shouldReevaluate(served.borrower.status, standing.newest, now),
  };
}
