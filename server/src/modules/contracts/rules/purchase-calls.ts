import { refuse } from '../../../kernel/refusal.ts';

/** What of a call decides who may act on it now. */
export interface ClaimedCall {
  operatorId: string;
  status: string;
  endsAt: Date;
  claimedBy: string | null;
  claimedUntil: Date | null;
}

/** Whether somebody makes a call now. */
export const isCallClaimed = ({ claimedUntil }: Pick<ClaimedCall, 'claimedUntil'>, now: Date): boolean =>
  claimedUntil !== null && claimedUntil > now;

/** @throws Refusal PURCHASE_CALL_DECIDED, PURCHASE_CALL_OWN, PURCHASE_CALL_CLAIMED. */
export function checkMayClaimCall(call: ClaimedCall, operatorId: string, now: Date): void {
  checkWaits(call, operatorId, now);
  if (isCallClaimed(call, now) && call.claimedBy !== operatorId) refuse('PURCHASE_CALL_CLAIMED');
}

/** @throws Refusal PURCHASE_CALL_DECIDED, PURCHASE_CALL_OWN, PURCHASE_CALL_NOT_CLAIMED. */
export function checkMayDecideCall(call: ClaimedCall, operatorId: string, now: Date): void {
  checkWaits(call, operatorId, now);
  if (!isCallClaimed(call, now) || call.claimedBy !== operatorId) refuse('PURCHASE_CALL_NOT_CLAIMED');
}

function checkWaits({ status, endsAt, operatorId: seller }: ClaimedCall, operatorId: string, now: Date): void {
  if (status !== 'WAITING' || endsAt <= now) refuse('PURCHASE_CALL_DECIDED');
  if (seller === operatorId) refuse('PURCHASE_CALL_OWN');
}
