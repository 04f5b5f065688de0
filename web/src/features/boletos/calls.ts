import type { Wire } from '@balcao/contract';
import { queryOptions } from '@tanstack/react-query';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type WaitingPayment = Wire<'GET /coordinator/invoices/payments/waiting'>['answer'][number];
export type DecidedPayment = Wire<'GET /coordinator/invoices/payments/decided'>['answer'][number];
type Body = Wire<'POST /coordinator/invoices/payments/{id}/decide'>['body'];
export type Decision = Body['decision'];

export const decidedQuery = () =>
  queryOptions({
    queryKey: queryKeys.boletosDecided(),
    queryFn: ({ signal }) => call('GET /coordinator/invoices/payments/decided', { signal }),
    staleTime: 0,
  });

/** A retry after a lost answer is the same decision. */
export const decide = (id: string, body: Body): Promise<DecidedPayment> =>
  sendOnce(`boleto-payment:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/invoices/payments/{id}/decide', { params: { id }, body, idempotencyKey }),
  );
