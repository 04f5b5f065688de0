import type { ApplicationVersion, Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { type Fragment, GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import {
  cpfHashes,
  findByCpfHash,
  findRegistering,
  knownPhoneFragment,
  lookUps,
  newBorrowerFragments,
  newPhoneRow,
  openGrantFragment,
  phonesOf,
  type Registering,
  registeringView,
} from '../../borrowers/index.ts';
import { checkStore, findStore, readConfiguration, readPublicConfiguration } from '../../retailers/index.ts';
import { mayAskReview, shouldReevaluate } from '../rules/status.ts';
import { newApplicationFragment, newestOf, openApplication, type Place, runningApplicationFragment } from '../store.ts';
import type { ApplicationRow } from '../tables.ts';
import { type Engine, type Standing, standingOf } from '../views.ts';
import { preDecide } from './pre-decide.ts';

type Call = Handled<'POST /application-engine/pre-application'>;
type Configuration = Awaited<ReturnType<typeof readConfiguration>>;

const versions: Record<Configuration['application']['version'], ApplicationVersion> = { v1: 'V1', v2: 'V2', v3: 'V3' };

export interface Begin {
  ask: Call['body'];
  /** Where the caller believes to be: public flags are of a hostname. */
  host: string;
}

/**
 * Begins the registration of a CPF, or finds it wherever it stands: on whichever device, the operator goes on from there. Counts as
 * a look-up, and opens the same grant.
 * @throws Refusal LOOKUPS_USED_UP, STORE_NOT_FOUND, DEACTIVATED_STORE.
 */
export async function beginApplication(
  platform: Platform,
  engine: Engine,
  by: Operator,
  { ask, host }: Begin,
): Promise<Call['answer']> {
  const { retailerId, operatorId, name } = by.actor;
  const store = checkStore(await findStore(platform.db, retailerId, ask.storeId));
  const place: Place = { retailerId, storeId: store.id, storeName: store.name, operatorId, operatorName: name };
  const configuration = await readConfiguration(platform, retailerId, ask.storeId);
  // Whom nobody here looked up yet is beyond any request's reach.
  return asSystem('cpf-lookup', async () => {
    const begin = () => found(platform, by, { cpf: ask.cpf, place, configuration });
    // Of two who begin the same CPF at once, the second goes on with what the first wrote.
    const borrowerId = await begin().catch((error: unknown) => (isTaken(error) ? begin() : Promise.reject(error)));
    await preDecide(platform, engine, borrowerId);
    return viewOf(platform, engine, { borrowerId, by, configuration, host });
  });
}

const isTaken = (error: unknown): boolean => error instanceof GuardMissed && error.fragment === 'borrower_document';

interface Wanted {
  cpf: string;
  place: Place;
  configuration: Configuration;
}

/** The customer of a CPF, written when there is none yet; returns the id. */
function found(platform: Platform, by: Operator, { cpf, place, configuration }: Wanted): Promise<string> {
  const { operatorId, storeId } = by.actor;
  return act(platform, {
    principal: by,
    async read(db) {
      const borrower = await findByCpfHash(db, cpfHashes(platform.secrets, cpf));
      if (!borrower) return null;
      return { borrower, phones: await phonesOf(db, borrower.id), newest: await newestOf(db, borrower.id) };
    },
    decide(known, { now }): Decision<string> {
      const counted = quotaFragment(lookUps, operatorId, now);
      const id = known?.borrower.id ?? newId();
      const begun = known
        ? resumed(platform, known, place, now)
        : [
            ...newBorrowerFragments(platform, id, { ...nobodyYet(configuration), cpf }),
            newApplicationFragment(openApplication(id, place, now)),
          ];
      return {
        answer: id,
        writes: [counted, ...begun, openGrantFragment(by.actor, id, now)],
        audit: { action: known ? 'borrower.looked-up' : 'application.begun', subject: id, storeId },
      };
    },
  });
}

/** Who has given nothing but the CPF. Where a store offers days to pay on, the customer is one of those who choose. */
const nobodyYet = ({ borrower }: Configuration) => ({
  name: '',
  phone: null,
  status: 'INCOMPLETE' as const,
  isPhoneVerified: false,
  isHighRecurrence: borrower.highRecurrenceConfigs.allowedBillDueDays.length > 0,
});

/** What a customer lacks who came by an import, or whose registration was left. */
function resumed(
  { secrets }: Platform,
  { borrower, phones, newest }: Registering & { newest: ApplicationRow | undefined },
  place: Place,
  now: Date,
): Fragment[] {
  const lacksOne = borrower.status === 'INCOMPLETE' && newest?.status !== 'OPEN';
  const opened = lacksOne ? [runningApplicationFragment(openApplication(borrower.id, place, now))] : [];
  if (borrower.phoneSealed === null || phones.length > 0) return opened;
  const phone = secrets.decrypt(borrower.phoneSealed);
  const verifiedAt = borrower.isPhoneVerified ? borrower.createdAt : null;
  return [...opened, knownPhoneFragment(newPhoneRow(secrets, { borrowerId: borrower.id, phone, verifiedAt }, now))];
}

interface Shown {
  borrowerId: string;
  by: Operator;
  configuration: Configuration;
  host: string;
}

async function viewOf(
  platform: Platform,
  engine: Engine,
  { borrowerId, by, configuration, host }: Shown,
): Promise<Call['answer']> {
  const { db, clock, secrets } = platform;
  const now = clock.now();
  const registering = (await findRegistering(db, borrowerId)) ?? refuse('BORROWER_NOT_FOUND');
  const moment = { now, today: dayIn(by.zone, now) };
  const standing = await standingOf(db, engine, registering, by.actor.retailerId, moment);
  const flags = await readPublicConfiguration(platform, host, { isInboxEmbedded: false, signOn: () => null });
  const { status, biometryStatus, limit } = standing;
  return {
    status,
    biometryStatus,
    limit,
    borrower: registeringView(secrets, registering),
    applicationVersion: versions[configuration.application.version],
    application: applicationView(registering, standing, now),
    config: {
      hasPhoneVerification: configuration.application.hasPhoneVerification,
      submitBiometry: configuration.application.submitBiometry,
      ...configuration.biometry,
      hasSecondaryPhones: configuration.application.hasSecondaryPhones,
      allowedBillDueDays: configuration.borrower.highRecurrenceConfigs.allowedBillDueDays,
      showApplicationOnlineForPreApproved: flags.application.showApplicationOnlineForPreApproved,
    },
  };
}

function applicationView({ borrower }: Registering, { newest, reasons }: Standing, now: Date) {
  if (!newest) return null;
  return {
    id: newest.id,
    createdOn: newest.createdAt.toISOString(),
    submittedOn: newest.submittedAt?.toISOString() ?? null,
    decidedOn: newest.decidedAt?.toISOString() ?? null,
    reasons,
    shouldReevaluate: shouldReevaluate(borrower.status, newest, now),
    mayAskReview: mayAskReview(newest),
  };
}
