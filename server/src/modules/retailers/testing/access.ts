import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** Stores, retailers and their configuration. */
export const access = {
  'GET /retailers/stores': { ask: () => ({}), own: 200, foreign: null },
  'GET /retailers/stores/{id}': {
    ask: (of) => ({ params: { id: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /retailers/{id}': {
    ask: (of) => ({ params: { id: of.shop.retailerId } }),
    own: 200,
    foreign: 'RETAILER_NOT_FOUND',
  },
  'GET /configurations': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /configurations/public': { ask: () => ({}), own: 200, foreign: null },
} as const satisfies Partial<Record<RouteName, Row>>;
