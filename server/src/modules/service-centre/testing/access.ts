import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** The service centre: lookups and what came of them. */
export const access = {
  // A lookup is how a customer becomes reachable.
  'GET /operator-service-center': {
    ask: (of) => ({ query: { document: of.cpf, storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /operator-service-center/home': {
    ask: (of) => ({ query: { operatorId: of.colleagueId } }),
    own: 'FORBIDDEN',
    foreign: 'OPERATOR_NOT_FOUND',
  },
  'GET /backoffice/retailers-dash/applications/operators/records/me': { ask: () => ({}), own: 200, foreign: null },
  'GET /backoffice/retailers-dash/applications/operators/ranking': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /backoffice/retailers-dash/applications/stores/ranking': { ask: () => ({}), own: 200, foreign: null },
  'GET /backoffice/retailers-dash/conversion': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
