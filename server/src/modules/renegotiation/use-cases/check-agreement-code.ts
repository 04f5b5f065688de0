import type { Actor } from '../../../kernel/auth/actor.ts';
import { audit } from '../../../kernel/audit/audit.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { agreementCodeHash } from '../agreement-code.ts';
import { guessAgreementCode } from '../code-store.ts';
import { readOffer } from '../offer-facts.ts';

export interface CodeCheck {
  renegotiationId: string;
  optionId: string;
  code: string;
}

/**
 * Checks the code a customer read out for an option; a right one is good for some minutes.
 * @throws Refusal as `readOffer`; INVALID_ORIGINATION_CODE with the tries left, VERIFICATION_LOCKED at the fifth wrong
 * code, VERIFICATION_CODE_NOT_FOUND when there is no code to check (never sent, of another option, expired).
 */
export async function checkAgreementCode(platform: Platform, actor: Actor, ask: CodeCheck): Promise<void> {
  const at = platform.clock.now();
  const { agreement, code, borrower } = await readOffer(platform.db, actor, ask, at);
  const phone = phoneOf(platform.secrets, borrower);
  if (!code || !phone) refuse('VERIFICATION_CODE_NOT_FOUND');
  const codeHash = agreementCodeHash(platform.secrets, { ...ask, phone }, ask.code);
  const { borrowerId } = agreement;
  const guess = await guessAgreementCode(platform.db, { ...ask, borrowerId, codeHash, at });
  if (!guess) {
    // Somebody else may have accepted with it since the read.
    await readOffer(platform.db, actor, ask, at);
    refuse(code.attempts >= code.maxAttempts ? 'VERIFICATION_LOCKED' : 'VERIFICATION_CODE_NOT_FOUND');
  }
  await audit(platform.db, {
    actor,
    at,
    storeId: agreement.storeId,
    subject: agreement.id,
    action: guess.status === 'APPROVED' ? 'renegotiation.code-approved' : 'renegotiation.wrong-code',
    detail: { optionId: ask.optionId, attempts: guess.attempts },
  });
  if (guess.status === 'DENIED') refuse('VERIFICATION_LOCKED');
  if (guess.status !== 'APPROVED') {
    refuse('INVALID_ORIGINATION_CODE', { details: { attemptsLeft: code.maxAttempts - guess.attempts } });
  }
}
