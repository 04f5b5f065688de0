import type { Wire } from '@balcao/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { hasCode } from '../../lib/api/error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { sendOnce } from '../sending/send-once.ts';

export type DeviceProduct = Wire<'GET /smartphone-sale/products'>['answer'][number];
export type DeviceEvaluation = Wire<'POST /smartphone-sale/evaluations'>['answer'];
export type LockOfDevice = Wire<'POST /smartphone-sale/submit-lock'>['answer'];
export type ImeiAnswer = Wire<'POST /smartphone-sale/evaluations/verify'>['answer'];

/** Devices on sale in a store today. */
export const productsQuery = (storeId: string) =>
  queryOptions({
    queryKey: queryKeys.devicesOnSale(storeId),
    queryFn: ({ signal }) => call('GET /smartphone-sale/products', { query: { storeId }, signal }),
    staleTime: 60_000,
  });

/** The customer's extra credit for a device in a store; null when there is none that may be used. */
export async function usableEvaluation(document: string, storeId: string): Promise<DeviceEvaluation | null> {
  try {
    return await call('GET /tx-credit/evaluations', {
      query: { document, storeId, sourceProduct: 'SMARTPHONE_SALE', results: ['APPROVED', 'PARTIALLY_APPROVED'] },
    });
  } catch (error) {
    if (hasCode(error, 'EVALUATION_NOT_FOUND')) return null;
    throw error;
  }
}

/** As {@link usableEvaluation}; a customer who came back after a refresh is known by a masked CPF alone, and has none. */
export const evaluationQuery = (document: string, storeId: string) =>
  queryOptions({
    queryKey: queryKeys.deviceEvaluation(document, storeId),
    queryFn: () => (document === '' ? null : usableEvaluation(document, storeId)),
    staleTime: 30_000,
  });

/** Asks for extra credit for a device; a retry after a lost answer is the same request. */
export const evaluateDevice = (body: {
  document: string;
  storeId: string;
  requestedAmount: number;
}): Promise<DeviceEvaluation> =>
  sendOnce('device-evaluation', body, (idempotencyKey) =>
    call('POST /smartphone-sale/evaluations', { body, idempotencyKey }),
  );

interface DeviceAsk {
  readonly contractId: string;
  readonly productId: string;
  readonly imei: string;
  readonly evaluationId: string | null;
}

const bodyOf = ({ evaluationId, ...rest }: DeviceAsk) => ({
  ...rest,
  ...(evaluationId === null ? {} : { transactionalCreditEvaluationId: evaluationId }),
});

/** Checks the IMEI of the device that an offer sells; the same one again changes nothing. */
export const verifyImei = (ask: DeviceAsk): Promise<ImeiAnswer> =>
  call('POST /smartphone-sale/evaluations/verify', { body: bodyOf(ask) });

/** Keeps that the customer signed the term of the lock. */
export const recordConsent = (contractId: string): Promise<unknown> =>
  call('POST /smartphone-sale/consents', { body: { contractId } });

/** Registers the device with the lock service; may be repeated. */
export const submitLock = (ask: DeviceAsk): Promise<LockOfDevice> =>
  call('POST /smartphone-sale/submit-lock', { body: bodyOf(ask) });

/** Whether the device took its lock. */
export const confirmLock = ({ contractId, evaluationId }: DeviceAsk): Promise<LockOfDevice> =>
  call('POST /smartphone-sale/confirm-lock', {
    body: { contractId, ...(evaluationId === null ? {} : { transactionalCreditEvaluationId: evaluationId }) },
  });

/** Page of the consent to the lock, to be printed in a new tab. */
export const consentPath = (contractId: string): string => `/render/${contractId}/device-consents`;
