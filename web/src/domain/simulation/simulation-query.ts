import { type Cents, centsToReais } from '@balcao/contract/kernel';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

interface SimulationAsk {
  borrowerId: string;
  storeId: string;
  valueCents: Cents;
  /** Extra credit that covers the purchase; the limit does without it. */
  evaluationId?: string | undefined;
}

/** What a purchase of a value would cost by each plan today. */
export const simulationQuery = ({ borrowerId, storeId, valueCents, evaluationId }: SimulationAsk) =>
  queryOptions({
    queryKey: queryKeys.simulation({ borrowerId, storeId, valueCents, evaluationId }),
    queryFn: ({ signal }) => {
      const query = {
        borrowerId,
        storeId,
        principal: `${centsToReais(valueCents)}`,
        ...(evaluationId === undefined ? {} : { transactionalCreditEvaluationId: evaluationId }),
      };
      return call('GET /coordinator/contracts/in-store/simulation', { query, signal });
    },
  });
