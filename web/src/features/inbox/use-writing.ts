import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** What a customer writes by their messenger; the answer comes as a message. */
export function useWriting(from: string, onTaken: () => void) {
  const client = useQueryClient();
  const { mutate, data, variables, isPending, error } = useMutation({
    mutationFn: (text: string) => call('POST /inbox/chat', { body: { from, text } }),
    onSuccess: onTaken,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.inbox(from) }),
  });
  return { write: mutate, outcome: data?.outcome, wrote: variables, isWriting: isPending, failure: error };
}
