import type { Wire } from '@balcao/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

type Kinds = Wire<'GET /policies/kinds'>['answer'];
export type KindInfo = Kinds['kinds'][number];
export type PolicyField = KindInfo['fields'][number];
export type PolicyCell = PolicyField['columns'][number];
export type Policy = Wire<'GET /policies/{id}'>['answer'];
export type PolicyHead = Wire<'GET /policies'>['answer']['items'][number];
export type Difference = Policy['difference'];
export type PolicyEntry = Wire<'POST /policies'>['body'];
export type Preview = Wire<'POST /policies/preview'>['answer'];

/** What is decided by policies; the same for the whole session. */
export const useKinds = () =>
  useQuery({
    queryKey: queryKeys.policyKinds(),
    queryFn: ({ signal }) => call('GET /policies/kinds', { signal }),
    staleTime: Infinity,
  });

/** Documents of a kind, the latest first, page upon page. */
export const usePolicies = (kind: KindInfo['kind'] | undefined) =>
  useInfiniteQuery({
    queryKey: queryKeys.policiesOf(kind ?? ''),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /policies', {
        query: { kind: kind ?? 'pricing', sort: '-validFrom', limit: 100, ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: kind !== undefined,
    staleTime: 0,
  });

export const usePolicy = (id: string | undefined) =>
  useQuery({
    queryKey: queryKeys.policy(id ?? ''),
    queryFn: ({ signal }) => call('GET /policies/{id}', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    staleTime: 0,
  });

const enter = (body: PolicyEntry) =>
  sendOnce('policy', body, (idempotencyKey) => call('POST /policies', { body, idempotencyKey }));
const withdraw = ({ id, reason }: { id: string; reason: string }) => {
  const body = { reason };
  return sendOnce(`policy-withdrawal:${id}`, body, (idempotencyKey) =>
    call('POST /policies/{id}/withdraw', { params: { id }, body, idempotencyKey }),
  );
};
const approve = (id: string) =>
  sendOnce(`policy-approval:${id}`, {}, (idempotencyKey) =>
    call('POST /policies/{id}/approve', { params: { id }, idempotencyKey }),
  );

/** What is done with policies; what changed is asked for again. */
export function usePolicyActs() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.policies() });
  return {
    preview: useMutation({ mutationFn: (body: PolicyEntry) => call('POST /policies/preview', { body }) }),
    enter: useMutation({ mutationFn: enter, onSettled }),
    withdraw: useMutation({ mutationFn: withdraw, onSettled }),
    approve: useMutation({ mutationFn: approve, onSettled }),
  };
}
