import type { Cents, Handled } from '@balcao/contract';
import { Refusal } from '../../kernel/refusal.ts';
import { checkCoupon, type CouponFact } from '../credit/index.ts';
import type { OfferAsk } from './offer-facts.ts';
import { largestValueWithin, proposalWithin } from './rules/fit-installment.ts';
import { type PricedProposal, priceProposals, type PricingFacts } from './rules/price-proposals.ts';
import type { ProposalRow } from './tables.ts';

type Fit = Handled<'POST /coordinator/contracts'>['answer']['fit'];

interface Priced {
  pricing: PricingFacts;
  /** In the order of `proposals`. */
  priced: readonly PricedProposal[];
  proposals: readonly ProposalRow[];
  coupon: CouponFact | null;
  /** Smallest purchase that is sold to this customer, cents. */
  minimumCents: number;
  now: Date;
}

/**
 * What comes of the wish for an installment: the plan that fits, or the largest purchase of which one would. The value
 * of a device is not the customer's to choose.
 */
export function fitAnswer(ask: OfferAsk, offer: Priced): Fit {
  const wishCents = ask.desiredInstallmentValue;
  if (wishCents === undefined) return null;
  const found = proposalWithin(offer.priced, wishCents);
  if (found) return { proposalId: offer.proposals[offer.priced.indexOf(found)]?.id ?? null, largestValue: null };
  const largest = ask.productId === undefined ? largestOffered(wishCents, offer) : null;
  return { proposalId: null, largestValue: largest as Cents | null };
}

function largestOffered(wishCents: number, { pricing, coupon, minimumCents, now }: Priced): number | null {
  const priceAt = (principalCents: number, policy = pricing.policy) => {
    const couponDiscountCents = pricing.couponDiscountCents ? discountAt(coupon, principalCents, now) : 0;
    return priceProposals({ ...pricing, principalCents, couponDiscountCents, policy });
  };
  const evenSmall = { ...pricing.policy, minimumInstallmentCents: 0 };
  const largest = largestValueWithin({
    wishCents,
    principalCents: pricing.principalCents,
    minimumCents,
    priceAt: (cents) => priceAt(cents, evenSmall),
  });
  return largest !== null && proposalWithin(priceAt(largest), wishCents) ? largest : null;
}

/** What the coupon of the ask takes off another value; nothing below its minimum. */
function discountAt(coupon: CouponFact | null, principalCents: number, now: Date): number {
  try {
    return checkCoupon(coupon, { principalCents, now });
  } catch (error) {
    if (error instanceof Refusal) return 0;
    throw error;
  }
}
