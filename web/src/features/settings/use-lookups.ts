import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Colleagues with no lookup by CPF left, and letting one begin anew. */
export function useLookups() {
  const client = useQueryClient();
  const usedUp = useQuery({
    queryKey: queryKeys.usedUpLookups(),
    queryFn: ({ signal }) => call('GET /coordinator/lookups/used-up', { signal }),
    staleTime: 0,
  });
  const release = useMutation({
    mutationFn: (operatorId: string) =>
      call('POST /coordinator/lookups/{operatorId}/release', { params: { operatorId } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.usedUpLookups() }),
  });
  return { usedUp, release };
}
