import type { BiometryStatus, Cents } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';
import type { ApplicationRow } from '../tables.ts';

/** How long one analyst keeps a registration from the others. */
export const DESK_CLAIM_SECONDS = 600;

export type Waiting = Pick<ApplicationRow, 'status' | 'operatorId' | 'claimedBy' | 'claimedUntil'>;

/** Whether somebody has it now. */
export const isClaimed = ({ claimedUntil }: Pick<Waiting, 'claimedUntil'>, now: Date): boolean =>
  claimedUntil !== null && claimedUntil > now;

/** @throws Refusal DESK_APPLICATION_DECIDED, DESK_APPLICATION_OWN. */
function checkWaits({ status, operatorId: registrar }: Waiting, operatorId: string): void {
  if (status !== 'MANUAL_ANALYSIS' && status !== 'PRE_APPROVED') refuse('DESK_APPLICATION_DECIDED');
  if (registrar === operatorId) refuse('DESK_APPLICATION_OWN');
}

/** @throws Refusal DESK_APPLICATION_DECIDED, DESK_APPLICATION_OWN, DESK_APPLICATION_CLAIMED. */
export function checkMayClaim(application: Waiting, operatorId: string, now: Date): void {
  checkWaits(application, operatorId);
  if (isClaimed(application, now) && application.claimedBy !== operatorId) refuse('DESK_APPLICATION_CLAIMED');
}

/** @throws Refusal DESK_APPLICATION_DECIDED, DESK_APPLICATION_OWN, DESK_APPLICATION_NOT_CLAIMED. */
export function checkMayDecide(application: Waiting, operatorId: string, now: Date): void {
  checkWaits(application, operatorId);
  if (!isClaimed(application, now) || application.claimedBy !== operatorId) refuse('DESK_APPLICATION_NOT_CLAIMED');
}

/** Who was in conflict, or was not before the camera, is nobody's customer yet. @throws Refusal DESK_FACE_NOT_CONFIRMED. */
export function checkFaceConfirmed(status: BiometryStatus | null): void {
  if (status !== null && status !== 'COMPLETED') refuse('DESK_FACE_NOT_CONFIRMED');
}

/** Before data and photographs there is nothing to grant. @throws Refusal DESK_LIMIT_NOT_YET. */
export function checkNoLimitYet(cents: Cents | null): void {
  if (cents !== null) refuse('DESK_LIMIT_NOT_YET');
}

/**
 * An analyst stays within the policy; returns what is granted.
 * @throws Refusal DESK_LIMIT_MISSING, DESK_LIMIT_BELOW_POLICY, DESK_LIMIT_ABOVE_POLICY.
 */
export function limitWithin(cents: Cents | null, { minCents, maxCents }: { minCents: Cents; maxCents: Cents }): Cents {
  if (cents === null) refuse('DESK_LIMIT_MISSING');
  if (cents < minCents) refuse('DESK_LIMIT_BELOW_POLICY', { details: { minimum: minCents } });
  if (cents > maxCents) refuse('DESK_LIMIT_ABOVE_POLICY', { details: { maximum: maxCents } });
  return cents;
}
