import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useToast } from '../../ui/toast/toasts.ts';

export interface Span {
  from: string;
  to: string;
}

export const useMonths = () =>
  useQuery({
    queryKey: queryKeys.books('months', {}),
    queryFn: ({ signal }) => call('GET /backofficeAccounting/months', { signal }),
  });
export const useTrialBalance = (span: Span) =>
  useQuery({
    queryKey: queryKeys.books('balance', span),
    queryFn: ({ signal }) => call('GET /backofficeAccounting/trialBalance', { query: { ...span }, signal }),
  });
export const usePostings = (asked: Span & { account: string; offset: number; without?: string }) =>
  useQuery({
    queryKey: queryKeys.books('postings', asked),
    queryFn: ({ signal }) => call('GET /backofficeAccounting/postings', { query: { ...asked }, signal }),
  });
export const useProvisions = (on: string) =>
  useQuery({
    queryKey: queryKeys.books('provisions', { on }),
    queryFn: ({ signal }) => call('GET /backofficeAccounting/provisions', { query: { on }, signal }),
  });
export const useProvisioned = (on: string) =>
  useInfiniteQuery({
    queryKey: queryKeys.books('provisioned', { on }),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /backofficeAccounting/provisions/contracts', { query: { on, ...(cursor && { cursor }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
export const useTaxes = (month: string) =>
  useQuery({
    queryKey: queryKeys.books('taxes', { month }),
    queryFn: ({ signal }) => call('GET /backofficeAccounting/taxes', { query: { month }, signal }),
  });
export const useRecords = () =>
  useQuery({
    queryKey: queryKeys.books('records', {}),
    queryFn: ({ signal }) => call('GET /backofficeAccounting/records', { signal }),
  });

/** One act on the books: what it did is said, and all that is shown of them asked for again. */
export function useBooksAct<A>(act: (asked: A) => Promise<unknown>, done: string, { isQuiet = false } = {}) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: act,
    onSuccess: () => toast.show({ kind: 'success', text: done, ms: 3_000 }),
    // A dialog says it itself.
    onError: (error) => {
      if (!isQuiet) toast.show({ kind: 'danger', text: errorText(error, brandName()), ms: 5_000 });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.allBooks() }),
  });
}
