import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { withdrawCallFragment } from '../calls/purchase-calls.ts';
import { findOfferToVerify } from '../offer/find-offer.ts';
import { sellerOf } from '../offer/seller.ts';
import { endedCallFragment } from '../store.ts';

/**
 * Whoever sells closed the dialog: the call leaves the queue, and its code is good no more. Asked for again, another is
 * made. Of a purchase that no call waits for nothing changes.
 * @throws Refusal PROPOSAL_NOT_FOUND, VERIFICATION_CODE_NOT_FOUND, PURCHASE_CALL_DECIDED.
 */
export function withdrawCall(platform: Platform, by: Operator, proposalId: string): Promise<undefined> {
  return act(platform, {
    principal: by,
    read: (db) => findOfferToVerify(db, sellerOf(by), proposalId),
    decide(offer, { now }): Decision<undefined> {
      const verification = offer.verification ?? refuse('VERIFICATION_CODE_NOT_FOUND');
      if (verification.status !== 'MANUAL' || new Date(verification.expiresAt) <= now) return { unchanged: undefined };
      return {
        answer: undefined,
        writes: [endedCallFragment(verification, now), withdrawCallFragment(verification, now)],
        audit: { action: 'verification.withdrawn', subject: proposalId, storeId: offer.contract.storeId },
        missed: { withdrawn_call: 'PURCHASE_CALL_DECIDED', ended_call_code: 'PURCHASE_CALL_DECIDED' },
      };
    },
  });
}
