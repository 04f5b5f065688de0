import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const NOT_FOUND = 'CASH_SESSION_NOT_FOUND';
const ofClosed = { own: 'CASH_SESSION_CLOSED', foreign: NOT_FOUND } as const;

/** Cash sessions: what is open is of one cashier, so that everybody is asked about a closed one. */
export const access = {
  'GET /coordinator/cash': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /coordinator/cash/shift': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /coordinator/cash/sessions': {
    ask: (of) => ({ body: { storeId: of.shop.storeId, drawer: '02', float: 100 } }),
    own: 'CASH_DRAWER_TAKEN',
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /coordinator/cash/sessions/{id}/moves': {
    ...ofClosed,
    ask: (of) => ({ params: { id: of.cashSessionId }, body: { kind: 'SUPPLY', amount: 10, reason: 'Troco' } }),
  },
  'POST /coordinator/cash/sessions/{id}/count': {
    ...ofClosed,
    ask: (of) => ({ params: { id: of.cashSessionId }, body: { pieces: [] } }),
  },
  'POST /coordinator/cash/sessions/{id}/close': {
    ...ofClosed,
    ask: (of) => ({ params: { id: of.cashSessionId }, body: { counted: 100 } }),
  },
  'GET /coordinator/cash/sessions': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /coordinator/cash/sessions/{id}': {
    ask: (of) => ({ params: { id: of.cashSessionId } }),
    own: 200,
    foreign: NOT_FOUND,
  },
  'GET /coordinator/cash/sessions/{id}/report': {
    ask: (of) => ({ params: { id: of.cashSessionId } }),
    own: 200,
    foreign: NOT_FOUND,
  },
  'GET /coordinator/cash/sessions/{id}/report/blocks': {
    ask: (of) => ({ params: { id: of.cashSessionId } }),
    own: 200,
    foreign: NOT_FOUND,
  },
  'GET /coordinator/cash/days/{day}/report/blocks': {
    ask: (of) => ({ params: { day: '2020-01-01' }, query: { storeId: of.shop.storeId } }),
    own: 'CASH_DAY_EMPTY',
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /coordinator/cash/days/{day}/report': {
    ask: (of) => ({ params: { day: '2020-01-01' }, query: { storeId: of.shop.storeId } }),
    own: 'CASH_DAY_EMPTY',
    foreign: 'STORE_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
