import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { DeliveryTold } from './delivery-told.tsx';

const ASK_AGAIN_MS = 3_000;

interface CodeDeliveryProps {
  borrowerId: string;
  phoneId: string;
  /** Which of the codes that were sent here: of another one everything is asked anew. */
  sending: number;
}

/** Of a code that somebody waits for: nothing while it is on its way, and what became of it when a way did not bring it. */
export function CodeDelivery({ borrowerId, phoneId, sending }: CodeDeliveryProps) {
  const { data } = useQuery({
    queryKey: queryKeys.phoneCode(phoneId, sending),
    queryFn: ({ signal }) =>
      call('GET /borrowers/{id}/phones/{phoneId}/verification-code', { params: { id: borrowerId, phoneId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.isUndelivered ? false : ASK_AGAIN_MS),
  });
  return <DeliveryTold delivery={data} to="staff" />;
}
