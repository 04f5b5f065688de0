import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { verificationAnswer } from '../answers.ts';
import { findOffer } from '../offer/find-offer.ts';
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
  by: Operator,
  ask: { proposalId: string; code: string },
  notFound: NotFound,
): Promise<Answer> {
  const { proposalId } = ask;
  const hash = codeHash(platform.secrets, proposalId, ask.code);
  return act(platform, {
    principal: by,
    lock: verificationLock('counted_guess', proposalId),
    read: (db) => findOffer(db, by.actor, proposalId),
    decide({ verification, contract }, { now }): Decision<Answer> {
      if (!verification) return refuse(notFound);
      if (isUsable(verification, now)) return { unchanged: verificationAnswer(verification, now) };
      if (!isOpen(verification, now)) refuse(isSpent(verification) ? 'VERIFICATION_LOCKED' : notFound);
      const guess = guessed(verification, verification.codeHash === hash, now);
      const isRight = guess.status === 'APPROVED';
      const written = {
        writes: [
          countedGuessFragment(verification, guess),
          ...wrongCodeFragments({ ...verification, operatorId: by.actor.operatorId }, !isRight, now),
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
      return { answer: verificationAnswer(approved, now), ...written };
    },
  });
}

/** Approved, and still in time to accept: checking again changes nothing. */
function isUsable({ status, usableUntil }: VerificationRow, now: Date): boolean {
  return status === 'APPROVED' && usableUntil !== null && new Date(usableUntil) > now;
}

const isSpent = ({ attempts, maxAttempts }: VerificationRow) => attempts >= maxAttempts;

/** A code waits for its guess. */
const isOpen = (verification: VerificationRow, now: Date) =>
  verification.status === 'PENDING' && !isSpent(verification) && new Date(verification.expiresAt) > now;

function guessed({ attempts: before, maxAttempts }: VerificationRow, isRight: boolean, now: Date): Guess {
  if (isRight) {
    const usableUntil = addSeconds(now, codeLimits.usableSeconds);
    return { status: 'APPROVED', attempts: before, approvedAt: now, usableUntil };
  }
  const attempts = before + 1;
  return { status: attempts >= maxAttempts ? 'DENIED' : 'PENDING', attempts, approvedAt: null, usableUntil: null };
}

function wrongCode({ maxAttempts }: VerificationRow, { status, attempts }: Guess): Refusal {
  if (status === 'DENIED') return new Refusal('VERIFICATION_LOCKED');
  return new Refusal('INVALID_ORIGINATION_CODE', { details: { attemptsLeft: maxAttempts - attempts } });
}

/** Where the authorisation of a proposal stands. @throws Refusal VERIFICATION_CODE_NOT_FOUND when no code was ever sent. */
export async function showVerification(platform: Platform, actor: Actor, proposalId: string): Promise<Answer> {
  const { verification } = await findOffer(platform.db, actor, proposalId);
  return verificationAnswer(verification ?? refuse('VERIFICATION_CODE_NOT_FOUND'), platform.clock.now());
}
