import type { FaceChallenge, FaceOutcome, FaceReason } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';

export interface FacePictures {
  pictures: readonly Uint8Array[];
  portrait: Uint8Array | null;
  challenge: FaceChallenge;
}

export interface FaceJudgement {
  outcome: FaceOutcome;
  reasons: FaceReason[];
  similarity: number | null;
}

export type FaceJudge = (asked: FacePictures) => Promise<FaceJudgement>;

const judges = new WeakMap<Platform['secrets'], FaceJudge>();

/** Says who judges the faces of a server. */
export function bindFaceJudge({ secrets }: Pick<Platform, 'secrets'>, judge: FaceJudge): void {
  judges.set(secrets, judge);
}

/** Without a judge a person decides. */
export function judgeFace({ secrets }: Platform, asked: FacePictures): Promise<FaceJudgement> {
  const judge = judges.get(secrets);
  return judge ? judge(asked) : Promise.resolve({ outcome: 'DOUBTFUL', reasons: ['NOT_JUDGED'], similarity: null });
}

/** What a person is asked to do before the camera. */
export const newChallenge = (random: (below: number) => number): FaceChallenge => ({
  poses: ['FRONT', random(2) === 0 ? 'LEFT' : 'RIGHT'],
});
