import type { Handled } from '@balcao/contract';
import type { Customer } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { asRegistration, findServed } from '../../borrowers/index.ts';
import { isPreDenied, reviewState } from '../rules/status.ts';
import { type Engine, standingOf } from '../views.ts';
import { askReview } from './reevaluate.ts';

type OwnDecision = Handled<'GET /portal/decision'>['answer'];

/** What was decided of a customer's own registration, and where its review stands. @throws Refusal BORROWER_NOT_FOUND. */
export const showOwnDecision = (platform: Platform, engine: Engine, by: Customer): Promise<OwnDecision> =>
  asRegistration(platform, by, by.borrowerId, async () => {
    const { db, clock } = platform;
    const { borrowerId, retailerId, zone } = by;
    const now = clock.now();
    const served = await findServed(db, by, borrowerId, now);
    const standing = await standingOf(db, engine, served, retailerId, { now, today: dayIn(zone, now) });
    const { newest, status, reasons } = standing;
    const dayOf = (at: Date | null | undefined) => (at ? dayIn(zone, at) : null);
    return {
      status,
      storeName: newest?.storeName ?? null,
      decidedOn: dayOf(newest && isPreDenied(newest) ? newest.preDecidedAt : newest?.decidedAt),
      reasons,
      review: reviewState(newest),
      reviewAskedOn: dayOf(newest?.reviewAskedAt),
    };
  });

/**
 * Asks that a person look at it, once; recorded in the provider's house, where the customer is signed in.
 * @throws Refusal BORROWER_NOT_FOUND, REVIEW_NOT_AVAILABLE.
 */
export async function askOwnReview(
  platform: Platform,
  engine: Engine,
  by: Customer,
  { text }: Handled<'POST /portal/decision/review'>['body'],
): Promise<OwnDecision> {
  await askReview(platform, engine, by, { borrowerId: by.borrowerId, text, storeId: null });
  return showOwnDecision(platform, engine, by);
}
