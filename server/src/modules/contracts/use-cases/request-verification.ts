import { formatBrl, type Handled, maskPhone } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { pick } from '../../../kernel/db/table.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { messageFragments, say, spacedCode } from '../../notifications/index.ts';
import { verificationAnswer } from '../answers.ts';
import { callEndsAt, newCallFragment } from '../calls/purchase-calls.ts';
import { callOf } from '../calls/call-of-offer.ts';
import { facePage, linkOf } from '../faces/face-page.ts';
import { newFaceLinkFragment } from '../faces/purchase-faces.ts';
import { findOfferToVerify, type OfferToVerify } from '../offer/find-offer.ts';
import { countedFrom, isOfItsDay, proposalOn } from '../offer/figures-of-day.ts';
import { type Buyer, sellerOf, stepFragments } from '../offer/seller.ts';
import { codeHash, type MakeCode } from '../purchase-code.ts';
import { channelOf, isByFace, methodOf } from '../rules/authorization.ts';
import { planWords } from '../rules/plan-words.ts';
import { callQuota, codeLimits, faceLimits, resendAllowedAt } from '../rules/verification-limits.ts';
import { type NewVerification, sentCodeFragment, verificationLock } from '../store.ts';
import type { VerificationRow } from '../tables.ts';
import { wrongCodeFragments } from '../wrong-codes.ts';
import { type SentAsk, UNDELIVERED_JOB } from './note-undelivered.ts';

type Ask = Handled<'POST /origination-code'>['body'];
type Answer = Handled<'POST /origination-code'>['answer'];
/** How the customer is asked now: by a code, by an analyst who calls, by a link for the face. */
type Way = 'CODE' | 'CALL' | 'FACE';

/** An offer whose customer may be asked, and the authorisation that still counts when there is one. */
interface Facts {
  offer: OfferToVerify;
  phone: string;
  fresh: VerificationRow | null;
}

/** What is made before it is known whether it is needed. */
interface Made {
  code: string;
  token: string;
}

/**
 * Asks the customer to authorise one proposal, with the figures it would be signed with today, as its policy wants: a code
 * to the phone of the registration, an analyst's call, or a link for the face. Within a minute of the last code or link it
 * answers that one's state instead of sending another, also when both are asked for at once; the count of wrong tries
 * is never reset.
 */
export function requestVerification(
  platform: Platform,
  makeCode: MakeCode,
  by: Keyed | Buyer,
  ask: Ask,
): Promise<Answer> {
  const seller = sellerOf(by);
  const made = { code: makeCode(), token: newToken() };
  return act(platform, {
    principal: by,
    lock: verificationLock('sent_code', ask.proposalId),
    async read(db, { now, today }): Promise<Facts> {
      const offered = await findOfferToVerify(db, seller, ask.proposalId);
      const phone = checkMayAsk(platform, offered, now);
      const fresh = stillFresh(offered, now);
      const offer = { ...offered, proposal: proposalOn(offered.proposal, offered.contract, today) };
      return { offer, phone, fresh };
    },
    decide({ offer, phone, fresh }, { now }): Decision<Answer> {
      if (fresh) return { unchanged: verificationAnswer(fresh, now, facePage(platform, offer.face, now)) };
      const { contract, proposal, verification } = offer;
      const sending = { offer, phone, made, way: wayOf(offer), now };
      const sent = newVerification(platform, sending, ask.communicationChannel);
      const attempts = verification?.attempts ?? 0;
      const page =
        sending.way === 'FACE' ? newFacePage(platform, offer, made.token, now) : facePage(platform, offer.face, now);
      return {
        answer: verificationAnswer({ ...sent, undelivered: [], attempts, usableUntil: null, usedAt: null }, now, page),
        writes: [
          sentCodeFragment(sent),
          ...wrongCodeFragments({ ...sent, operatorId: seller.operatorId }, false, now),
          ...askingFragments(platform, by, sending, sent),
          ...stepFragments(by, { at: 'ASKED', ...stepOf(offer) }, now),
        ],
        audit: {
          action: 'verification.sent',
          subject: proposal.id,
          customerId: contract.borrowerId,
          storeId: contract.storeId,
          detail: { channel: sent.channel, method: sent.method },
        },
      };
    },
  });
}

function checkMayAsk(platform: Platform, { contract, verification, borrower }: OfferToVerify, now: Date): string {
  if (contract.status === 'EXPIRED') refuse('OFFER_EXPIRED');
  if (contract.status !== 'OFFERED') refuse('ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
  if (new Date(contract.validUntil) <= now) refuse('OFFER_EXPIRED');
  if (verification?.status === 'DENIED') {
    refuse(verification.attempts < verification.maxAttempts ? 'VERIFICATION_DENIED' : 'VERIFICATION_LOCKED');
  }
  return phoneOf(platform.secrets, borrower) ?? refuse('PHONE_NOT_FOUND');
}

/** The verification while its code, its call, or its approval of figures that may be signed, still counts. */
function stillFresh({ verification, contract, store }: OfferToVerify, now: Date): VerificationRow | null {
  if (!verification) return null;
  const { status, usableUntil, sentAt, expiresAt } = verification;
  const isInTime = status === 'APPROVED' && usableUntil !== null && new Date(usableUntil) > now;
  const isUsable = isInTime && isOfItsDay(verification, contract, store);
  const isJustSent = status === 'PENDING' && resendAllowedAt(sentAt) > now;
  const isCalled = status === 'MANUAL' && new Date(expiresAt) > now;
  return isUsable || isJustSent || isCalled ? verification : null;
}

/** A face that showed too little too often is left to a person, also when it is asked for again. */
function wayOf({ contract, face }: OfferToVerify): Way {
  const method = methodOf(contract.authorizationStrategy);
  if (method === 'ANALYST_CALL' || (isByFace(method) && face && face.tries >= face.maxTries)) return 'CALL';
  return isByFace(method) ? 'FACE' : 'CODE';
}

interface Sending {
  offer: OfferToVerify;
  phone: string;
  made: Made;
  way: Way;
  now: Date;
}

function newVerification(
  { secrets }: Platform,
  { offer, phone, made, way, now }: Sending,
  asked: Ask['communicationChannel'],
): NewVerification {
  const { contract, proposal } = offer;
  const validSeconds = way === 'FACE' ? faceLimits.validSeconds : codeLimits.validSeconds;
  return {
    borrowerId: contract.borrowerId,
    proposalId: proposal.id,
    contractId: contract.id,
    method: methodOf(contract.authorizationStrategy),
    channel: way === 'CALL' ? 'ANALYST_CALL' : channelOf(contract.authorizationStrategy, asked),
    status: way === 'CALL' ? 'MANUAL' : 'PENDING',
    // Of a call it is made by who takes it; a face has none.
    codeHash: way === 'CODE' ? codeHash(secrets, proposal.id, made.code) : '',
    phoneHash: secrets.hash('phone', phone),
    phoneMasked: maskPhone(phone),
    maxAttempts: codeLimits.maxAttempts,
    countedOn: countedFrom(proposal, contract),
    toldTotalCents: proposal.totalCents,
    sentAt: now.toISOString(),
    expiresAt: (way === 'CALL' ? callEndsAt(now) : addSeconds(now, validSeconds)).toISOString(),
  };
}

/** What brings the question to the customer, or to who calls them. */
function askingFragments(platform: Platform, by: Keyed | Buyer, sending: Sending, sent: NewVerification): Fragment[] {
  const { offer, made, way, now } = sending;
  const { retailerId, operatorId } = sellerOf(by);
  if (way === 'CALL') {
    const call = callOf(offer, operatorId, offer.face ? 'FACE' : 'POLICY');
    return [quotaFragment(callQuota, sent.borrowerId, now), newCallFragment(call, now)];
  }
  const { storeId } = offer.contract;
  const watched: SentAsk = { ...pick(sent, 'borrowerId', 'proposalId', 'sentAt'), retailerId, storeId };
  const message = {
    dedupKey: `code:${operatorId}:${by.claim?.key ?? newId()}`,
    to: sending.phone,
    channel: sent.channel === 'ANALYST_CALL' ? ('PHONE_CALL' as const) : sent.channel,
    retailerId,
    operatorId,
    at: now,
    watcher: { kind: UNDELIVERED_JOB, payload: { ...watched } },
  };
  if (way === 'CODE') {
    const words = say('purchaseCode', { codigo: spacedCode(made.code), compra: saleText(offer) });
    return messageFragments(platform, { ...message, purpose: 'PURCHASE_CODE', words });
  }
  const { token } = made;
  const mayCall = sent.method === 'LIVENESS_WITH_ANALYST';
  const words = say('faceLink', { compra: saleText(offer), link: linkOf(platform, token) });
  return [
    newFaceLinkFragment({ ...keyOf(offer), token, tokenSealed: platform.secrets.encrypt(token), mayCall }, now),
    ...messageFragments(platform, { ...message, purpose: 'FACE_LINK', words }),
  ];
}

const stepOf = ({ contract, proposal }: OfferToVerify) => ({
  contractId: contract.id,
  proposalId: proposal.id,
  creditCents: contract.principalCents,
});

const keyOf = ({ contract, proposal }: OfferToVerify) => ({
  borrowerId: contract.borrowerId,
  proposalId: proposal.id,
  retailerId: contract.retailerId,
});

/** What the till is told of a link that is made now. */
function newFacePage(platform: Platform, { face, contract }: OfferToVerify, token: string, now: Date) {
  const mayCall = methodOf(contract.authorizationStrategy) === 'LIVENESS_WITH_ANALYST';
  const allowedAt = mayCall ? (face?.analystAllowedAt ?? addSeconds(now, faceLimits.analystAfterSeconds)) : null;
  return {
    biometryUrl: linkOf(platform, token),
    wasOpened: false,
    triesLeft: (face?.maxTries ?? faceLimits.maxTries) - (face?.tries ?? 0),
    analystAllowedAt: allowedAt && new Date(allowedAt).toISOString(),
  };
}

const saleText = ({ proposal, contract, store }: OfferToVerify): string => {
  const plan = planWords(proposal, contract.customerFeeCents);
  const place = store ? ` na ${store.name}` : '';
  return `compra de ${formatBrl(contract.principalCents)}${place} em ${plan}`;
};
