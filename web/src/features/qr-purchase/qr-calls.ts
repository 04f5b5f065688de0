import type { Wire } from '@balcao/contract';
import { type Cents, centsToReais } from '@balcao/contract/kernel';
import { queryOptions } from '@tanstack/react-query';
import { acceptedOf } from '../../domain/contracts/offer.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type QrPurchase = Wire<'GET /payments/qr-code/{id}'>['answer'];
type Contract = Wire<'GET /coordinator/contracts'>['answer'][number];

/** Nobody settled it, and its time is not over. */
export const isRunning = ({ status }: Pick<QrPurchase, 'status'>): boolean =>
  status === 'WAITING' || status === 'OPENED' || status === 'IDENTIFIED' || status === 'AUTHORISING';

export const makeQr = async (storeId: string, valueCents: Cents): Promise<string> => {
  const { details } = await call('POST /payments/qr-code', { body: { storeId, value: centsToReais(valueCents) } });
  return details.id;
};

export const cancelQr = (id: string): Promise<QrPurchase> =>
  call('POST /payments/qr-code/{id}/cancel', { params: { id } });

export const qrQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.qrPurchase(id),
    queryFn: ({ signal }) => call('GET /payments/qr-code/{id}', { params: { id }, signal }),
    staleTime: 0,
  });

/** The sale of a purchase by QR code: exactly one, with an accepted proposal; null before. */
export const saleQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.qrSale(id),
    queryFn: async ({ signal }): Promise<Contract | null> => {
      const query = { captureMethod: 'QR_CODE', captureReferenceId: id } as const;
      const found = await call('GET /coordinator/contracts', { query, signal });
      const [sale, ...others] = found.filter((one) => acceptedOf(one) !== undefined);
      return sale && others.length === 0 ? sale : null;
    },
    staleTime: 0,
  });
