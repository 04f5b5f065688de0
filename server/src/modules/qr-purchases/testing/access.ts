import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const key = 'x'.repeat(43);
const unknown = { own: 'QR_UNKNOWN', foreign: null } as const;
const byKey = { ask: () => ({ body: { key } }), ...unknown };
const byCode = { ask: () => ({ body: { key, code: '000000' } }), ...unknown };
const proposalId = '0193e0a4-6b1f-7c55-9f0e-2d6c1a7b8e90';
const byPlan = { ask: () => ({ body: { key, proposalId } }), ...unknown };

/** Purchases by QR code: the till, and the page of the customer, which has its key alone. */
export const access = {
  'POST /payments/qr-code': {
    ask: (of) => ({ body: { storeId: of.shop.storeId, value: 100 } }),
    own: 'QR_NOT_IN_STORE',
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /payments/qr-code/{id}': {
    ask: (of) => ({ params: { id: of.qrPurchaseId } }),
    own: 200,
    foreign: 'QR_NOT_FOUND',
  },
  'GET /payments/qr-code/{id}/label': {
    ask: (of) => ({ params: { id: of.qrPurchaseId } }),
    own: 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL',
    foreign: 'QR_NOT_FOUND',
  },
  'POST /payments/qr-code/{id}/cancel': {
    ask: (of) => ({ params: { id: of.qrPurchaseId } }),
    own: 200,
    foreign: 'QR_NOT_FOUND',
  },
  'GET /payments/qr-code/events': { ask: () => ({}), own: 200, foreign: null },
  'GET /payments/store-code': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 'QR_NOT_IN_STORE',
    otherStore: { manager: 'STORE_NOT_FOUND' },
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /payments/store-code': {
    ask: (of) => ({ body: { storeId: of.shop.storeId } }),
    own: 'QR_NOT_IN_STORE',
    otherStore: { manager: 'STORE_NOT_FOUND' },
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /payments/store-requests': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /payments/store-requests/{id}/confirm': {
    ask: (of) => ({ params: { id: of.storeRequestId }, body: { value: 100 } }),
    own: 'QR_NOT_IN_STORE',
    foreign: 'STORE_REQUEST_NOT_FOUND',
  },
  'POST /payments/store-requests/{id}/refuse': {
    ask: (of) => ({ params: { id: of.storeRequestId } }),
    own: 200,
    foreign: 'STORE_REQUEST_NOT_FOUND',
  },
  'POST /store-purchase/open': {
    ask: () => ({ body: { code: 'XXXXXXXX' } }),
    own: 'STORE_CODE_UNKNOWN',
    foreign: null,
  },
  'POST /store-purchase': {
    ask: () => ({ body: { code: 'XXXXXXXX', value: 100 } }),
    own: 'STORE_CODE_UNKNOWN',
    foreign: null,
  },
  'POST /store-purchase/page': byKey,
  'POST /qr-purchase/open': { ask: () => ({ body: { token: key } }), ...unknown },
  'POST /qr-purchase/page': byKey,
  'POST /qr-purchase/identification': { ask: () => ({ body: { key, cpf: '90000100200' } }), ...unknown },
  'POST /qr-purchase/identification/verify': byCode,
  'POST /qr-purchase/offer': byKey,
  'POST /qr-purchase/sheet': byPlan,
  'POST /qr-purchase/draft': byPlan,
  'POST /qr-purchase/authorisation': byPlan,
  'POST /qr-purchase/authorisation/status': byKey,
  'POST /qr-purchase/authorisation/verify': byCode,
  'POST /qr-purchase/acceptance': byKey,
  'POST /qr-purchase/decline': byKey,
} as const satisfies Partial<Record<RouteName, Row>>;
