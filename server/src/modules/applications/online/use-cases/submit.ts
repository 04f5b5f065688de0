import type { Handled } from '@balcao/contract';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { consentFragments } from '../../../borrowers/index.ts';
import { checkStore, findStore } from '../../../retailers/index.ts';
import { askReview } from '../../use-cases/reevaluate.ts';
import { submitApplication } from '../../use-cases/start-application.ts';
import type { Engine } from '../../views.ts';
import { consentedFragment } from '../link-store.ts';
import { type OnlinePage, pageOf } from '../page-views.ts';
import { identified } from './answer.ts';
import { showOnlineApplication } from './open-link.ts';

/**
 * Sends the registration with the customer's consent, once; of the store it was begun in, by no operator.
 * @throws Refusal as `identified` and `submitApplication`, STORE_NOT_FOUND, DEACTIVATED_STORE.
 */
export async function submitOnline(platform: Platform, engine: Engine, key: string): Promise<OnlinePage> {
  const visit = await identified(platform, key);
  const { by, application, link } = visit;
  const page = await pageOf(platform, engine, visit);
  // Sent before, here or in the store: what came of it is the answer.
  if (page.step === 'RESULT') return page;
  if (page.step === 'PHOTOS') refuse('APPLICATION_PHOTOS_MISSING');
  if (page.step !== 'SEND') refuse('APPLICATION_DATA_MISSING');
  const { retailerId, storeId } = application;
  const store = checkStore(await findStore(platform.db, retailerId, storeId));
  const place = { retailerId, storeId, storeName: store.name, operatorId: null, operatorName: null };
  await submitApplication(platform, engine, by, {
    ask: { borrowerId: by.borrowerId, livenessCheckExecuted: false, skippedDocumentCapture: false },
    place,
    consent: (now) => [
      consentedFragment(link, now),
      ...consentFragments({ borrowerId: by.borrowerId, retailerId }, ['CREDIT_ANALYSIS', 'REGISTRATION_PHOTOS'], now),
    ],
  });
  return showOnlineApplication(platform, engine, key);
}

/** Asks that a person look at a denial that no person made, once. @throws Refusal as `identified`, REVIEW_NOT_AVAILABLE. */
export async function askOnlineReview(
  platform: Platform,
  engine: Engine,
  { key, text }: Handled<'POST /online-application/review'>['body'],
): Promise<OnlinePage> {
  const { by, application } = await identified(platform, key);
  await askReview(platform, engine, by, { borrowerId: by.borrowerId, text, storeId: application.storeId });
  return showOnlineApplication(platform, engine, key);
}
