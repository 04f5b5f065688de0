import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { verificationAnswer } from '../answers.ts';
import { endCallFragment } from '../calls/purchase-calls.ts';
import { facePage } from '../faces/face-page.ts';
import { findOfferToVerify } from '../offer/find-offer.ts';
import { type Buyer, sellerOf } from '../offer/seller.ts';
import { codeHash } from '../purchase-code.ts';
import { codeLimits } from '../rules/verification-limits.ts';
import { countedGuessFragment, type Guess, verificationLock } from '../store.ts';
import type { VerificationRow } from '../tables.ts';
import { wrongCodeFragments } from '../wrong-codes.ts';

type Answer = Handled<'PATCH /origination-code/verify'>['answer'];
type NotFound = 'VERIFICATION_CODE_NOT_FOUND' | 'PROPOSAL_VERIFICATION_CODE_NOT_FOUND';

/**
 * Checks a code. The guess is counted in the same write as its audit entry, on the count it was decided on, so that
 * parallel guesses cannot pass the cap.
 * @throws Refusal INVALID_ORIGINATION_CODE with the tries left, VERIFICATION_LOCKED at the fifth wrong code, or the
 * not-found code when there is no code to check (never sent, expired), TOO_MANY_WRONG_CODES over all codes of a day.
 */
export function verifyCode(
  platform: Platform,
  by: Operator | Buyer,
  ask: { proposalId: string; code: string },
  notFound: NotFound,
): Promise<Answer> {
  const { proposalId } = ask;
  const seller = sellerOf(by);
  const hash = codeHash(platform.secrets, proposalId, ask.code);
  return act(platform, {
    principal: by,
    lock: verificationLock('counted_guess', proposalId),
    read: (db) => findOfferToVerify(db, seller, proposalId),
    decide({ verification, contract, face }, { now }): Decision<Answer> {
      if (!verification) return refuse(notFound);
      const page = facePage(platform, face, now);
      if (isUsable(verification, now)) return { unchanged: verificationAnswer(verification, now, page) };
      if (!isOpen(verification, now)) refuse(closedBecause(verification) ?? notFound);
      const guess = guessed(verification, verification.codeHash === hash, now);
      const isRight = guess.status === 'APPROVED';
      const written = {
        writes: [
          countedGuessFragment(verification, guess),
          ...endedCallFragments(verification, guess, now),
          ...wrongCodeFragments({ ...verification, operatorId: seller.operatorId }, !isRight, now),
        ],
        audit: {
          action: isRight ? 'verification.approved' : 'verification.wrong-code',
          subject: proposalId,
          storeId: contract.storeId,
          detail: { attempts: guess.attempts },
        },
      } as const;
      if (!isRight) return { refusal: wrongCode(verification, guess), ...written };
      const { status, attempts, usableUntil } = guess;
      const approved = { ...verification, status, attempts, usableUntil: usableUntil?.toISOString() ?? null };
      return { answer: verificationAnswer(approved, now, page), ...written };
    },
  });
}

/** Approved, and still in time to accept: checking again changes nothing. */
function isUsable({ status, usableUntil }: VerificationRow, now: Date): boolean {
  return status === 'APPROVED' && usableUntil !== null && new Date(usableUntil) > now;
}

const isSpent = ({ attempts, maxAttempts }: VerificationRow) => attempts >= maxAttempts;

/** A code waits for its guess: one that was sent, or that an analyst reads out. */
const isOpen = (verification: VerificationRow, now: Date) =>
  (verification.status === 'PENDING' || verification.status === 'MANUAL') &&
  verification.codeHash !== '' &&
  !isSpent(verification) &&
  new Date(verification.expiresAt) > now;

function closedBecause(verification: VerificationRow) {
  if (isSpent(verification)) return 'VERIFICATION_LOCKED';
  return verification.status === 'DENIED' ? 'VERIFICATION_DENIED' : undefined;
}

/** Where an analyst read the code out, the call is over with it. */
function endedCallFragments(read: VerificationRow, { status }: Guess, now: Date): Fragment[] {
  if (read.status !== 'MANUAL' || status === 'MANUAL') return [];
  return [endCallFragment(read, status === 'APPROVED' ? 'CONFIRMED' : 'LOCKED', now)];
}

function guessed({ attempts: before, maxAttempts, status }: VerificationRow, isRight: boolean, now: Date): Guess {
  if (isRight) {
    const usableUntil = addSeconds(now, codeLimits.usableSeconds);
    return { status: 'APPROVED', attempts: before, approvedAt: now, usableUntil };
  }
  const attempts = before + 1;
  return { status: attempts >= maxAttempts ? 'DENIED' : status, attempts, approvedAt: null, usableUntil: null };
}

function wrongCode({ maxAttempts }: VerificationRow, { status, attempts }: Guess): Refusal {
  if (status === 'DENIED') return new Refusal('VERIFICATION_LOCKED');
  return new Refusal('INVALID_ORIGINATION_CODE', { details: { attemptsLeft: maxAttempts - attempts } });
}

/** Where the authorisation of a proposal stands. @throws Refusal VERIFICATION_CODE_NOT_FOUND when no code was ever sent. */
export async function showVerification(platform: Platform, by: Operator | Buyer, proposalId: string): Promise<Answer> {
  const { verification, face } = await findOfferToVerify(platform.db, sellerOf(by), proposalId);
  const now = platform.clock.now();
  return verificationAnswer(verification ?? refuse('VERIFICATION_CODE_NOT_FOUND'), now, facePage(platform, face, now));
}
