import { type BiometryDoubt, biometryLimits, type FacePhotoStatus, type LivenessStatus } from '@balcao/contract';
import type { FaceFinding } from '../ports.ts';
import type { BiometryFaceRow, LivenessRow } from '../tables.ts';

const MINUTE_MS = 60_000;
const ANALYSIS_MS = biometryLimits.analysisMinutes * MINUTE_MS;
/** Pictures of a challenge are judged within seconds; a server that died in between judges them no more. */
const JUDGING_MS = MINUTE_MS;

type Kept = Pick<BiometryFaceRow, 'status' | 'takenAt' | 'conflictSince'>;

/** What a face has come to by now: who compares it has had half an hour, then a person looks. */
export function statusAt({ status, takenAt }: Kept, now: Date): FacePhotoStatus {
  const isLate = status === 'IN_PROGRESS' && now.getTime() - takenAt.getTime() >= ANALYSIS_MS;
  return isLate ? 'CONFLICT' : status;
}

/** Until when a conflict is looked at; null where there is none. */
export function analysisEndsAt(face: Kept, now: Date): string | null {
  if (statusAt(face, now) !== 'CONFLICT') return null;
  return new Date((face.conflictSince ?? face.takenAt).getTime() + ANALYSIS_MS).toISOString();
}

/** Doubts that another picture of the same person would not dispel. */
const lasting: ReadonlySet<BiometryDoubt> = new Set([
  'FACE_OF_OTHER',
  'UNLIKE_PORTRAIT',
  'LIKENESS_UNSURE',
  'SHOTS_DIFFER',
  'PROVIDER',
]);

interface Before {
  status: FacePhotoStatus;
  doubts: readonly BiometryDoubt[];
  otherId: string | null;
}

/**
 * What a new picture comes to. Whom somebody else's face was found for stays a person's to decide: taking pictures until
 * one slips through decides nothing.
 */
export function outcomeOf(
  found: Pick<FaceFinding, 'status' | 'doubts'>,
  otherId: string | null,
  before: Before | null,
): Pick<BiometryFaceRow, 'status' | 'doubts' | 'otherId'> {
  const kept = before?.status === 'CONFLICT' ? before.doubts.filter((doubt) => lasting.has(doubt)) : [];
  const doubts = [...new Set([...kept, ...found.doubts, ...(otherId === null ? [] : (['FACE_OF_OTHER'] as const))])];
  const isDoubtful = doubts.length > 0 && (found.status === 'COMPLETED' || found.status === 'IN_PROGRESS');
  return { status: isDoubtful ? 'CONFLICT' : found.status, doubts, otherId: otherId ?? before?.otherId ?? null };
}

/** What pictures of a challenge have come to by now. */
export function livenessAt(
  { status, triedAt }: Pick<LivenessRow, 'status' | 'triedAt'>,
  now: Date,
): LivenessStatus | null {
  const isLost = status === 'PENDING' && triedAt !== null && now.getTime() - triedAt.getTime() >= JUDGING_MS;
  return isLost ? 'MUST_RETRY' : status;
}
