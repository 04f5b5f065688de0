import { centsToReais, type Cents } from '@balcao/contract/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const everyMs = 3000;

/** The charge behind a message's code, asked again while it waits, and the act of paying it. */
export function usePixCharge(txid: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.inboxPixCharge(txid);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /inbox/pix-charges/{txid}', { params: { txid }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'ACTIVE' ? everyMs : false),
    retry: false,
    staleTime: 0,
  });
  const payment = useMutation({
    mutationFn: (cents: Cents | null) =>
      call('POST /inbox/pix-charges/{txid}/pay', {
        params: { txid },
        body: cents === null ? {} : { value: centsToReais(cents) },
      }),
    // After a lost answer too: the charge says whether the money came.
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { charge: query.data, pay: payment.mutate, isPaying: payment.isPending, failure: payment.error };
}
