import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { verificationAnswer } from '../answers.ts';
import { callOf } from '../calls/call-of-offer.ts';
import { callEndsAt, newCallFragment } from '../calls/purchase-calls.ts';
import { facePage } from '../faces/face-page.ts';
import { endFaceFragment } from '../faces/purchase-faces.ts';
import { findOfferToVerify } from '../offer/find-offer.ts';
import { sellerOf } from '../offer/seller.ts';
import { callQuota } from '../rules/verification-limits.ts';
import { manualVerificationFragment } from '../store.ts';

type Answer = Handled<'PATCH /origination-code/analyst'>['answer'];

/**
 * The customer could not show a face: an analyst calls instead, where the policy lets and a while after the link.
 * @throws Refusal PROPOSAL_NOT_FOUND, VERIFICATION_CODE_NOT_FOUND, VERIFICATION_DENIED, ANALYST_NOT_ALLOWED.
 */
export function requestAnalyst(platform: Platform, by: Operator, proposalId: string): Promise<Answer> {
  return act(platform, {
    principal: by,
    read: (db) => findOfferToVerify(db, sellerOf(by), proposalId),
    decide(offer, { now }): Decision<Answer> {
      const { face, contract } = offer;
      const verification = offer.verification ?? refuse('VERIFICATION_CODE_NOT_FOUND');
      if (verification.status === 'DENIED') refuse('VERIFICATION_DENIED');
      const page = facePage(platform, face, now);
      const isSettled = verification.status === 'MANUAL' || verification.status === 'APPROVED';
      if (isSettled) return { unchanged: verificationAnswer(verification, now, page) };
      if (!face?.analystAllowedAt || new Date(face.analystAllowedAt) > now) refuse('ANALYST_NOT_ALLOWED');
      const endsAt = callEndsAt(now);
      const manual = { ...verification, status: 'MANUAL' as const, expiresAt: endsAt.toISOString() };
      return {
        answer: verificationAnswer(manual, now, page),
        writes: [
          manualVerificationFragment(verification, endsAt),
          endFaceFragment(verification, now),
          quotaFragment(callQuota, verification.borrowerId, now),
          newCallFragment(callOf(offer, by.actor.operatorId, 'ASKED'), now),
        ],
        audit: { action: 'verification.analyst-asked', subject: proposalId, storeId: contract.storeId },
        missed: { manual_verification: 'ANALYST_NOT_ALLOWED', face_ended: 'ANALYST_NOT_ALLOWED' },
      };
    },
  });
}
