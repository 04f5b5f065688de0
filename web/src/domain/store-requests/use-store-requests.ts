import type { Wire } from '@balcao/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type StoreRequest = Wire<'GET /payments/store-requests'>['answer'][number];

/** A customer stands in front of the till. */
const ASK_EVERY_MS = 4_000;

/** What customers asked by the printed code of this store and nobody answered; null asks nobody: there is no such code. */
export function useStoreRequests(storeId: string | null) {
  const client = useQueryClient();
  const queryKey = queryKeys.storeRequests(storeId);
  const { data = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /payments/store-requests', { query: { storeId: storeId ?? '' }, signal }),
    enabled: storeId !== null,
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });
  return { requests: data, refresh: () => client.invalidateQueries({ queryKey }) };
}
