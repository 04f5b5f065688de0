import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** Cancellations and returns. */
export const access = {
  'GET /coordinator/contracts/{id}/cancellation': {
    ask: (of) => ({ params: { id: of.contractId } }),
    own: 200,
    foreign: 'CONTRACT_NOT_FOUND',
  },
  'GET /coordinator/contracts/{id}/cancellation/preview': {
    ask: (of) => ({ params: { id: of.contractId }, query: { reason: 'RETURN_OF_GOODS', storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'CONTRACT_NOT_FOUND',
  },
  'POST /coordinator/contracts/{id}/cancellation': {
    ask: (of) => ({
      params: { id: of.contractId },
      body: { reason: 'DEFECT', value: 1_000_000, storeId: of.shop.storeId },
    }),
    own: 'RETURN_VALUE_TOO_HIGH',
    foreign: 'CONTRACT_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
