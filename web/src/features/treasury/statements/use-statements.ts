import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useToast } from '../../../ui/toast/toasts.ts';
import type { AskedLines, BankLine } from './calls.ts';

export const useBankDesk = () =>
  useQuery({
    queryKey: queryKeys.bankStatements('desk'),
    queryFn: ({ signal }) => call('GET /backofficeReconciliation', { signal }),
    staleTime: 0,
  });

export const useBankLines = (asked: AskedLines) =>
  useQuery({
    queryKey: queryKeys.bankStatements('lines', asked),
    queryFn: ({ signal }) => call('GET /backofficeReconciliation/lines', { query: { ...asked }, signal }),
    staleTime: 0,
  });

export const useMovements = ({ id }: BankLine) =>
  useQuery({
    queryKey: queryKeys.bankStatements('movements', { id }),
    queryFn: ({ signal }) =>
      call('GET /backofficeReconciliation/lines/{lineId}/movements', { params: { lineId: id }, signal }),
    staleTime: 0,
  });

/** One act: what it did is said, what stands there asked for again; a dialog says itself what went wrong. */
export function useBankAct<A = void, R = unknown>(act: (asked: A) => Promise<R>, done: string, isQuiet = false) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.show({ kind: 'success', text: done, ms: 3_000 }),
    onError: (error) => {
      if (!isQuiet) toast.show({ kind: 'danger', text: errorText(error, brandName()), ms: 5_000 });
    },
    onSettled: () =>
      // The month that waits for what is to be explained too.
      Promise.all(
        [queryKeys.everyTransfer(), queryKeys.allBooks()].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
