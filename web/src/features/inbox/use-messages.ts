import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { hasCode } from '../../lib/api/error.ts';

const everyMs = 3000;

/** Asked again every 3 seconds; a 404 says the inbox is off, and ends the asking. */
export function useMessages(to: string) {
  const query = useQuery({
    queryKey: queryKeys.inbox(to),
    queryFn: ({ signal }) => call('GET /inbox/messages', { query: to ? { to } : {}, signal }),
    refetchInterval: ({ state }) => (hasCode(state.error, 'NOT_FOUND') ? false : everyMs),
    retry: false,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  return { messages: query.data, isOff: hasCode(query.error, 'NOT_FOUND'), isStale: query.isError };
}
