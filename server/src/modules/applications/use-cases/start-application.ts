import type { BiometryStatus, Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { askerOf, type Keyed } from '../../../kernel/act/principal.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { jobFragment } from '../../../kernel/jobs/outbox.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { wasAlive } from '../../biometry/index.ts';
import { findServed, type Registering, type Registrar, registrationDataFragment } from '../../borrowers/index.ts';
import { isProfession } from '../../reference/index.ts';
import { checkStore, findStore, readConfiguration } from '../../retailers/index.ts';
import { type Place, submittedFragment } from '../store.ts';
import { type Engine, type Standing, standingOf, type StateView, stateView } from '../views.ts';
import { DECIDE_JOB } from './decide-application.ts';

type Ask = Handled<'POST /application-engine/application'>['body'];

/** The job that decides a registration, once however often it is sent. */
export const decideJob = (borrowerId: string, id: string, runAt: Date): Fragment =>
  jobFragment({ kind: DECIDE_JOB, payload: { borrowerId, id }, runAt, dedupKey: `decide-application:${id}` });

interface Facts {
  served: Registering;
  standing: Standing;
  isPhoneNeeded: boolean;
  arePhotosNeeded: boolean;
  /** Nobody was before the camera where the store wants it. */
  lacksLiveness: boolean;
}

/**
 * Sends a registration to be decided. One that was sent before stays as it is, and its state is answered.
 * @throws Refusal BORROWER_NOT_FOUND, APPLICATION_NOT_FOUND, APPLICATION_STORE_MISSING, STORE_NOT_FOUND, DEACTIVATED_STORE,
 * APPLICATION_DATA_MISSING, APPLICATION_PHONE_UNVERIFIED, APPLICATION_PHOTOS_MISSING, APPLICATION_PRE_DENIED, PROFESSION_UNKNOWN.
 */
export async function startApplication(platform: Platform, engine: Engine, by: Keyed, ask: Ask): Promise<StateView> {
  const { retailerId, operatorId, name } = by.actor;
  // Before the store: one that is none must not tell whether the customer is somebody's.
  await findServed(platform.db, by, ask.borrowerId, platform.clock.now());
  const storeId = ask.storeId ?? by.actor.storeId ?? refuse('APPLICATION_STORE_MISSING');
  const store = checkStore(await findStore(platform.db, retailerId, storeId));
  const place: Place = { retailerId, storeId, storeName: store.name, operatorId, operatorName: name };
  return asSystem('registration', () => submitApplication(platform, engine, by, { ask, place }));
}

interface Sending {
  ask: Pick<
    Ask,
    'borrowerId' | 'professionId' | 'borrowerZipcode' | 'livenessCheckExecuted' | 'skippedDocumentCapture'
  >;
  place: Place;
  /** Of a customer who sends it on the own phone. */
  consent?: (now: Date) => Fragment[];
}

/**
 * The same of a place that is known, by whoever registers. Runs as the product.
 * @throws Refusal BORROWER_NOT_FOUND, APPLICATION_NOT_FOUND, APPLICATION_DATA_MISSING, APPLICATION_PHONE_UNVERIFIED,
 * APPLICATION_PHOTOS_MISSING, APPLICATION_PRE_DENIED, PROFESSION_UNKNOWN.
 */
export async function submitApplication(
  platform: Platform,
  engine: Engine,
  by: Registrar,
  sending: Sending,
): Promise<StateView> {
  const { ask, place } = sending;
  const { retailerId } = askerOf(by);
  const { application, biometry } = await readConfiguration(platform, retailerId, place.storeId);
  return act(platform, {
    principal: by,
    async read(db, moment): Promise<Facts> {
      const served = await findServed(db, by, ask.borrowerId, moment.now);
      const standing = await standingOf(db, engine, served, retailerId, moment);
      const { hasPhoneVerification, submitBiometry } = application;
      const isChallenged = biometry.isLivenessRequired && biometry.isLivenessEnabled;
      const lacksLiveness = isChallenged && !(await wasAlive(db, ask.borrowerId, moment.now));
      return { served, standing, isPhoneNeeded: hasPhoneVerification, arePhotosNeeded: submitBiometry, lacksLiveness };
    },
    decide: (facts, { now }): Decision<StateView> => submission(platform, facts, sending, now),
  });
}

function submission(
  { secrets }: Platform,
  facts: Facts,
  { ask, place, consent }: Sending,
  now: Date,
): Decision<StateView> {
  const { served, standing } = facts;
  const { borrower } = served;
  if (borrower.status !== 'INCOMPLETE') return { unchanged: stateView(standing) };
  const application = standing.newest?.status === 'OPEN' ? standing.newest : refuse('APPLICATION_NOT_FOUND');
  const data = {
    name: borrower.name,
    birthOn: borrower.birthOn,
    professionId: borrower.professionId ?? ask.professionId ?? null,
    cepSealed: borrower.cepSealed ?? (ask.borrowerZipcode === undefined ? null : secrets.encrypt(ask.borrowerZipcode)),
    emailSealed: borrower.emailSealed,
    addressSealed: borrower.addressSealed,
  };
  checkComplete(facts, data);
  const { skippedDocumentCapture, livenessCheckExecuted } = ask;
  return {
    answer: { ...stateView(standing), status: 'UNDER_ANALYSIS' },
    writes: [
      registrationDataFragment(borrower.id, data, 'UNDER_ANALYSIS'),
      submittedFragment(
        application,
        { place, borrowerName: borrower.name, skippedDocumentCapture, livenessCheckExecuted },
        now,
      ),
      decideJob(borrower.id, application.id, now),
      ...(consent?.(now) ?? []),
    ],
    audit: {
      action: 'application.submitted',
      subject: borrower.id,
      storeId: place.storeId,
      ...(consent && { detail: { isOnline: true, hasConsent: true } }),
    },
    missed: { submitted: 'REGISTRATION_NOT_OPEN', registration_data: 'REGISTRATION_NOT_OPEN' },
  };
}

/** What is still compared, or in doubt, is decided with the registration: nobody takes another picture for it. */
const goodEnough: ReadonlySet<BiometryStatus> = new Set<BiometryStatus>(['IN_PROGRESS', 'COMPLETED', 'CONFLICT']);

interface Data {
  name: string;
  birthOn: string | null;
  professionId: number | null;
  cepSealed: string | null;
}

function checkComplete(facts: Facts, data: Data): void {
  const { served, standing, isPhoneNeeded, arePhotosNeeded, lacksLiveness } = facts;
  if (standing.status === 'PRE_APPLICATION_DENIED') refuse('APPLICATION_PRE_DENIED');
  const { name, birthOn, professionId, cepSealed } = data;
  if (!name.includes(' ') || birthOn === null || professionId === null || cepSealed === null)
    refuse('APPLICATION_DATA_MISSING');
  if (!isProfession(professionId)) refuse('PROFESSION_UNKNOWN');
  if (isPhoneNeeded && !served.borrower.isPhoneVerified) refuse('APPLICATION_PHONE_UNVERIFIED');
  if (lacksLiveness) refuse('APPLICATION_PHOTOS_MISSING');
  if (arePhotosNeeded && !(standing.biometryStatus && goodEnough.has(standing.biometryStatus)))
    refuse('APPLICATION_PHOTOS_MISSING');
}
