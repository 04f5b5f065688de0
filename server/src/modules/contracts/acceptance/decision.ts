import type { CivilDate } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';
import { checkCoupon, checkEvaluation, checkLimit } from '../../credit/index.ts';
import { checkStore } from '../../retailers/index.ts';
import type { AcceptanceFacts, AcceptedSale } from './facts.ts';
import { checkMayBuy } from '../rules/purchase-allowed.ts';
import { isMetBy } from '../rules/authorization.ts';
import { limitTakenCents } from '../tables.ts';

/**
 * Checks everything again that may have changed since the offer; its figures have not.
 * @throws Refusal with the first reason that forbids the sale.
 */
export function decideAcceptance(facts: AcceptanceFacts, at: { now: Date; today: CivilDate }): AcceptedSale {
  const { contract, limit, arrears } = facts;
  if (contract.status === 'EXPIRED') refuse('OFFER_EXPIRED');
  if (contract.status !== 'OFFERED') refuse('ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
  if (facts.hasInstallments) refuse('CONTRACT_HAS_INSTALLMENTS_ALREADY');
  if (new Date(contract.validUntil) <= at.now) refuse('OFFER_EXPIRED');
  // Nothing is offered that falls due while its offer stands; an older offer, made before that rule, may have.
  if (facts.proposal.firstDueOn < at.today) refuse('OFFER_EXPIRED');
  if (!isUsable(facts, at.now)) refuse('PURCHASE_NOT_VERIFIED');
  checkMayBuy(facts.borrower);
  const store = checkStore(facts.store);
  checkSingleUse(facts, at.now);
  const checked = checkLimit(limit, arrears, limitTakenCents(contract), { today: at.today });
  return { ...facts, store, limit: checked };
}

function isUsable({ verification, contract }: AcceptanceFacts, now: Date): boolean {
  if (verification?.status !== 'APPROVED' || verification.usedAt !== null) return false;
  if (!isMetBy(contract.authorizationStrategy, verification.method)) return false;
  return verification.usableUntil !== null && new Date(verification.usableUntil) > now;
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
