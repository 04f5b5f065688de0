import type { Cents, Handled } from '@balcao/contract';
import type { OfferAsk } from './facts.ts';
import { proposalWithin } from '../rules/fit-installment.ts';
import { largestWithinWish, type OtherPurchases } from '../rules/largest-value.ts';
import { customerFeeCents, type PricedProposal } from '../rules/price-proposals.ts';
import type { ProposalRow } from '../tables.ts';

type Fit = Handled<'POST /coordinator/contracts'>['answer']['fit'];

interface Priced {
  others: OtherPurchases;
  /** In the order of `proposals`. */
  priced: readonly PricedProposal[];
  proposals: readonly ProposalRow[];
}

/**
 * What comes of the wish for an installment: the plan that fits, or the largest purchase of which one would. The value
 * of a device is not the customer's to choose.
 */
export function fitAnswer(ask: OfferAsk, { others, priced, proposals }: Priced): Fit {
  const wishCents = ask.desiredInstallmentValue;
  if (wishCents === undefined) return null;
  const { principalCents, policy } = others.pricing;
  const found = proposalWithin(priced, wishCents, customerFeeCents(principalCents, policy));
  if (found) return { proposalId: proposals[priced.indexOf(found)]?.id ?? null, largestValue: null };
  const largest = ask.productId === undefined ? largestWithinWish(others, wishCents) : null;
  return { proposalId: null, largestValue: largest as Cents | null };
}
