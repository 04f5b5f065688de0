import type { Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { audit } from '../../../kernel/audit/audit.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { verificationAnswer } from '../answers.ts';
import { codeHash } from '../purchase-code.ts';
import { codeLimits } from '../rules/verification-limits.ts';
import type { VerificationRow } from '../tables.ts';
import { findOffer, type Offer } from '../offer/find-offer.ts';

type Answer = Handled<'PATCH /origination-code/verify'>['answer'];
type NotFound = 'VERIFICATION_CODE_NOT_FOUND' | 'PROPOSAL_VERIFICATION_CODE_NOT_FOUND';

interface Guess {
  status: VerificationRow['status'];
  attempts: number;
}

/**
 * Checks a code. The count and the comparison are one conditional update, so that parallel guesses cannot pass the cap.
 * @throws Refusal INVALID_ORIGINATION_CODE with the tries left, VERIFICATION_LOCKED at the fifth wrong code, or the
 * not-found code when there is no code to check (never sent, expired).
 */
export async function verifyCode(
  platform: Platform,
  actor: Actor,
  ask: { proposalId: string; code: string },
  notFound: NotFound,
): Promise<Answer> {
  const now = platform.clock.now();
  const offer = await findOffer(platform, actor, ask.proposalId);
  const { verification } = offer;
  if (!verification) refuse(notFound);
  if (isUsable(verification, now)) return verificationAnswer(verification, now);
  const guess = await countGuess(platform, offer, ask.code, now);
  if (!guess) refuse(verification.attempts >= verification.maxAttempts ? 'VERIFICATION_LOCKED' : notFound);
  await audit(platform.db, {
    actor,
    at: now,
    storeId: offer.contract.storeId,
    subject: ask.proposalId,
    action: guess.status === 'APPROVED' ? 'verification.approved' : 'verification.wrong-code',
    detail: { attempts: guess.attempts },
  });
  if (guess.status === 'DENIED') refuse('VERIFICATION_LOCKED');
  if (guess.status !== 'APPROVED') {
    refuse('INVALID_ORIGINATION_CODE', { details: { attemptsLeft: verification.maxAttempts - guess.attempts } });
  }
  const usableUntil = addSeconds(now, codeLimits.usableSeconds).toISOString();
  return verificationAnswer({ ...verification, ...guess, usableUntil }, now);
}

/** Approved, and still in time to accept: checking again changes nothing. */
function isUsable({ status, usableUntil }: VerificationRow, now: Date): boolean {
  return status === 'APPROVED' && usableUntil !== null && new Date(usableUntil) > now;
}

async function countGuess(platform: Platform, offer: Offer, code: string, now: Date): Promise<Guess | undefined> {
  const isRight = sql`code_hash = ${codeHash(platform.secrets, offer.proposal.id, code)}::text`;
  const result = await sql<Guess>`
    update purchase_verifications set
      attempts = attempts + (case when ${isRight} then 0 else 1 end),
      status = case when ${isRight} then 'APPROVED' when attempts + 1 >= max_attempts then 'DENIED' else status end,
      approved_at = case when ${isRight} then ${now}::timestamptz end,
      usable_until = case when ${isRight} then ${addSeconds(now, codeLimits.usableSeconds)}::timestamptz end
    where borrower_id = ${offer.contract.borrowerId}::uuid and proposal_id = ${offer.proposal.id}::uuid
      and status = 'PENDING' and attempts < max_attempts and expires_at > ${now}::timestamptz
    returning status, attempts`.execute(platform.db);
  return result.rows[0];
}

/** Where the authorisation of a proposal stands. @throws Refusal VERIFICATION_CODE_NOT_FOUND when no code was ever sent. */
export async function showVerification(platform: Platform, actor: Actor, proposalId: string): Promise<Answer> {
  const { verification } = await findOffer(platform, actor, proposalId);
  return verificationAnswer(verification ?? refuse('VERIFICATION_CODE_NOT_FOUND'), platform.clock.now());
}
