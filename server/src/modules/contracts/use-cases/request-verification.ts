import { type Cents, formatBrl, type Handled, maskPhone } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { checkSendCaps, messageFragments } from '../../notifications/index.ts';
import { verificationAnswer } from '../answers.ts';
import { codeHash, type MakeCode } from '../purchase-code.ts';
import { channelOf, methodOf } from '../rules/authorization.ts';
import { codeLimits } from '../rules/verification-limits.ts';
import { type NewVerification, sentCodeFragment } from '../store.ts';
import type { VerificationRow } from '../tables.ts';
import { findOffer, type Offer } from '../offer/find-offer.ts';

type Ask = Handled<'POST /origination-code'>['body'];
type Answer = Handled<'POST /origination-code'>['answer'];

/**
 * Sends the customer a code for one proposal, to the phone of the registration. Within a minute of the last code it
 * answers that code's state instead of sending another, also when both are asked for at once; the count of wrong tries
 * is never reset. Where the policy wants an analyst, it goes by an analyst's call, whatever channel was asked for.
 */
export function requestVerification(
  platform: Platform,
  makeCode: MakeCode,
  actor: Actor,
  claim: Claim,
  ask: Ask,
): Promise<Answer> {
  return once(platform.db, claim, async () => {
    const now = platform.clock.now();
    const offer = await findOffer(platform, actor, ask.proposalId);
    const phone = checkMayAsk(platform, offer, now);
    const waiting = stillFresh(offer.verification, now);
    if (waiting) return verificationAnswer(waiting, now);
    await checkSendCaps(platform, { to: phone, actor });
    try {
      return await send(platform, makeCode(), actor, claim, ask, offer, phone);
    } catch (error) {
      // Another request sent one meanwhile: that code counts, and this one was never sent.
      const isLate = error instanceof GuardMissed && error.fragment === 'sent_code';
      const sent = isLate ? stillFresh((await findOffer(platform, actor, ask.proposalId)).verification, now) : null;
      if (!sent) throw error;
      return verificationAnswer(sent, now);
    }
  });
}

function checkMayAsk(platform: Platform, { contract, verification, borrower }: Offer, now: Date): string {
  if (contract.status === 'EXPIRED') refuse('OFFER_EXPIRED');
  if (contract.status !== 'OFFERED') refuse('ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
  if (new Date(contract.validUntil) <= now) refuse('OFFER_EXPIRED');
  if (verification?.status === 'DENIED') refuse('VERIFICATION_LOCKED');
  return phoneOf(platform.secrets, borrower) ?? refuse('PHONE_NOT_FOUND');
}

function stillFresh(verification: VerificationRow | null, now: Date): VerificationRow | null {
  if (!verification) return null;
  const isUsable =
    verification.status === 'APPROVED' && verification.usableUntil !== null && new Date(verification.usableUntil) > now;
  const isJustSent =
    verification.status === 'PENDING' && addSeconds(new Date(verification.sentAt), codeLimits.resendAfterSeconds) > now;
  return isUsable || isJustSent ? verification : null;
}

async function send(
  platform: Platform,
  code: string,
  actor: Actor,
  claim: Claim,
  ask: Ask,
  offer: Offer,
  phone: string,
): Promise<Answer> {
  const now = platform.clock.now();
  const channel = channelOf(offer.contract.authorizationStrategy, ask.communicationChannel);
  const sent: NewVerification = {
    borrowerId: offer.contract.borrowerId,
    proposalId: offer.proposal.id,
    contractId: offer.contract.id,
    method: methodOf(channel),
    channel,
    codeHash: codeHash(platform.secrets, offer.proposal.id, code),
    phoneHash: platform.secrets.hash('phone', phone),
    phoneMasked: maskPhone(phone),
    maxAttempts: codeLimits.maxAttempts,
    sentAt: now.toISOString(),
    expiresAt: addSeconds(now, codeLimits.validSeconds).toISOString(),
  };
  const answer = verificationAnswer(
    {
      ...sent,
      status: 'PENDING',
      attempts: offer.verification?.attempts ?? 0,
      usableUntil: null,
      usedAt: null,
    },
    now,
  );
  await guardedWrite(platform.db, [
    claimFragment(claim, answer, now),
    sentCodeFragment(sent),
    ...messageFragments(platform, {
      id: newId(),
      dedupKey: `code:${claim.operatorId}:${claim.key}`,
      purpose: 'PURCHASE_CODE',
      to: phone,
      channel: channel === 'ANALYST_CALL' ? 'PHONE_CALL' : channel,
      text: codeText(platform.brand, code, offer),
      retailerId: actor.retailerId,
      operatorId: actor.operatorId,
      at: now,
    }),
    auditFragment({
      actor,
      at: now,
      storeId: offer.contract.storeId,
      action: 'verification.sent',
      subject: offer.proposal.id,
      detail: { channel },
    }),
  ]);
  return answer;
}

function codeText(brand: string, code: string, { proposal, contract, store }: Offer): string {
  const plan = `${proposal.count}x de ${formatBrl(proposal.installmentCents as Cents)}`;
  const value = formatBrl(contract.principalCents as Cents);
  const place = store ? ` na ${store.name}` : '';
  return `${brand}: ${code.slice(0, 3)} ${code.slice(3)} autoriza a compra de ${value}${place} em ${plan}. Se não reconhece, não passe o código.`;
}
