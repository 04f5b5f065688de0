import { type Handled, maskCpf } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { askerOf, type Keyed } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import {
  asRegistration,
  borrowerStatusFragment,
  findServed,
  primaryOf,
  type Registering,
  type Registrar,
} from '../../borrowers/index.ts';
import { checkStore, findStore, isOnSafeList, readConfiguration } from '../../retailers/index.ts';
import { mayAskReview, shouldReevaluate } from '../rules/status.ts';
import { newApplicationFragment, openApplication, type Place, preReviewFragment, reviewFragment } from '../store.ts';
import { type Engine, type Standing, standingOf, type StateView, stateView } from '../views.ts';
import { decideJob } from './start-application.ts';

type Ask = Handled<'POST /application-engine/reevaluate'>['body'];

/** A code that proved the phone so long ago is the customer's word no more. */
const PROOF_SECONDS = 30 * 60;

interface Facts {
  served: Registering;
  standing: Standing;
}

const factsOf =
  (engine: Engine, by: Registrar, borrowerId: string) =>
  async (db: Parameters<typeof standingOf>[0], moment: Parameters<typeof standingOf>[4]): Promise<Facts> => {
    const served = await findServed(db, by, borrowerId, moment.now);
    return { served, standing: await standingOf(db, engine, served, askerOf(by).retailerId, moment) };
  };

/**
 * A denied customer is decided anew, by data that are known, once the code of a phone proved that they are there, in a
 * store that is on the list for it.
 * @throws Refusal BORROWER_NOT_FOUND, REEVALUATION_NOT_AVAILABLE, REEVALUATION_CODE_MISSING, APPLICATION_STORE_MISSING.
 */
export async function reevaluate(platform: Platform, engine: Engine, by: Keyed, ask: Ask): Promise<StateView> {
  const { retailerId, operatorId, name } = by.actor;
  const storeId = ask.storeId ?? by.actor.storeId ?? refuse('APPLICATION_STORE_MISSING');
  const store = checkStore(await findStore(platform.db, retailerId, storeId));
  const { safeLists } = await readConfiguration(platform, retailerId, storeId);
  if (!isOnSafeList(safeLists.reevaluation, storeId)) refuse('REEVALUATION_NOT_AVAILABLE');
  const place: Place = { retailerId, storeId, storeName: store.name, operatorId, operatorName: name };
  return asRegistration(platform, by, ask.borrowerId, () =>
    act(platform, {
      principal: by,
      read: factsOf(engine, by, ask.borrowerId),
      decide({ served, standing }, { now }): Decision<StateView> {
        const { borrower } = served;
        if (!shouldReevaluate(borrower.status, standing.newest, now)) refuse('REEVALUATION_NOT_AVAILABLE');
        const provedAt = primaryOf(served.phones)?.verifiedAt ?? null;
        if (provedAt === null || provedAt < addSeconds(now, -PROOF_SECONDS)) refuse('REEVALUATION_CODE_MISSING');
        const row = {
          ...openApplication(borrower.id, place, now),
          kind: 'REEVALUATION' as const,
          status: 'UNDER_ANALYSIS' as const,
          submittedAt: now,
          borrowerName: borrower.name,
        };
        return {
          answer: { ...stateView(standing), status: 'UNDER_ANALYSIS', reasons: [] },
          writes: [
            newApplicationFragment(row),
            borrowerStatusFragment(borrower.id, 'DENIED', 'UNDER_ANALYSIS'),
            decideJob(borrower.id, row.id, now),
          ],
          audit: { action: 'application.reevaluation-asked', subject: borrower.id, storeId },
          missed: { borrower_status: 'REEVALUATION_NOT_AVAILABLE' },
          taken: 'REEVALUATION_NOT_AVAILABLE',
        };
      },
    }),
  );
}

/**
 * A person looks at a denial that no person made, as the customer may ask in a store or on the own page.
 * @throws Refusal BORROWER_NOT_FOUND, REVIEW_NOT_AVAILABLE.
 */
export async function askReview(
  platform: Platform,
  engine: Engine,
  by: Registrar,
  { borrowerId, text, storeId }: { borrowerId: string; text: string; storeId: string | null },
): Promise<StateView> {
  const { secrets } = platform;
  return asRegistration(platform, by, borrowerId, () =>
    act(platform, {
      principal: by,
      read: factsOf(engine, by, borrowerId),
      decide({ served, standing }, { now }): Decision<StateView> {
        const newest = standing.newest ?? refuse('REVIEW_NOT_AVAILABLE');
        const { status, name } = served.borrower;
        const isEarly = status === 'INCOMPLETE';
        if ((status !== 'DENIED' && !isEarly) || !mayAskReview(newest)) refuse('REVIEW_NOT_AVAILABLE');
        const textSealed = text === '' ? null : secrets.encrypt(text);
        // Before data are given the CPF alone says whose it is.
        const who = name === '' ? `CPF ${maskCpf(secrets.decrypt(served.borrower.cpfSealed))}` : name;
        return {
          answer: { ...stateView(standing), status: 'MANUAL_ANALYSIS', reasons: [] },
          writes: [
            isEarly ? preReviewFragment(newest, { textSealed, who }, now) : reviewFragment(newest, textSealed, now),
            borrowerStatusFragment(borrowerId, status, 'MANUAL_ANALYSIS'),
          ],
          audit: { action: 'application.review-asked', subject: borrowerId, storeId },
          missed: { review: 'REVIEW_NOT_AVAILABLE', borrower_status: 'REVIEW_NOT_AVAILABLE' },
        };
      },
    }),
  );
}
