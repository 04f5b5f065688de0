import { type Handled, maskCpf, ufOfCep } from '@balcao/contract';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { findRegistering, hasImages, openGrantFragment, phoneOf } from '../../borrowers/index.ts';
import { professions } from '../../reference/index.ts';
import { deskView, findOnDesk, releaseFragment, takeFragment } from '../desk.ts';
import { checkMayClaim, checkMayDecide } from '../rules/desk.ts';
import { isPreDenied } from '../rules/status.ts';
import type { ApplicationKey } from '../store.ts';
import type { Engine } from '../views.ts';

type Taken = Handled<'POST /coordinator/applications/{borrowerId}/{id}/claim'>['answer'];

/**
 * Takes a registration, or keeps it longer. Who has it may look at the customer as after a look-up: photographs are shown by grant.
 * @throws Refusal APPLICATION_NOT_FOUND, DESK_APPLICATION_DECIDED, DESK_APPLICATION_OWN, DESK_APPLICATION_CLAIMED.
 */
export async function takeApplication(platform: Platform, by: Operator, key: ApplicationKey): Promise<undefined> {
  const { operatorId, name, retailerId } = by.actor;
  // Whether this analyst may have it is asked of the rows that the call reaches; the rest is of whichever retailer.
  await findOnDesk(platform.db, retailerId, key);
  return asSystem('registration', () =>
    act(platform, {
      principal: by,
      read: (db) => findOnDesk(db, retailerId, key),
      decide(application, { now }) {
        checkMayClaim(application, operatorId, now);
        return {
          answer: undefined,
          writes: [takeFragment(key, { operatorId, name }, now), openGrantFragment(by.actor, key.borrowerId, now)],
          audit: { action: 'application.claimed', subject: key.borrowerId, detail: { applicationId: key.id } },
          missed: { desk_claim: 'DESK_APPLICATION_CLAIMED' },
        };
      },
    }),
  );
}

/** Takes it, and tells what it is decided on. @throws Refusal as `takeApplication`. */
export async function claimApplication(
  platform: Platform,
  engine: Engine,
  by: Operator,
  key: ApplicationKey,
): Promise<Taken> {
  await takeApplication(platform, by, key);
  const { db, clock } = platform;
  const now = clock.now();
  const moment = { now, today: dayIn(by.zone, now) };
  const of = { retailerId: by.actor.retailerId, key };
  return asSystem('registration', async () =>
    takenView(platform, engine, await readFacts(db, engine, of, moment), now),
  );
}

/** @throws Refusal APPLICATION_NOT_FOUND, DESK_APPLICATION_DECIDED, DESK_APPLICATION_OWN, DESK_APPLICATION_NOT_CLAIMED. */
export async function releaseApplication(platform: Platform, by: Operator, key: ApplicationKey): Promise<undefined> {
  const { operatorId, retailerId } = by.actor;
  await findOnDesk(platform.db, retailerId, key);
  return asSystem('registration', () =>
    act(platform, {
      principal: by,
      read: (db) => findOnDesk(db, retailerId, key),
      decide(application, { now }) {
        checkMayDecide(application, operatorId, now);
        return {
          answer: undefined,
          writes: [releaseFragment(key, operatorId, now)],
          audit: { action: 'application.released', subject: key.borrowerId, detail: { applicationId: key.id } },
          missed: { desk_claim: 'DESK_APPLICATION_NOT_CLAIMED' },
        };
      },
    }),
  );
}

async function readFacts(
  db: Db | Tx,
  { ports, decider }: Engine,
  { retailerId, key }: { retailerId: string; key: ApplicationKey },
  { now, today }: Moment,
) {
  const application = await findOnDesk(db, retailerId, key);
  const { borrower } = (await findRegistering(db, key.borrowerId)) ?? refuse('APPLICATION_NOT_FOUND');
  const biometryStatus = await ports.biometryOf(db, key.borrowerId, now);
  const limits = await decider.limitsOnDay(db, { borrowerId: key.borrowerId, on: today });
  return { application, borrower, biometryStatus, limits, images: await hasImages(db, key.borrowerId) };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

function takenView(
  { secrets }: Platform,
  { decider }: Engine,
  { application, borrower, biometryStatus, limits, images }: Facts,
  now: Date,
): Taken {
  const { suggestedCents, reviewTextSealed } = application;
  return {
    ...deskView(application, now),
    cpf: maskCpf(secrets.decrypt(borrower.cpfSealed)),
    phoneNumber: phoneOf(secrets, borrower),
    birthDate: borrower.birthOn,
    state: borrower.cepSealed === null ? null : ufOfCep(secrets.decrypt(borrower.cepSealed)),
    profession: professions.find(({ id }) => id === borrower.professionId)?.name ?? null,
    biometryStatus,
    ...images,
    reasons: decider.toldToStaff(application.reasons),
    decisionId: application.decisionId,
    isPreDenial: isPreDenied(application),
    suggestedLimit: suggestedCents,
    minLimit: limits.minCents,
    maxLimit: limits.maxCents,
    reviewText: reviewTextSealed === null ? null : secrets.decrypt(reviewTextSealed),
  };
}
