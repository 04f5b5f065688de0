import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { hasCode } from '../../lib/api/error.ts';
import { sendOnce } from '../sending/send-once.ts';
import type { Evaluation } from '../super-compra/evaluation-calls.ts';
import type { Borrower, BorrowerLimit, FoundBorrower } from './borrower.ts';

/** Looks a customer up; from then on this operator may see and serve that customer by id. */
export const findBorrower = (cpf: string): Promise<Borrower> =>
  call('GET /coordinator/borrowers/find-one', { query: { cpf } });

/** The same, with what a sale in a store begins with. */
export const findBuyer = (cpf: string, storeId: string): Promise<FoundBorrower> =>
  call('GET /coordinator/borrowers/find-one', { query: { cpf, storeId } });

/** A customer this operator looked up before. */
export const borrowerById = (id: string): Promise<Borrower> =>
  call('GET /coordinator/borrowers/{id}/data', { params: { id } });

/** The same, with what a sale in a store begins with. */
export const buyerById = (id: string, storeId: string): Promise<FoundBorrower> =>
  call('GET /coordinator/borrowers/{id}/data', { params: { id }, query: { storeId } });

/** What a customer may still buy; null when no limit was ever given. It moves with every sale and payment. */
export const limitQuery = (id: string, storeId: string) =>
  queryOptions({
    queryKey: queryKeys.limitAtTill(id, storeId),
    staleTime: 0,
    retry: 1,
    queryFn: async ({ signal }): Promise<BorrowerLimit | null> => {
      try {
        return await call('GET /coordinator/borrowers/{id}/limits', { params: { id }, query: { storeId }, signal });
      } catch (error) {
        if (hasCode(error, 'LIMIT_NOT_FOUND')) return null;
        throw error;
      }
    },
  });

export const sendLimitBySms = (id: string, storeId: string, operatorId: string) => {
  const body = { storeId, operatorId };
  return sendOnce(`limit-sms:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/borrowers/{id}/limit/notify', { params: { id }, body, idempotencyKey }),
  );
};

export type PhotoKind = 'portrait' | 'document';

/** A photograph as a data URL; null when the customer has none. It never changes during a visit. */
export const photoQuery = (id: string, kind: PhotoKind) =>
  queryOptions({
    queryKey: queryKeys.borrowerPhoto(id, kind),
    staleTime: 30 * 60 * 1000,
    retry: 1,
    queryFn: async ({ signal }): Promise<string | null> => {
      try {
        const route =
          kind === 'portrait' ? 'GET /borrowers/{id}/images/portrait' : 'GET /borrowers/{id}/images/document';
        const { imagebase64, contentType } = await call(route, { params: { id }, signal });
        return `data:${contentType};base64,${imagebase64}`;
      } catch (error) {
        if (hasCode(error, 'PORTRAIT_NOT_FOUND')) return null;
        throw error;
      }
    },
  });

/** Asks an analyst for the limit that a purchase needs. */
export const requestLimit = (id: string, storeId: string, purchaseValue: number) => {
  const body = { storeId, purchaseValue };
  return sendOnce(`limit-request:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/borrowers/{id}/limit/requests', { params: { id }, body, idempotencyKey }),
  );
};

/** Has extra credit for one purchase evaluated; by the policy it is told at once, or an analyst has the word. */
export const requestExtraCredit = (
  of: { id: string; cpf: string },
  storeId: string,
  requestedAmount: number,
  operatorPhoneNumber?: string,
): Promise<Evaluation> => {
  // What is written down of a body says nothing of the CPF: the operation names the customer.
  const body = { storeId, requestedAmount, sourceProduct: 'SUPER_PURCHASE' as const };
  return sendOnce(`extra-credit:${of.id}`, body, (idempotencyKey) =>
    call('POST /tx-credit/evaluations', {
      body: { ...body, document: of.cpf, ...(operatorPhoneNumber === undefined ? {} : { operatorPhoneNumber }) },
      idempotencyKey,
    }),
  );
};
