import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { openGrantFragment } from '../../borrowers/index.ts';
import { findOnDesk } from '../desk.ts';
import { checkHolds, checkMayDecide, FACE_CLAIM_SECONDS } from '../rules/claim.ts';
import { releaseFragment, takeFragment } from '../store.ts';
import type { BiometryFaceRow } from '../tables.ts';

/** @throws Refusal BIOMETRY_NOT_FOUND, also for one that this retailer's analysts do not reach. */
const find = async (db: Db | Tx, { actor }: Operator, borrowerId: string): Promise<BiometryFaceRow> =>
  (await findOnDesk(db, actor.retailerId, borrowerId)) ?? refuse('BIOMETRY_NOT_FOUND');

/**
 * Takes a face in conflict, or keeps it longer. Who has it may look at the customer as after a look-up: photographs are shown by grant.
 * @throws Refusal BIOMETRY_NOT_FOUND, BIOMETRY_DECIDED, OWN_BIOMETRY, BIOMETRY_CLAIMED.
 */
export async function claimFace(platform: Platform, by: Operator, borrowerId: string): Promise<undefined> {
  const { operatorId, name } = by.actor;
  // Whether this analyst may have it is asked of the rows that the call reaches; the rest is of whichever retailer.
  await find(platform.db, by, borrowerId);
  return asSystem('biometry', () =>
    act(platform, {
      principal: by,
      read: (db) => find(db, by, borrowerId),
      decide(face, { now }) {
        checkMayDecide(face, operatorId, now);
        const until = addSeconds(now, FACE_CLAIM_SECONDS);
        return {
          answer: undefined,
          writes: [takeFragment(face, { operatorId, name }, until, now), openGrantFragment(by.actor, borrowerId, now)],
          audit: { action: 'biometry.claimed', subject: borrowerId, customerId: borrowerId },
          missed: { face_claim: 'BIOMETRY_CLAIMED' },
        };
      },
    }),
  );
}

/** Gives it back. @throws Refusal BIOMETRY_NOT_FOUND, BIOMETRY_NOT_CLAIMED. */
export async function releaseFace(platform: Platform, by: Operator, borrowerId: string): Promise<undefined> {
  const { operatorId } = by.actor;
  await find(platform.db, by, borrowerId);
  return asSystem('biometry', () =>
    act(platform, {
      principal: by,
      read: (db) => find(db, by, borrowerId),
      decide(face, { now }) {
        checkHolds(face, operatorId, now);
        return {
          answer: undefined,
          writes: [releaseFragment(face, operatorId, now)],
          audit: { action: 'biometry.released', subject: borrowerId, customerId: borrowerId },
          missed: { face_claim: 'BIOMETRY_NOT_CLAIMED' },
        };
      },
    }),
  );
}
