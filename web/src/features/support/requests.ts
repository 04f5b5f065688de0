import type { Wire } from '@balcao/contract';
import { useQuery } from '@tanstack/react-query';
import type { SupportRequest } from '../../domain/support/support-calls.ts';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type WaitingPhone = Wire<'GET /coordinator/phone-changes'>['answer']['items'][number];

/** Requests for another phone that wait for the caller, oldest first; none while they cannot be read: their own page says why. */
export function useWaitingPhones(): readonly WaitingPhone[] {
  const { data } = useQuery({
    queryKey: queryKeys.waitingPhones(),
    queryFn: ({ signal }) =>
      call('GET /coordinator/phone-changes', { query: { status: 'WAITING', sort: 'askedAt' }, signal }),
    staleTime: 0,
  });
  return data?.items ?? [];
}

/** The list of what was asked, as it is kept. */
export const REQUESTS = 'support-requests';

export const claim = (id: string): Promise<SupportRequest> =>
  sendOnce(`support:claim:${id}`, null, (idempotencyKey) =>
    call('POST /support/requests/{id}/claim', { params: { id }, idempotencyKey }),
  );

export const answer = (id: string, text: string): Promise<SupportRequest> =>
  sendOnce(`support:answer:${id}`, { text }, (idempotencyKey) =>
    call('POST /support/requests/{id}/answer', { params: { id }, body: { text }, idempotencyKey }),
  );

export const close = (id: string): Promise<SupportRequest> =>
  sendOnce(`support:close:${id}`, null, (idempotencyKey) =>
    call('POST /support/requests/{id}/close', { params: { id }, idempotencyKey }),
  );
