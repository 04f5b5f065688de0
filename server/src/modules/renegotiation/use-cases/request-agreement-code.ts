import { type Handled, maskPhone } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { askerOf, claimantOf, type Customer, type Keyed } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { codeLimits, type MakeCode, wrongCodeFragments } from '../../contracts/index.ts';
import { messageFragments, say, spacedCode } from '../../notifications/index.ts';
import { agreementCodeHash, planText } from '../agreement-code.ts';
import { codeAnswer } from '../answers.ts';
import { sentAgreementCodeFragment } from '../code-store.ts';
import { type OfferFacts, readOffer } from '../offer-facts.ts';
import type { AgreementCodeFact } from '../tables.ts';

type Answer = Handled<'POST /coordinator/renegotiations/{id}/code'>['answer'];

export interface CodeAsk {
  renegotiationId: string;
  optionId: string;
}

/**
 * Sends the customer a code for one option, to the phone of the registration. Within a minute of the last code for
 * that option it answers that code's state instead of sending another; the count of wrong tries is never reset.
 * @throws Refusal as {@link readOffer}, PHONE_NOT_FOUND, RENEGOTIATION_CODE_LOCKED after five wrong codes, TOO_MANY_REQUESTS,
 * TOO_MANY_WRONG_CODES.
 */
export function requestAgreementCode(
  platform: Platform,
  makeCode: MakeCode,
  by: Keyed | Keyed<Customer>,
  ask: CodeAsk,
): Promise<Answer> {
  const code = makeCode();
  return act(platform, {
    principal: by,
    async read(db, { now }) {
      const offer = await readOffer(db, askerOf(by), ask, now);
      const phone = phoneOf(platform.secrets, offer.borrower) ?? refuse('PHONE_NOT_FOUND');
      if (offer.code?.status === 'DENIED') refuse('RENEGOTIATION_CODE_LOCKED');
      const fresh = offer.code && isFresh(offer.code, ask.optionId, now) ? offer.code : null;
      return { offer, phone, fresh };
    },
    decide({ offer, phone, fresh }, { now }) {
      if (fresh) return { unchanged: codeAnswer(ask.renegotiationId, fresh) };
      return sending(platform, by, offer, { code, phone, now });
    },
  });
}

function isFresh(code: AgreementCodeFact, optionId: string, now: Date): boolean {
  return code.optionId === optionId && addSeconds(new Date(code.sentAt), codeLimits.resendAfterSeconds) > now;
}

function sending(
  platform: Platform,
  by: Keyed | Keyed<Customer>,
  { agreement, option, code: before }: OfferFacts,
  { code, phone, now }: { code: string; phone: string; now: Date },
): Decision<Answer> {
  const { id: renegotiationId, borrowerId, storeId } = agreement;
  const { retailerId, operatorId } = askerOf(by);
  const sent = {
    borrowerId,
    renegotiationId,
    optionId: option.id,
    codeHash: agreementCodeHash(platform.secrets, { renegotiationId, optionId: option.id, phone }, code),
    phoneMasked: maskPhone(phone),
    maxAttempts: codeLimits.maxAttempts,
    sentAt: now.toISOString(),
    expiresAt: addSeconds(now, codeLimits.validSeconds).toISOString(),
  };
  return {
    answer: codeAnswer(renegotiationId, { ...sent, attempts: before?.attempts ?? 0 }),
    writes: [
      sentAgreementCodeFragment(sent),
      ...wrongCodeFragments({ borrowerId, operatorId }, false, now),
      ...messageFragments(platform, {
        dedupKey: `agreement-code:${claimantOf(by)}:${by.claim.key}`,
        purpose: 'AGREEMENT_CODE',
        channel: 'SMS',
        to: phone,
        words: say('agreementCode', { codigo: spacedCode(code), plano: planText(option) }),
        retailerId,
        operatorId,
        at: now,
      }),
    ],
    audit: { action: 'renegotiation.code-sent', subject: renegotiationId, storeId, detail: { optionId: option.id } },
  };
}
