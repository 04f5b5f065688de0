import type { PhoneChangeStatus } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';

/** What of a request decides who may act on it now. */
export interface Claimed {
  personId: string;
  status: PhoneChangeStatus;
  claimedBy: string | null;
  claimedUntil: Date | null;
}

/** Whether somebody looks at a request now. */
export const isClaimed = ({ claimedUntil }: Pick<Claimed, 'claimedUntil'>, now: Date): boolean =>
  claimedUntil !== null && claimedUntil > now;

/** @throws Refusal PHONE_CHANGE_DECIDED, PHONE_CHANGE_OWN, PHONE_CHANGE_CLAIMED. */
export function checkMayClaim(change: Claimed, operatorId: string, now: Date): void {
  if (change.status !== 'WAITING') refuse('PHONE_CHANGE_DECIDED');
  if (change.personId === operatorId) refuse('PHONE_CHANGE_OWN');
  if (isClaimed(change, now) && change.claimedBy !== operatorId) refuse('PHONE_CHANGE_CLAIMED');
}

/** @throws Refusal PHONE_CHANGE_DECIDED, PHONE_CHANGE_OWN, PHONE_CHANGE_NOT_CLAIMED. */
export function checkMayDecide(change: Claimed, operatorId: string, now: Date): void {
  if (change.status !== 'WAITING') refuse('PHONE_CHANGE_DECIDED');
  if (change.personId === operatorId) refuse('PHONE_CHANGE_OWN');
  if (!isClaimed(change, now) || change.claimedBy !== operatorId) refuse('PHONE_CHANGE_NOT_CLAIMED');
}
