import { centsToReais, type Cents } from '@balcao/contract/kernel';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { sendOnce } from '../sending/send-once.ts';
import type { Channel, Contract, Offer, Verification } from './offer.ts';

interface OfferRequest {
  readonly borrowerId: string;
  readonly storeId: string;
  readonly valueCents: Cents;
  /** Till of this device, '01' to '20', when the store numbers its tills. */
  readonly localCashierId: string | null;
  /** The device that is sold, and the extra credit of the customer for one. */
  readonly device: { readonly product: { readonly id: string }; readonly evaluationId: string | null } | null;
}

/** Checks the limit and prices the purchase. Offers nobody accepts are void, so asking twice does no harm. */
export const fetchOffer = ({ borrowerId, storeId, valueCents, localCashierId, device }: OfferRequest): Promise<Offer> =>
  call('POST /coordinator/contracts', {
    body: {
      borrowerId,
      storeId,
      principal: centsToReais(valueCents),
      ...(localCashierId ? { localCashierId } : {}),
      ...(device ? { productId: device.product.id } : {}),
      ...(device?.evaluationId ? { transactionalCreditEvaluationId: device.evaluationId } : {}),
    },
  });

export const findContract = (id: string): Promise<Contract> =>
  call('GET /coordinator/contracts/find-one', { query: { id } });

export const contractQuery = (id: string) =>
  queryOptions({ queryKey: queryKeys.contract(id), queryFn: () => findContract(id), staleTime: 60_000 });

/** Sends the customer a code that authorises the proposal; again replaces the code. */
export const sendPurchaseCode = (proposalId: string, communicationChannel: Channel): Promise<Verification> => {
  const body = { proposalId, communicationChannel };
  return sendOnce(`code:${proposalId}`, body, (idempotencyKey) =>
    call('POST /origination-code', { body, idempotencyKey }),
  );
};

export const purchaseVerification = (proposalId: string): Promise<Verification> =>
  call('GET /origination-code/status', { query: { proposalId } });

export const checkPurchaseCode = (proposalId: string, purchaseCode: string): Promise<Verification> =>
  call('PATCH /origination-code/verify', { body: { proposalId, purchaseCode } });

/** The sale. Sent again for the same proposal it is the same sale. */
export const acceptProposal = (id: string): Promise<Contract> =>
  sendOnce(`accept:${id}`, null, (idempotencyKey) =>
    call('POST /coordinator/contracts/proposals/{id}/accept', { params: { id }, idempotencyKey }),
  );

/** Page of the purchase receipt, to be opened in a new tab. */
export const purchaseReceiptPath = (contractId: string): string => `/render/${contractId}/originations`;
