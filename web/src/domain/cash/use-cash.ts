import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { showCash } from './cash-calls.ts';

/** The operator's open session and what this store asks of it; nothing is asked while it is not wanted. */
export function useCash(storeId: string | null, isWanted = true) {
  return useQuery({
    queryKey: queryKeys.cash(storeId),
    queryFn: ({ signal }) => showCash(storeId ?? '', signal),
    enabled: isWanted && storeId !== null,
    staleTime: 0,
  });
}

/** Asks again what is open, and what the lists say. */
export function useCashChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.everyCash() });
}
