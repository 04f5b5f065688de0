import type { Handled } from '@balcao/contract';
import type { Moment } from '../../../kernel/act/act.ts';
import { addSeconds, DAY_SECONDS } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newContractNumber } from '../contract-number.ts';
import { termsOf } from '../policy.ts';
import { customerFeeCents, priceProposals } from '../rules/price-proposals.ts';
import type { NewContract } from '../store.ts';
import type { ProposalRow } from '../tables.ts';
import { decideOffer, type OfferDecision } from './decision.ts';
import type { OfferAsk, OfferFacts } from './facts.ts';
import { fitAnswer } from './fit-answer.ts';
import { proposalRows } from './proposal-rows.ts';
import type { Seller } from './seller.ts';

export interface NewOffer {
  offer: NewContract;
  proposals: ProposalRow[];
  fit: Handled<'POST /coordinator/contracts'>['answer']['fit'];
}

/**
 * The offer of a purchase with its plans, as it would be written.
 * @throws Refusal those of `decideOffer`, CANT_CREATE_CONTRACT when no plan fits.
 */
export function newOffer(seller: Seller, ask: OfferAsk, facts: OfferFacts, moment: Moment): NewOffer {
  const decision = decideOffer(facts, ask, moment);
  const priced = priceProposals(decision.pricing);
  if (priced.length === 0) refuse('CANT_CREATE_CONTRACT', { details: { reason: 'no plan fits' } });
  const offer = offerOf(seller, { ...ask, channel: facts.channel }, decision, moment);
  const proposals = proposalRows(offer, priced);
  return { offer, proposals, fit: fitAnswer(ask, { others: decision.others, priced, proposals }) };
}

function offerOf(
  { retailerId, operatorId, captureReferenceId }: Seller,
  ask: OfferAsk & Pick<OfferFacts, 'channel'>,
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
    channel: captureReferenceId === null ? ask.channel : 'mobile-app',
    authorizationStrategy: policy.authorizationStrategy,
    policyId,
    terms: termsOf(policy, rule, iof),
    offeredAt: now,
    offeredOn: today,
    validUntil: addSeconds(now, policy.offerValidDays * DAY_SECONDS),
  };
}
