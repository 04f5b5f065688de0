import { formatBrl, type Handled, maskPhone } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { messageFragments } from '../../notifications/index.ts';
import { verificationAnswer } from '../answers.ts';
import { findOffer, type Offer } from '../offer/find-offer.ts';
import { countedFrom, isOfItsDay, proposalOn } from '../offer/figures-of-day.ts';
import { codeHash, type MakeCode } from '../purchase-code.ts';
import { channelOf, methodOf } from '../rules/authorization.ts';
import { planWords } from '../rules/plan-words.ts';
import { codeLimits, resendAllowedAt } from '../rules/verification-limits.ts';
import { type NewVerification, sentCodeFragment, verificationLock } from '../store.ts';
import type { VerificationRow } from '../tables.ts';
import { wrongCodeFragments } from '../wrong-codes.ts';

type Ask = Handled<'POST /origination-code'>['body'];
type Answer = Handled<'POST /origination-code'>['answer'];

/** An offer whose customer may be asked, and the code that still counts when there is one. */
interface Facts {
  offer: Offer;
  phone: string;
  fresh: VerificationRow | null;
}

/**
 * Sends the customer a code for one proposal, with the figures it would be signed with today, to the phone of the registration. Within a minute of the last code it
 * answers that code's state instead of sending another, also when both are asked for at once; the count of wrong tries
 * is never reset. Where the policy wants an analyst, it goes by an analyst's call, whatever channel was asked for.
 */
export function requestVerification(platform: Platform, makeCode: MakeCode, by: Keyed, ask: Ask): Promise<Answer> {
  const code = makeCode();
  return act(platform, {
    principal: by,
    lock: verificationLock('sent_code', ask.proposalId),
    async read(db, { now, today }): Promise<Facts> {
      const offered = await findOffer(db, by.actor, ask.proposalId);
      const phone = checkMayAsk(platform, offered, now);
      const fresh = stillFresh(offered, now);
      const offer = { ...offered, proposal: proposalOn(offered.proposal, offered.contract, today) };
      return { offer, phone, fresh };
    },
    decide({ offer, phone, fresh }, { now }): Decision<Answer> {
      if (fresh) return { unchanged: verificationAnswer(fresh, now) };
      const { contract, proposal, verification } = offer;
      const sent = newVerification(platform, { offer, phone, code, asked: ask.communicationChannel, now });
      const attempts = verification?.attempts ?? 0;
      return {
        answer: verificationAnswer({ ...sent, status: 'PENDING', attempts, usableUntil: null, usedAt: null }, now),
        writes: [
          sentCodeFragment(sent),
          ...wrongCodeFragments({ ...sent, operatorId: by.actor.operatorId }, false, now),
          ...codeMessage(platform, by, { offer, phone, code, sent, now }),
        ],
        audit: {
          action: 'verification.sent',
          subject: proposal.id,
          customerId: contract.borrowerId,
          storeId: contract.storeId,
          detail: { channel: sent.channel },
        },
      };
    },
  });
}

function checkMayAsk(platform: Platform, { contract, verification, borrower }: Offer, now: Date): string {
  if (contract.status === 'EXPIRED') refuse('OFFER_EXPIRED');
  if (contract.status !== 'OFFERED') refuse('ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
  if (new Date(contract.validUntil) <= now) refuse('OFFER_EXPIRED');
  if (verification?.status === 'DENIED') refuse('VERIFICATION_LOCKED');
  return phoneOf(platform.secrets, borrower) ?? refuse('PHONE_NOT_FOUND');
}

/** The verification while its code, or its approval of figures that may be signed, still counts. */
function stillFresh({ verification, contract, store }: Offer, now: Date): VerificationRow | null {
  if (!verification) return null;
  const { status, usableUntil, sentAt } = verification;
  const isInTime = status === 'APPROVED' && usableUntil !== null && new Date(usableUntil) > now;
  const isUsable = isInTime && isOfItsDay(verification, contract, store);
  const isJustSent = status === 'PENDING' && resendAllowedAt(sentAt) > now;
  return isUsable || isJustSent ? verification : null;
}

interface Sending {
  offer: Offer;
  phone: string;
  code: string;
  now: Date;
}

function newVerification(
  { secrets }: Platform,
  { offer, phone, code, asked, now }: Sending & { asked: Ask['communicationChannel'] },
): NewVerification {
  const channel = channelOf(offer.contract.authorizationStrategy, asked);
  return {
    borrowerId: offer.contract.borrowerId,
    proposalId: offer.proposal.id,
    contractId: offer.contract.id,
    method: methodOf(channel),
    channel,
    codeHash: codeHash(secrets, offer.proposal.id, code),
    phoneHash: secrets.hash('phone', phone),
    phoneMasked: maskPhone(phone),
    maxAttempts: codeLimits.maxAttempts,
    countedOn: countedFrom(offer.proposal, offer.contract),
    toldTotalCents: offer.proposal.totalCents,
    sentAt: now.toISOString(),
    expiresAt: addSeconds(now, codeLimits.validSeconds).toISOString(),
  };
}

function codeMessage(
  platform: Platform,
  { actor, claim }: Keyed,
  { offer, phone, code, sent, now }: Sending & { sent: NewVerification },
): Fragment[] {
  const { retailerId, operatorId } = actor;
  return messageFragments(platform, {
    id: newId(),
    dedupKey: `code:${operatorId}:${claim.key}`,
    purpose: 'PURCHASE_CODE',
    to: phone,
    channel: sent.channel === 'ANALYST_CALL' ? 'PHONE_CALL' : sent.channel,
    text: codeText(platform.brand, code, offer),
    retailerId,
    operatorId,
    at: now,
  });
}

function codeText(brand: string, code: string, { proposal, contract, store }: Offer): string {
  const plan = planWords(proposal, contract.customerFeeCents);
  const value = formatBrl(contract.principalCents);
  const place = store ? ` na ${store.name}` : '';
  return `${brand}: ${code.slice(0, 3)} ${code.slice(3)} autoriza a compra de ${value}${place} em ${plan}. Se não reconhece, não passe o código.`;
}
