import type { Wire } from '@balcao/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { hasCode } from '../../lib/api/error.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type Evaluation = Wire<'GET /tx-credit/evaluations'>['answer'];
type Search = Wire<'GET /tx-credit/evaluations'>['query'];

async function newestOf(query: Search): Promise<Evaluation | null> {
  try {
    return await call('GET /tx-credit/evaluations', { query });
  } catch (error) {
    if (hasCode(error, 'EVALUATION_NOT_FOUND')) return null;
    throw error;
  }
}

/** The Super Compra of a customer in a store, decided and not over yet. */
const acceptedEvaluation = (document: string, storeId: string): Promise<Evaluation | null> =>
  newestOf({
    document,
    storeId,
    sourceProduct: 'SUPER_PURCHASE',
    status: 'ACCEPTED',
    results: ['APPROVED', 'PARTIALLY_APPROVED', 'DENIED'],
  });

/** The same, kept while the page is open. */
export const acceptedQuery = (document: string, storeId: string) =>
  queryOptions({
    queryKey: queryKeys.evaluationIn(document, storeId, 'accepted'),
    queryFn: () => acceptedEvaluation(document, storeId),
  });

/** What stands: a request that waits for an analyst, else what was decided, else the credit for a device. */
export async function standingEvaluation(document: string, storeId: string): Promise<Evaluation | null> {
  const of = { document, storeId };
  const [waiting, decided, device] = await Promise.all([
    newestOf({ ...of, sourceProduct: 'SUPER_PURCHASE', status: 'CREATED' }),
    acceptedEvaluation(document, storeId),
    newestOf({ ...of, sourceProduct: 'SMARTPHONE_SALE', results: ['APPROVED', 'PARTIALLY_APPROVED'] }),
  ]);
  return waiting ?? decided ?? device;
}
