import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { askerOf, type Customer, type Operator, principalOf } from '../../../kernel/act/principal.ts';
import type { AuditNote } from '../../../kernel/audit/audit.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { codeLimits, wrongCodeFragments } from '../../contracts/index.ts';
import { agreementCodeHash } from '../agreement-code.ts';
import { codeLock, countedGuessFragment } from '../code-store.ts';
import { type OfferFacts, readOffer } from '../offer-facts.ts';
import { canBeGuessed, guessedCode } from '../rules/guess-code.ts';

export interface CodeCheck {
  renegotiationId: string;
  optionId: string;
  code: string;
}

/**
 * Checks the code a customer read out for an option; a right one is good for some minutes. Every guess is counted and
 * audited in one write, whatever key the request has: guesses are not repeated.
 * @throws Refusal as `readOffer`; INVALID_ORIGINATION_CODE with the tries left, RENEGOTIATION_CODE_LOCKED at the fifth wrong
 * code, VERIFICATION_CODE_NOT_FOUND when there is no code to check (never sent, of another option, expired),
 * TOO_MANY_WRONG_CODES over all codes of a day.
 */
export function checkAgreementCode(platform: Platform, by: Operator | Customer, ask: CodeCheck): Promise<'APPROVED'> {
  const asker = askerOf(by);
  return act(platform, {
    principal: principalOf(asker),
    lock: codeLock(ask.renegotiationId),
    read: (db, { now }) => readOffer(db, asker, ask, now),
    decide: (offer, { now }) => decide(platform, { ...ask, operatorId: asker.operatorId }, offer, now),
  });
}

function decide(
  { secrets }: Platform,
  ask: CodeCheck & { operatorId: string | null },
  { agreement, code, borrower }: OfferFacts,
  now: Date,
): Decision<'APPROVED'> {
  const phone = phoneOf(secrets, borrower);
  if (!code || !phone) refuse('VERIFICATION_CODE_NOT_FOUND');
  if (!canBeGuessed(code, ask.optionId, now)) {
    refuse(code.attempts >= code.maxAttempts ? 'RENEGOTIATION_CODE_LOCKED' : 'VERIFICATION_CODE_NOT_FOUND');
  }
  const isRight = agreementCodeHash(secrets, { ...ask, phone }, ask.code) === code.codeHash;
  const guess = guessedCode(code, isRight, { now, usableUntil: addSeconds(now, codeLimits.usableSeconds) });
  const { borrowerId, storeId, id: subject } = agreement;
  const writes = [
    countedGuessFragment({ borrowerId, renegotiationId: subject }, code, guess),
    ...wrongCodeFragments({ borrowerId, operatorId: ask.operatorId }, !isRight, now),
  ];
  const audit: AuditNote = {
    action: isRight ? 'renegotiation.code-approved' : 'renegotiation.wrong-code',
    subject,
    storeId,
    detail: { optionId: ask.optionId, attempts: guess.attempts },
  };
  if (isRight) return { answer: 'APPROVED', writes, audit };
  const attemptsLeft = code.maxAttempts - guess.attempts;
  const refusal =
    attemptsLeft > 0
      ? new Refusal('INVALID_ORIGINATION_CODE', { details: { attemptsLeft } })
      : new Refusal('RENEGOTIATION_CODE_LOCKED');
  return { refusal, writes, audit };
}
