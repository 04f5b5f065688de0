import { refuse } from '../../../kernel/refusal.ts';
import type { BiometryFaceRow } from '../tables.ts';
import { statusAt } from './outcome.ts';

/** How long one analyst keeps a face from the others. */
export const FACE_CLAIM_SECONDS = 600;

type Waiting = Pick<
  BiometryFaceRow,
  'status' | 'takenAt' | 'conflictSince' | 'operatorId' | 'claimedBy' | 'claimedUntil'
>;

/** Who has it now; null nobody. */
const holderOf = ({ claimedBy, claimedUntil }: Waiting, now: Date): string | null =>
  claimedUntil !== null && claimedUntil > now ? claimedBy : null;

/** Somebody else took the picture, and nobody else looks at it. @throws Refusal BIOMETRY_DECIDED, OWN_BIOMETRY, BIOMETRY_CLAIMED. */
export function checkMayDecide(face: Waiting, operatorId: string, now: Date): void {
  if (statusAt(face, now) !== 'CONFLICT') refuse('BIOMETRY_DECIDED');
  if (face.operatorId === operatorId) refuse('OWN_BIOMETRY');
  if ((holderOf(face, now) ?? operatorId) !== operatorId) refuse('BIOMETRY_CLAIMED');
}

/** @throws Refusal BIOMETRY_NOT_CLAIMED. */
export function checkHolds(face: Waiting, operatorId: string, now: Date): void {
  if (holderOf(face, now) !== operatorId) refuse('BIOMETRY_NOT_CLAIMED');
}
