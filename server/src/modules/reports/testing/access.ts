import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** The report of sales. */
export const access = {
  'GET /coordinator/contracts/originations/summaries': {
    ask: (of) => ({ query: { startDate: '2026-11-01', endDate: '2026-11-21', storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
