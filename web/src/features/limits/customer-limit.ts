import type { Wire } from '@balcao/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findBorrower } from '../../domain/borrowers/borrower-calls.ts';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { REQUESTS } from './requests.ts';
import { isOfPurchases, type LimitAct } from './rules/outcome.ts';

export type LimitHistory = Wire<'GET /coordinator/borrowers/{id}/limit/history'>['answer'];
export type LimitEvent = LimitHistory['events'][number];
/** The request that waits for a second person; null of what was made. */
type Changed = Pick<Wire<'PATCH /coordinator/borrowers/{id}/limit'>['answer'], 'waitingRequestId'>;

/** A retry after a lost answer is the same change. */
const sendAct = async (id: string, act: LimitAct, reason: string): Promise<Changed> => {
  if (act.kind === 'TOTAL') {
    const body = { totalLimit: act.total, reason };
    return sendOnce(`limit:${id}`, body, (idempotencyKey) =>
      call('PATCH /coordinator/borrowers/{id}/limit', { params: { id }, body, idempotencyKey }),
    );
  }
  if (isOfPurchases(act.kind)) {
    const body = { isDisabled: act.kind === 'DISABLE_PURCHASES', reason };
    await sendOnce(`purchases:${id}`, body, (idempotencyKey) =>
      call('PATCH /coordinator/borrowers/{id}/purchases', { params: { id }, body, idempotencyKey }),
    );
    return { waitingRequestId: null };
  }
  const body = { isBlocked: act.kind === 'BLOCK', reason };
  return sendOnce(`limit-block:${id}`, body, (idempotencyKey) =>
    call('PATCH /coordinator/borrowers/{id}/limit/block', { params: { id }, body, idempotencyKey }),
  );
};

/** A customer found by CPF, with the limit and its history. */
export function useCustomerLimit() {
  const client = useQueryClient();
  const find = useMutation({ mutationFn: findBorrower });
  const id = find.data?.id;
  const history = useQuery({
    queryKey: queryKeys.limitHistory(id),
    queryFn: ({ signal }) =>
      call('GET /coordinator/borrowers/{id}/limit/history', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: ({ act, reason }: { act: LimitAct; reason: string }) => sendAct(id ?? '', act, reason),
    onSettled: () =>
      Promise.all(
        [queryKeys.limitHistory(id), queryKeys.lists(REQUESTS)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { find, history, change };
}
