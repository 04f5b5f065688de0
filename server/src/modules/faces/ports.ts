import type { FaceChallenge } from '@balcao/contract';
import type { FaceJudgement } from './rules/verdict.ts';

/** What is judged: one picture a pose of the challenge, and what the customer looked like when registered. */
export interface FacePictures {
  pictures: readonly Uint8Array[];
  portrait: Uint8Array | null;
  challenge: FaceChallenge;
}

/** Who judges faces: this server, or a certified provider. @throws Refusal of SERVICE_UNAVAIBLE while too many wait. */
export type FaceJudge = (asked: FacePictures) => Promise<FaceJudgement>;
