import type { CivilDate } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';
import { checkCoupon, checkEvaluation, checkLimit } from '../../credit/index.ts';
import { checkStore } from '../../retailers/index.ts';
import type { AcceptanceFacts, AcceptedSale } from './facts.ts';
import { checkMayBuy } from '../rules/purchase-allowed.ts';
import { isMetBy } from '../rules/authorization.ts';
import { countedFrom, isOfItsDay, proposalOn } from '../offer/figures-of-day.ts';
import { limitTakenCents, type ProposalRow } from '../tables.ts';

/**
 * Checks everything again that may have changed since the offer, and counts its figures from today (ADR 0029).
 * @throws Refusal with the first reason that forbids the sale.
 */
export function decideAcceptance(facts: AcceptanceFacts, at: { now: Date; today: CivilDate }): AcceptedSale {
  const { contract, limit, arrears } = facts;
  if (contract.status === 'EXPIRED') refuse('OFFER_EXPIRED');
  if (contract.status !== 'OFFERED') refuse('ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
  if (facts.hasInstallments) refuse('CONTRACT_HAS_INSTALLMENTS_ALREADY');
  if (new Date(contract.validUntil) <= at.now) refuse('OFFER_EXPIRED');
  // Nothing is offered that falls due while its offer stands; an older offer, made before that rule, may have.
  if (facts.proposal.firstDueOn <= at.today) refuse('OFFER_EXPIRED');
  const told = facts.verification?.toldTotalCents ?? facts.proposal.totalCents;
  const proposal = proposalOn(facts.proposal, contract, at.today, told);
  if (!isUsable(facts, at.now) || !isAuthorised(facts, proposal)) refuse('PURCHASE_NOT_VERIFIED');
  checkMayBuy(facts.borrower);
  const store = checkStore(facts.store);
  checkSingleUse(facts, at.now);
  const checked = checkLimit(limit, arrears, limitTakenCents(contract), { today: at.today });
  return { ...facts, proposal, store, limit: checked };
}

function isUsable({ verification, contract }: AcceptanceFacts, now: Date): boolean {
  if (verification?.status !== 'APPROVED' || verification.usedAt !== null) return false;
  if (!isMetBy(contract.authorizationStrategy, verification.method)) return false;
  return verification.usableUntil !== null && new Date(verification.usableUntil) > now;
}

/** The code was given for the figures that are signed, or those of the day it was sent on, which has turned since. */
function isAuthorised({ verification, contract, store }: AcceptanceFacts, signed: ProposalRow): boolean {
  if (!verification) return false;
  const toldOf = verification.countedOn ?? contract.offeredOn;
  return toldOf === countedFrom(signed, contract) || isOfItsDay(verification, contract, store);
}

/**
 * Coupon, extra limit and device of the offer, as far as it has them. The coupon is part of the price, which stands as
 * long as the offer does: it counts as on the day of the offer. The extra limit is credit: it ends when it ends.
 */
function checkSingleUse({ contract, coupon, evaluation, device }: AcceptanceFacts, now: Date): void {
  const { principalCents } = contract;
  if (contract.couponId !== null) checkCoupon(coupon, { principalCents, now: new Date(contract.offeredAt) });
  if (contract.evaluationId !== null) {
    const product = contract.sourceProduct === 'SMARTPHONE_SALE' ? 'SMARTPHONE_SALE' : 'SUPER_PURCHASE';
    const { storeId, retailerId } = contract;
    checkEvaluation(evaluation, { storeId, retailerId, product, principalCents, now });
  }
  if (contract.productId !== null && device?.status !== 'LOCKED') refuse('DEVICE_NOT_LOCKED');
}
