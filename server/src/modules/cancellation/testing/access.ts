import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** Cancellations and returns. */
export const access = {
  'POST /coordinator/contracts/{id}/cancellation': {
    ask: (of) => ({
      params: { id: of.contractId },
      body: { reason: 'DEFECT', value: 1_000_000, storeId: of.shop.storeId },
    }),
    own: 'RETURN_VALUE_TOO_HIGH',
    foreign: 'CONTRACT_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
