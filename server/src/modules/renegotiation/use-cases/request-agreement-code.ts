import { type Handled, maskPhone } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { codeLimits, type MakeCode } from '../../contracts/index.ts';
import { checkSendCaps, messageFragments } from '../../notifications/index.ts';
import { agreementCodeHash, codeText } from '../agreement-code.ts';
import { codeAnswer } from '../answers.ts';
import { sentAgreementCodeFragment } from '../code-store.ts';
import { type OfferFacts, readOffer } from '../offer-facts.ts';
import type { RenegotiationCodeRow } from '../tables.ts';

type Answer = Handled<'POST /coordinator/renegotiations/{id}/code'>['answer'];

export interface CodeAsk {
  renegotiationId: string;
  optionId: string;
}

/**
 * Sends the customer a code for one option, to the phone of the registration. Within a minute of the last code for
 * that option it answers that code's state instead of sending another; the count of wrong tries is never reset.
 * @throws Refusal as {@link readOffer}, PHONE_NOT_FOUND, VERIFICATION_LOCKED after five wrong codes, TOO_MANY_REQUESTS.
 */
export function requestAgreementCode(
  platform: Platform,
  makeCode: MakeCode,
  actor: Actor,
  claim: Claim,
  ask: CodeAsk,
): Promise<Answer> {
  return once(platform.db, claim, async () => {
    const now = platform.clock.now();
    const offer = await readOffer(platform.db, actor, ask, now);
    const phone = phoneOf(platform.secrets, offer.borrower) ?? refuse('PHONE_NOT_FOUND');
    if (offer.code?.status === 'DENIED') refuse('VERIFICATION_LOCKED');
    if (offer.code && isFresh(offer.code, ask.optionId, now)) return codeAnswer(ask.renegotiationId, offer.code);
    await checkSendCaps(platform, { to: phone, actor });
    return send(platform, makeCode(), actor, claim, offer, phone);
  });
}

function isFresh(code: RenegotiationCodeRow, optionId: string, now: Date): boolean {
  return code.optionId === optionId && addSeconds(new Date(code.sentAt), codeLimits.resendAfterSeconds) > now;
}

async function send(
  platform: Platform,
  code: string,
  actor: Actor,
  claim: Claim,
  { agreement, option, code: before }: OfferFacts,
  phone: string,
): Promise<Answer> {
  const now = platform.clock.now();
  const bound = { renegotiationId: agreement.id, optionId: option.id, phone };
  const sent = {
    borrowerId: agreement.borrowerId,
    renegotiationId: agreement.id,
    optionId: option.id,
    codeHash: agreementCodeHash(platform.secrets, bound, code),
    phoneMasked: maskPhone(phone),
    maxAttempts: codeLimits.maxAttempts,
    sentAt: now.toISOString(),
    expiresAt: addSeconds(now, codeLimits.validSeconds).toISOString(),
  };
  const answer = codeAnswer(agreement.id, { ...sent, attempts: before?.attempts ?? 0 });
  await guardedWrite(platform.db, [
    claimFragment(claim, answer, now),
    sentAgreementCodeFragment(sent),
    ...messageFragments(platform, {
      dedupKey: `agreement-code:${claim.operatorId}:${claim.key}`,
      purpose: 'AGREEMENT_CODE',
      channel: 'SMS',
      to: phone,
      text: codeText(platform.brand, code, option),
      retailerId: actor.retailerId,
      operatorId: actor.operatorId,
      at: now,
    }),
    auditFragment({
      actor,
      at: now,
      storeId: agreement.storeId,
      action: 'renegotiation.code-sent',
      subject: agreement.id,
      detail: { optionId: option.id },
    }),
  ]);
  return answer;
}
