import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { cameBack, closeMonth, type Payout, payThem } from './calls.ts';

/** The payouts of a month, and what is done with them; each act asks for the list again. */
export function usePayouts(month: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.incentivePayouts(month);
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /incentives/payouts', { query: { month }, signal }),
    staleTime: 0,
  });
  const onSettled = () => client.invalidateQueries({ queryKey });
  return {
    list,
    close: useMutation({ mutationFn: () => closeMonth(month), onSettled }),
    pay: useMutation({ mutationFn: (some: readonly Payout[]) => payThem(some), onSettled }),
    back: useMutation({
      mutationFn: ({ id, reason }: { id: string; reason: string }) => cameBack(id, reason),
      onSettled,
    }),
  };
}
