import type { FaceChallenge, FaceOutcome, FaceReason } from '@balcao/contract';
import { similarityOf } from './likeness.ts';
import type { FaceMeasures, PictureMeasures } from './measures.ts';
import { retakesOf, seemsCovered } from './picture-gates.ts';

export interface FaceJudgement {
  outcome: FaceOutcome;
  reasons: FaceReason[];
  /** Of the first picture to the portrait, 0 to 1: a hint for who looks at both, never a proof. */
  similarity: number | null;
}

/** What was read of the pictures, in the order of the challenge, and of the portrait; `portrait` undefined: there is none. */
export interface ReadPictures {
  pictures: readonly (PictureMeasures | null)[];
  portrait: PictureMeasures | null | undefined;
}

/** Different people came to 0.42 at most on good pictures, and one person's to 0.57 (ADR 0056). */
export const likenesses = { alike: 0.55, different: 0.45, sameVisit: 0.5 } as const;

export const notJudged: FaceJudgement = { outcome: 'DOUBTFUL', reasons: ['NOT_JUDGED'], similarity: null };

function portraitDoubts(similarity: number | null, portrait: ReadPictures['portrait']): FaceReason[] {
  if (portrait === undefined) return ['NO_PORTRAIT'];
  if (similarity === null) return ['PORTRAIT_UNUSABLE'];
  if (similarity >= likenesses.alike) return [];
  return similarity < likenesses.different ? ['UNLIKE_PORTRAIT'] : ['LIKENESS_UNSURE'];
}

/**
 * What the pictures come to. Whoever cannot be compared with a portrait is never passed; scores that say of one still
 * whether it is a living person decide nothing (ADR 0056).
 */
export function judgeMeasures({ pictures, portrait }: ReadPictures, { poses }: FaceChallenge): FaceJudgement {
  if (pictures.length !== poses.length) return { outcome: 'RETAKE', reasons: ['PICTURE_MISSING'], similarity: null };
  const retakes = new Set(poses.flatMap((pose, place) => retakesOf(pictures[place] ?? null, pose)));
  if (retakes.size > 0) return { outcome: 'RETAKE', reasons: [...retakes], similarity: null };

  const faces = pictures.flatMap((picture): FaceMeasures[] => (picture?.face ? [picture.face] : []));
  const [first, ...others] = faces;
  if (!first) return notJudged;
  const alike = (face: FaceMeasures) => similarityOf(first.likeness, face.likeness) ?? 0;
  const similarity = portrait?.face ? similarityOf(first.likeness, portrait.face.likeness) : null;
  const reasons: FaceReason[] = [
    ...(faces.some(seemsCovered) ? (['COVERED'] as const) : []),
    ...(others.some((face) => alike(face) < likenesses.sameVisit) ? (['SHOTS_DIFFER'] as const) : []),
    ...portraitDoubts(similarity, portrait),
  ];
  return { outcome: reasons.length > 0 ? 'DOUBTFUL' : 'PASSED', reasons, similarity };
}
