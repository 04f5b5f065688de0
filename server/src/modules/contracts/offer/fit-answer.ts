import type { Handled } from '@balcao/contract';
import type { OfferAsk } from './facts.ts';
import { proposalWithin } from '../rules/fit-installment.ts';
import { largestForInstallment, type OtherPurchases } from '../rules/largest-value.ts';
import { customerFeeCents, type PricedProposal } from '../rules/price-proposals.ts';
import type { ProposalRow } from '../tables.ts';

type Fit = Handled<'POST /coordinator/contracts'>['answer']['fit'];

interface Priced {
  others: OtherPurchases;
  /** In the order of `proposals`. */
  priced: readonly PricedProposal[];
  proposals: readonly Pick<ProposalRow, 'id'>[];
}

/**
 * What fits the installment that was asked for: a plan, or else the largest purchase of which some plan would. The
 * value of a device is not the customer's to choose.
 */
export function fitAnswer(ask: OfferAsk, { others, priced, proposals }: Priced): Fit {
  const desiredCents = ask.desiredInstallmentValue;
  if (desiredCents === undefined) return null;
  const { principalCents, policy } = others.pricing;
  const found = proposalWithin(priced, desiredCents, customerFeeCents(principalCents, policy));
  if (found) return { proposalId: proposals[priced.indexOf(found)]?.id ?? null, largestValue: null };
  const largestValue = ask.productId === undefined ? largestForInstallment(others, desiredCents) : null;
  return { proposalId: null, largestValue };
}
