import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { hasCode } from '../../lib/api/error.ts';
import { sendOnce } from '../sending/send-once.ts';
import type { Borrower, BorrowerLimit } from './borrower.ts';

/** Looks a customer up; from then on this operator may see and serve that customer by id. */
export const findBorrower = (cpf: string): Promise<Borrower> =>
  call('GET /coordinator/borrowers/find-one', { query: { cpf } });

/** A customer this operator looked up before. */
export const borrowerById = (id: string): Promise<Borrower> =>
  call('GET /coordinator/borrowers/{id}/data', { params: { id } });

export const borrowerLimit = (id: string, storeId: string): Promise<BorrowerLimit> =>
  call('GET /coordinator/borrowers/{id}/limits', { params: { id }, query: { storeId } });

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
