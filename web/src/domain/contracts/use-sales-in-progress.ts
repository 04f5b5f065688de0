import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Sales of a store that wait for somebody, asked for again every `everyMs`, and not at all when that is `false`. */
export const useSalesInProgress = (storeId: string | null, everyMs: number | false) =>
  useQuery({
    queryKey: queryKeys.salesInProgress(storeId ?? ''),
    queryFn: ({ signal }) =>
      call('GET /coordinator/contracts/in-progress', { query: { storeId: storeId ?? '' }, signal }),
    enabled: storeId !== null && everyMs !== false,
    refetchInterval: everyMs,
    staleTime: 0,
  });
