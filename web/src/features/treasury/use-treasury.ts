import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import type { DeskState } from './calls.ts';

const ANSWER_MS = 3_000;

/** The desk; asked again after each act, and while a bank has not answered. */
export const useDesk = (state: DeskState) =>
  useQuery({
    queryKey: queryKeys.treasury(state),
    queryFn: ({ signal }) => call('GET /backofficeOriginations/batches', { query: { state }, signal }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.items.some(({ isPaidOut }) => isPaidOut) ? ANSWER_MS : false),
  });

/** One act on the desk: what it did is said, and what stands there asked for again. */
export function useDeskAct<A = void>(act: (asked: A) => Promise<unknown>, done: string, { isQuiet = false } = {}) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.show({ kind: 'success', text: done, ms: 3_000 }),
    // A dialog says it itself.
    onError: (error) => {
      if (!isQuiet) toast.show({ kind: 'danger', text: errorText(error, brandName()), ms: 5_000 });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.everyTransfer() }),
  });
}
