import { randomInt } from 'node:crypto';
import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findPortrait } from '../../borrowers/index.ts';
import { type FaceJudgement, type FacePictures, judgeFace, newChallenge } from '../../faces/index.ts';
import { callOf } from '../calls/call-of-offer.ts';
import { callEndsAt, newCallFragment } from '../calls/purchase-calls.ts';
import {
  faceOutcomeFragment,
  findFaceVisit,
  type PurchaseFaceRow,
  triedFragments,
  untriedFragments,
} from '../faces/purchase-faces.ts';
import { faceNote, faceSystem, offerOfFace } from '../faces/visit-facts.ts';
import type { Offer } from '../offer/find-offer.ts';
import { codeLimits } from '../rules/verification-limits.ts';
import { manualVerificationFragment, settledVerificationFragment } from '../store.ts';

type Call = Handled<'POST /purchase-face/pictures'>;
type Verdict = Call['answer'];

/**
 * Pictures of a face, judged at once. A try is counted before it is judged, and given back where nobody could judge it. Passed, the purchase is authorised; in doubt, or
 * when too little was seen too often, a person calls.
 * @throws Refusal FACE_VISIT_OVER, FACE_CONSENT_MISSING, SERVICE_UNAVAIBLE.
 */
export async function sendFacePictures(platform: Platform, { key, pictures }: Call['body']): Promise<Verdict> {
  const face = await countTry(platform, key, pictures);
  const challenge = face.challenge ?? refuse('FACE_CONSENT_MISSING');
  const portrait = await findPortrait(platform.db, face.borrowerId);
  const asked = {
    pictures: pictures.map((picture) => Buffer.from(picture, 'base64')),
    portrait: portrait?.bytes ?? null,
    challenge,
  };
  return settle(platform, key, await judged(platform, face, asked));
}

/** What the judge says; where there is none the try is given back. */
async function judged(platform: Platform, face: PurchaseFaceRow, asked: FacePictures): Promise<FaceJudgement> {
  try {
    return await judgeFace(platform, asked);
  } catch (error) {
    await giveTryBack(platform, face, asked.pictures.length).catch((failure: unknown) =>
      platform.log.warn({ err: failure, proposalId: face.proposalId }, 'a try that nobody judged still counts'),
    );
    throw error;
  }
}

/** Nobody judged the pictures: the customer has as many tries as before. */
function giveTryBack(platform: Platform, face: PurchaseFaceRow, pictures: number): Promise<undefined> {
  return act(platform, {
    principal: faceSystem,
    read: () => Promise.resolve(face),
    decide: (_, { now }) => ({
      answer: undefined,
      writes: untriedFragments(face, pictures, now),
      audit: faceNote(face, 'face.not-judged', { attempt: face.tries }),
    }),
  });
}

/** The face with this try counted and its pictures kept. */
function countTry(platform: Platform, key: string, pictures: readonly string[]): Promise<PurchaseFaceRow> {
  const sealed = pictures.map((picture) => platform.secrets.encrypt(picture));
  return act(platform, {
    principal: faceSystem,
    read: (db, { now }) => findFaceVisit(db, key, now),
    decide(face, { now }) {
      if (face.consentedAt === null || face.challenge === null) refuse('FACE_CONSENT_MISSING');
      return {
        answer: { ...face, tries: face.tries + 1 },
        writes: triedFragments(face, sealed, now),
        audit: faceNote(face, 'face.tried', { attempt: face.tries + 1 }),
      };
    },
  });
}

function settle(platform: Platform, key: string, { outcome, reasons }: FaceJudgement): Promise<Verdict> {
  const next = newChallenge((below) => randomInt(below));
  return act(platform, {
    principal: faceSystem,
    async read(db, { now }) {
      const face = await findFaceVisit(db, key, now, 'judging');
      return { face, offer: await offerOfFace(db, face) };
    },
    decide({ face, offer }, { now }) {
      const triesLeft = face.maxTries - face.tries;
      const verdict = verdictOf(outcome, triesLeft);
      const challenge = verdict === 'RETAKE' ? next : null;
      return {
        answer: { verdict, reasons, challenge, triesLeft },
        writes: [
          faceOutcomeFragment(face, { outcome: keptAs[verdict], reasons, challenge }, now),
          ...verdictFragments(verdict, face, offer, now),
        ],
        audit: faceNote(face, actions[verdict], { reasons, attempt: face.tries }),
        missed: { settled_verification: 'FACE_VISIT_OVER', manual_verification: 'FACE_VISIT_OVER' },
      };
    },
  });
}

const keptAs = { APPROVED: 'PASSED', MANUAL: 'DOUBTFUL', RETAKE: 'RETAKE' } as const;
const actions = { APPROVED: 'face.approved', MANUAL: 'face.doubted', RETAKE: 'face.retake' } as const;

function verdictOf(outcome: FaceJudgement['outcome'], triesLeft: number): Verdict['verdict'] {
  if (outcome === 'PASSED') return 'APPROVED';
  return outcome === 'RETAKE' && triesLeft > 0 ? 'RETAKE' : 'MANUAL';
}

function verdictFragments(verdict: Verdict['verdict'], face: PurchaseFaceRow, offer: Offer, now: Date): Fragment[] {
  if (verdict === 'RETAKE') return [];
  if (verdict === 'APPROVED') {
    const usableUntil = addSeconds(now, codeLimits.usableSeconds);
    return [settledVerificationFragment(face, { from: 'PENDING', usableUntil, now })];
  }
  return [
    manualVerificationFragment(face, callEndsAt(now)),
    newCallFragment(callOf(offer, offer.contract.operatorId, 'FACE'), now),
  ];
}
