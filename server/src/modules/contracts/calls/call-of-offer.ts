import type { PurchaseCallReason } from '@balcao/contract';
import type { Offer } from '../offer/find-offer.ts';
import type { NewCall } from './purchase-calls.ts';

/** The call about an offer. */
export const callOf = (
  { contract, proposal, borrower, store }: Pick<Offer, 'contract' | 'proposal' | 'borrower' | 'store'>,
  operatorId: string,
  reason: PurchaseCallReason,
): NewCall => ({
  borrowerId: contract.borrowerId,
  proposalId: proposal.id,
  retailerId: contract.retailerId,
  reason,
  customerName: borrower.name,
  storeName: store?.name ?? '',
  valueCents: contract.principalCents,
  operatorId,
});
