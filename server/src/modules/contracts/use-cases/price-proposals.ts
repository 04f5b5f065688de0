import type { Handled } from '@balcao/contract';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { addSeconds, DAY_SECONDS, requireRightClock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { proposalsAnswer } from '../answers.ts';
import { contractNumberFragment, newContractNumber } from '../contract-number.ts';
import { decideOffer, type OfferDecision } from '../offer/decision.ts';
import { type OfferAsk, readOfferFacts } from '../offer/facts.ts';
import { fitAnswer } from '../offer/fit-answer.ts';
import { proposalRows } from '../offer/proposal-rows.ts';
import { type Buyer, type Seller, sellerOf, stepFragments } from '../offer/seller.ts';
import { termsOf } from '../policy.ts';
import type { ContractsPorts } from '../ports.ts';
import { customerFeeCents, priceProposals as price } from '../rules/price-proposals.ts';
import { type NewContract, offerFragment, proposalsFragment } from '../store.ts';

type Answer = Handled<'POST /coordinator/contracts'>['answer'];

/**
 * Prices a purchase: writes an offered contract with its proposals and returns them. Nothing is consumed yet: limit,
 * coupon and extra limit are, when a proposal is accepted.
 * @throws Refusal with the first reason that forbids the purchase (cashier spec, section 8).
 */
export function priceProposals(
  platform: Platform,
  ports: ContractsPorts,
  by: Operator | Buyer,
  ask: OfferAsk,
): Promise<Answer> {
  const seller = sellerOf(by);
  return act(platform, {
    principal: by,
    read: (db, moment) => readOfferFacts(db, ports, { by, ask, ...moment }),
    decide(facts, moment) {
      requireRightClock(platform.clock);
      const decision = decideOffer(facts, ask, moment);
      const priced = price(decision.pricing);
      if (priced.length === 0) refuse('CANT_CREATE_CONTRACT', { details: { reason: 'no plan fits' } });
      const offer = offerOf(seller, ask, decision, moment);
      const proposals = proposalRows(offer, priced);
      const fit = fitAnswer(ask, { others: decision.others, priced, proposals });
      return {
        answer: proposalsAnswer(offer, proposals, fit),
        writes: [
          offerFragment(offer),
          contractNumberFragment(offer),
          proposalsFragment(ask.borrowerId, offer.id, proposals),
          ...stepFragments(by, { at: 'OFFERED', contractId: offer.id, creditCents: offer.principalCents }, moment.now),
        ],
        audit: {
          action: 'contract.offered',
          subject: offer.id,
          customerId: ask.borrowerId,
          storeId: ask.storeId,
          detail: { principalCents: offer.principalCents, proposals: proposals.length },
        },
      };
    },
  });
}

function offerOf(
  { retailerId, operatorId, captureReferenceId }: Seller,
  ask: OfferAsk,
  { policy, rule, iof, policyId, sourceProduct, ...sale }: OfferDecision,
  { now, today }: Moment,
): NewContract {
  return {
    borrowerId: ask.borrowerId,
    id: newId(),
    number: newContractNumber(),
    retailerId,
    storeId: ask.storeId,
    operatorId,
    localCashierId: ask.localCashierId ?? null,
    sourceProduct,
    principalCents: sale.principalCents,
    downPaymentCents: sale.downPaymentCents,
    productId: ask.productId ?? null,
    couponId: ask.couponId ?? null,
    couponDiscountCents: sale.couponDiscountCents,
    evaluationId: ask.transactionalCreditEvaluationId ?? null,
    extraLimitCents: sale.extraLimitCents,
    customerFeeCents: customerFeeCents(sale.principalCents, policy),
    captureMethod: captureReferenceId === null ? 'CPF' : 'QR_CODE',
    captureReferenceId,
    authorizationStrategy: policy.authorizationStrategy,
    policyId,
    terms: termsOf(policy, rule, iof),
    offeredAt: now,
    offeredOn: today,
    validUntil: addSeconds(now, policy.offerValidDays * DAY_SECONDS),
  };
}
