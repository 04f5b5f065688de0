import { randomInt } from 'node:crypto';
import type { BiometryDoubt, FaceReason, Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { askerOf, type Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findPortrait, type Registrar, requireGrant } from '../../borrowers/index.ts';
import { type FaceJudgement, judgeFace, newChallenge, notJudged } from '../../faces/index.ts';
import { goodPicture } from '../check.ts';
import { finding } from '../rules/face-finding.ts';
import { livenessAt } from '../rules/outcome.ts';
import { pictureQuota } from '../rules/quotas.ts';
import { askedFragment, findFace, findLiveness, livenessFragment, sidesOf, triedFragment } from '../store.ts';
import type { LivenessRow } from '../tables.ts';
import { checkMayTake, keepFace } from './keep-face.ts';

type Process = Handled<'POST /biometry/application/process'>;
type State = Process['answer'];

/** What the customer is asked to do before the camera. @throws Refusal BORROWER_NOT_FOUND, BIOMETRY_ALREADY_CONCLUDED, TOO_MANY_REQUESTS. */
export async function startLiveness(
  platform: Platform,
  by: Registrar,
  borrowerId: string,
): Promise<Handled<'POST /biometry/application/challenge'>['answer']> {
  const asker = askerOf(by);
  const { retailerId, operatorId } = asker;
  const challenge = newChallenge((below) => randomInt(below));
  await requireGrant(platform.db, asker, borrowerId, platform.clock.now());
  return act(platform, {
    principal: by,
    read: async (db) => ({ face: await findFace(db, borrowerId), check: await findLiveness(db, borrowerId) }),
    decide({ face, check }, { now }) {
      // A photograph that was confirmed says nothing of who is here now: the store may want that besides.
      if (face?.status === 'COMPLETED' && check?.status === 'COMPLETED') refuse('BIOMETRY_ALREADY_CONCLUDED');
      return {
        answer: { challenge },
        writes: [
          quotaFragment(pictureQuota, operatorId ?? borrowerId, now),
          askedFragment({ borrowerId, retailerId, operatorId }, challenge, now),
        ],
        audit: { action: 'liveness.asked', subject: borrowerId, customerId: borrowerId },
      };
    },
  });
}

/**
 * Pictures of what was asked, judged at once; the one from the front becomes the face of the registration.
 * @throws Refusal BORROWER_NOT_FOUND, PROCESS_IN_PROGRESS_NOT_FOUND for pictures that nobody asked for, BIOMETRY_ALREADY_CONCLUDED,
 * BORROWER_ALREADY_HAS_PROCESS_IN_PROGRESS.
 */
export async function processLiveness(platform: Platform, by: Registrar, body: Process['body']): Promise<State> {
  const { borrowerId, imageBase64, biometryObject } = body;
  const { db, clock } = platform;
  await requireGrant(db, askerOf(by), borrowerId, clock.now());
  checkMayTake(await findFace(db, borrowerId), clock.now(), true);
  const check = await countTry(platform, by, borrowerId);
  const judged = await judge(platform, check, [imageBase64, ...biometryObject.pictures]);
  if (judged.outcome !== 'RETAKE') {
    const picture = await goodPicture(platform, imageBase64).catch(() => null);
    if (!picture) return settle(platform, by, check, { status: 'MUST_RETRY', reasons: ['PICTURE_UNREADABLE'] });
    await keepFace(platform, by, { borrowerId, picture, found: foundBy(judged), isChallenged: true });
    return settle(platform, by, check, { status: 'COMPLETED', reasons: [] });
  }
  return settle(platform, by, check, { status: 'MUST_RETRY', reasons: judged.reasons });
}

/** Who registers has no portrait yet: that is no doubt. */
const usualHere: ReadonlySet<FaceReason> = new Set(['NO_PORTRAIT', 'PORTRAIT_UNUSABLE']);

function foundBy({ reasons, similarity }: FaceJudgement) {
  const doubts: BiometryDoubt[] = reasons.filter((reason) => !usualHere.has(reason));
  return finding({ code: 'SUCCESS', doubts, similarity });
}

function countTry(platform: Platform, by: Registrar, borrowerId: string): Promise<LivenessRow> {
  return act(platform, {
    principal: by,
    read: (db) => findLiveness(db, borrowerId),
    decide(check, { now }) {
      if (!check?.challenge) return refuse('PROCESS_IN_PROGRESS_NOT_FOUND');
      return {
        answer: check,
        writes: [triedFragment(check, now)],
        audit: { action: 'liveness.tried', subject: borrowerId, customerId: borrowerId },
        missed: { liveness_tried: 'PROCESS_IN_PROGRESS_NOT_FOUND' },
      };
    },
  });
}

/** Nobody who could judge them: a person looks. */
async function judge(
  platform: Platform,
  { borrowerId, challenge }: LivenessRow,
  shots: readonly string[],
): Promise<FaceJudgement> {
  if (!challenge) return notJudged;
  const portrait = await findPortrait(platform.db, borrowerId);
  const pictures = shots.map((shot) => Buffer.from(shot, 'base64'));
  return judgeFace(platform, { pictures, portrait: portrait?.bytes ?? null, challenge }).catch((error: unknown) => {
    platform.log.warn({ err: error, borrowerId }, 'pictures of a challenge were not judged');
    return notJudged;
  });
}

function settle(
  platform: Platform,
  by: Registrar,
  check: LivenessRow,
  came: { status: 'MUST_RETRY' | 'COMPLETED'; reasons: FaceReason[] },
): Promise<State> {
  const { borrowerId } = check;
  return act(platform, {
    principal: by,
    read: (db) => sidesOf(db, borrowerId),
    decide: (sides) => ({
      answer: { ...came, shouldSkipDocumentCapture: sides.length > 1 },
      writes: [livenessFragment(check, came)],
      audit: { action: 'liveness.settled', subject: borrowerId, customerId: borrowerId, detail: came },
    }),
  });
}

/** What the last pictures came to. @throws Refusal BORROWER_NOT_FOUND, BIOMETRY_NOT_FOUND before any came. */
export async function readLiveness(platform: Platform, by: Operator, borrowerId: string): Promise<State> {
  const { db, clock } = platform;
  const now = clock.now();
  await requireGrant(db, by.actor, borrowerId, now);
  const check = await findLiveness(db, borrowerId);
  const status = check ? livenessAt(check, now) : null;
  if (!check || !status) return refuse('BIOMETRY_NOT_FOUND');
  const sides = await sidesOf(db, borrowerId);
  return { status, reasons: check.reasons, shouldSkipDocumentCapture: sides.length > 1 };
}
