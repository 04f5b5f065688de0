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
  /** The device that is sold. */
  readonly productId?: string | null;
  /** The coupon that counts for this value. */
  readonly couponId?: string | null;
  /** Extra credit that covers the purchase. */
  readonly evaluationId?: string | null;
  /** Received at the counter besides. */
  readonly downPaymentCents?: Cents | null;
  /** Most the customer wants to pay in a month. */
  readonly desiredCents?: Cents | null;
  /** Of who approved the down payment. */
  readonly approvalId?: string | undefined;
}

/** Checks the limit and prices the purchase. Offers nobody accepts are void, so asking twice does no harm. */
export const fetchOffer = (ask: OfferRequest): Promise<Offer> => {
  const { borrowerId, storeId, valueCents, localCashierId, productId, couponId, evaluationId } = ask;
  const { downPaymentCents, desiredCents, approvalId } = ask;
  return call('POST /coordinator/contracts', {
    body: {
      borrowerId,
      storeId,
      principal: centsToReais(valueCents),
      ...(localCashierId ? { localCashierId } : {}),
      ...(productId ? { productId } : {}),
      ...(couponId ? { couponId } : {}),
      ...(evaluationId ? { transactionalCreditEvaluationId: evaluationId } : {}),
      ...(downPaymentCents ? { downPayment: centsToReais(downPaymentCents) } : {}),
      ...(approvalId ? { approvalId } : {}),
      ...(desiredCents ? { desiredInstallmentValue: centsToReais(desiredCents) } : {}),
    },
  });
};

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

/** The customer could not show a face: an analyst calls. Asked twice it is one call. */
export const requestAnalyst = (proposalId: string): Promise<Verification> =>
  call('PATCH /origination-code/analyst', { body: { proposalId } });

/** Nobody waits at the till any more: a call that was asked for leaves the queue. */
export const withdrawCall = (proposalId: string): Promise<unknown> =>
  call('PATCH /origination-code/withdraw', { body: { proposalId } });

export const checkPurchaseCode = (proposalId: string, purchaseCode: string): Promise<Verification> =>
  call('PATCH /origination-code/verify', { body: { proposalId, purchaseCode } });

/** The sale. Sent again for the same proposal it is the same sale. */
export const acceptProposal = (id: string): Promise<Contract> =>
  sendOnce(`accept:${id}`, null, (idempotencyKey) =>
    call('POST /coordinator/contracts/proposals/{id}/accept', { params: { id }, idempotencyKey }),
  );

/** Page of the purchase receipt, to be opened in a new tab. */
export const purchaseReceiptPath = (contractId: string): string => `/render/${contractId}/originations`;

/** Page of what the customer signed. */
export const instrumentPath = (contractId: string): string => `/render/${contractId}/instruments`;

/** Page of the summary and total cost of one way to pay, to be read before signing. */
export const cetSheetPath = (proposalId: string): string => `/render/${proposalId}/cet-sheets`;
