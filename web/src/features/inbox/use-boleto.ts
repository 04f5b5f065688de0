import { centsToReais, type Cents } from '@balcao/contract/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Our number of the boleto in a message; null when the message holds none. */
export const nossoNumeroIn = (text: string): string | null => /Nosso número (\d{17})\b/.exec(text)?.[1] ?? null;

/** The boleto behind a message, and the act of paying it at the customer's bank. */
export function useBoleto(nossoNumero: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.inboxBoleto(nossoNumero);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /inbox/boletos/{nossoNumero}', { params: { nossoNumero }, signal }),
    retry: false,
    staleTime: 0,
  });
  const payment = useMutation({
    mutationFn: (cents: Cents | null) =>
      call('POST /inbox/boletos/{nossoNumero}/pay', {
        params: { nossoNumero },
        body: cents === null ? {} : { value: centsToReais(cents) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { boleto: query.data, pay: payment.mutate, isPaying: payment.isPending, failure: payment.error };
}
