import { refuse } from '../../../../kernel/refusal.ts';
import type { PayoutStatus } from '../../tables.ts';

/** What of a payout decides whether it may be marked as paid. */
export interface PayablePayout {
  status: PayoutStatus;
  operatorId: string;
  closedBy: string;
  /** The seller's key now; null without one. */
  currentKey: string | null;
}

/**
 * The money goes to the key that the payer saw, and neither who fixed the sum nor who gets it says that it went.
 * @throws Refusal PAYOUTS_MOVED, PAYOUT_SECOND_PERSON, PAYOUT_WITHOUT_KEY, PAYOUT_KEY_CHANGED.
 */
export function checkMayPay(payout: PayablePayout, payerId: string, shownKey: string): void {
  if (payout.status === 'PAID') refuse('PAYOUTS_MOVED');
  if (payout.closedBy === payerId || payout.operatorId === payerId) refuse('PAYOUT_SECOND_PERSON');
  if (payout.currentKey === null) refuse('PAYOUT_WITHOUT_KEY');
  if (payout.currentKey !== shownKey) refuse('PAYOUT_KEY_CHANGED');
}
