import type { Wire } from '@balcao/contract';
import { queryOptions } from '@tanstack/react-query';
import { sendOnce } from '../../../domain/sending/send-once.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

export type PixReceipt = Wire<'GET /coordinator/pix/receipts'>['answer'][number];

/** Pix of a customer that left a credit, handed back or not; the newest first. */
export const pixCreditsQuery = (borrowerId: string) =>
  queryOptions({
    queryKey: queryKeys.pixCreditsOf(borrowerId),
    queryFn: async ({ signal }) => {
      const receipts = await call('GET /coordinator/pix/receipts', { query: { borrowerId }, signal });
      return receipts.filter(({ unappliedValue }) => unappliedValue > 0);
    },
    staleTime: 0,
  });

/** The store handed the credit back in cash. A retry after a lost answer is the same refund. */
export const refundCredit = (id: string, reason: string): Promise<PixReceipt> => {
  const body = { reason };
  return sendOnce(`pix-refund:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/pix/receipts/{id}/refund', { params: { id }, body, idempotencyKey }),
  );
};
