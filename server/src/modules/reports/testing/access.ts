import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const ask: Row['ask'] = (of) => ({
  query: { startDate: '2026-11-01', endDate: '2026-11-21', storeId: of.shop.storeId },
});

/** The reports of sales. */
export const access = {
  'GET /coordinator/contracts/originations/summaries': {
    ask,
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /backoffice/retailers-dash/transactions': { ask, own: 200, foreign: 'STORE_NOT_FOUND' },
  'GET /backoffice/retailers-dash/goals': { ask: () => ({ query: { month: '2026-11' } }), own: 200, foreign: null },
  'PUT /backoffice/retailers-dash/goals': {
    ask: (of) => ({
      body: { month: '2026-11', goals: [{ kind: 'STORE', id: of.shop.storeId, amount: 0, was: 0 }] },
    }),
    own: 200,
    otherStore: { manager: 'STORE_NOT_FOUND' },
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /backoffice/retailers-dash/portfolio': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
