import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const NOT_FOUND = 'SUPPORT_REQUEST_NOT_FOUND';

/** Help for the staff: one's own requests, and the inbox of analysts. */
export const access = {
  'POST /support/requests': {
    ask: (of) => ({ body: { subject: 'Impressora', text: 'Não imprime', storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /support/requests/mine': { ask: () => ({}), own: 200, foreign: null },
  // A colleague's.
  'POST /support/requests/mine/{id}/close': {
    ask: (of) => ({ params: { id: of.supportRequestId } }),
    own: NOT_FOUND,
    foreign: NOT_FOUND,
  },
  'GET /support/requests': { ask: () => ({}), own: 200, foreign: null },
  'POST /support/requests/{id}/claim': {
    ask: (of) => ({ params: { id: of.supportRequestId } }),
    own: 200,
    otherStore: 'SUPPORT_REQUEST_CLAIMED',
    foreign: NOT_FOUND,
  },
  'POST /support/requests/{id}/answer': {
    ask: (of) => ({ params: { id: of.supportRequestId }, body: { text: 'Troque o papel' } }),
    own: 200,
    otherStore: 'SUPPORT_REQUEST_CLAIMED',
    foreign: NOT_FOUND,
  },
  'POST /support/requests/{id}/close': {
    ask: (of) => ({ params: { id: of.supportRequestId } }),
    own: 200,
    foreign: NOT_FOUND,
  },
  'POST /support/chat/token': {
    ask: (of) => ({ body: { storeId: of.shop.storeId } }),
    own: 'CHAT_NOT_AVAILABLE',
    foreign: null,
  },
} as const satisfies Partial<Record<RouteName, Row>>;
