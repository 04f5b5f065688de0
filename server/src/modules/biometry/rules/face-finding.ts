import type { BiometryCode, BiometryDoubt, FaceReason } from '@balcao/contract';
import { likenesses, type PictureMeasures, retakesOf, seemsCovered, similarityOf } from '../../faces/index.ts';
import type { FaceFinding } from '../ports.ts';

/** What each reason to take a picture again is called here; two words of the catalogue say less than we know. */
const codes: Readonly<Partial<Record<FaceReason, BiometryCode>>> = {
  PICTURE_UNREADABLE: 'INVALID_IMAGE',
  TOO_DARK: 'TOO_DARK',
  NO_FACE: 'INVALID_IMAGE',
  MANY_FACES: 'FACE_NEEDS_CENTERING',
  TOO_FAR: 'FACE_TOO_FAR',
  TOO_NEAR: 'FACE_TOO_CLOSE',
  OFF_CENTRE: 'FACE_NEEDS_CENTERING',
  TILTED: 'FACE_TILTED',
  NOT_FRONTAL: 'FACE_TILTED',
  OVEREXPOSED: 'INVALID_IMAGE',
  BLURRED: 'OUT_OF_FOCUS',
};

export const finding = (over: Partial<FaceFinding> & Pick<FaceFinding, 'code'>): FaceFinding => ({
  status: 'COMPLETED',
  doubts: [],
  similarity: null,
  reference: null,
  ...over,
});

function portraitDoubts(similarity: number | null): BiometryDoubt[] {
  if (similarity === null || similarity >= likenesses.alike) return [];
  return [similarity < likenesses.different ? 'UNLIKE_PORTRAIT' : 'LIKENESS_UNSURE'];
}

/** What this server says of a face: too little to see is taken again, whatever is in doubt goes to a person (ADR 0056). */
export function findingOf(measures: PictureMeasures | null, portrait: PictureMeasures | null): FaceFinding {
  // This processor looks for no faces.
  if (!measures) return finding({ code: 'SUCCESS', status: 'CONFLICT', doubts: ['NOT_JUDGED'] });
  const [reason] = retakesOf(measures, 'FRONT');
  if (reason) return finding({ code: codes[reason] ?? 'INVALID_IMAGE', reason, status: 'CANCELED' });
  const { face } = measures;
  const similarity = face && portrait?.face ? similarityOf(face.likeness, portrait.face.likeness) : null;
  const doubts: BiometryDoubt[] = [
    ...(face && seemsCovered(face) ? (['COVERED'] as const) : []),
    ...portraitDoubts(similarity),
  ];
  return finding({ code: 'SUCCESS', status: doubts.length > 0 ? 'CONFLICT' : 'COMPLETED', doubts, similarity });
}
