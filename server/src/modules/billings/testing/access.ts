import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** Billings are the retailer's; what waits is the provider's. */
export const access = {
  'GET /billings': {
    ask: (of) => ({ query: { retailerId: of.shop.retailerId } }),
    own: 200,
    foreign: 'RETAILER_NOT_FOUND',
  },
  'GET /billings/payments/agg': {
    ask: (of) => ({ query: { retailerId: of.shop.retailerId } }),
    own: 200,
    foreign: 'RETAILER_NOT_FOUND',
  },
  'GET /billings/payments/retailer': {
    ask: (of) => ({ query: { billingId: of.billingId } }),
    own: 200,
    foreign: 'BILLING_NOT_FOUND',
  },
  'POST /billings/{id}/reissue': {
    ask: (of) => ({ params: { id: of.billingId }, body: {} }),
    own: 'BILLING_NOT_OVERDUE',
    foreign: 'BILLING_NOT_FOUND',
  },
  'POST /billings/{id}/pix': {
    ask: (of) => ({ params: { id: of.billingId }, body: {} }),
    own: 'BILLING_ALREADY_PAID',
    foreign: 'BILLING_NOT_FOUND',
  },
  'GET /billings/{id}/render': {
    ask: (of) => ({ params: { id: of.billingId } }),
    own: 200,
    foreign: 'BILLING_NOT_FOUND',
  },
  'GET /billings/receipts/waiting': { ask: () => ({}), own: 'RETAILER_NOT_FOUND', foreign: null },
  'POST /billings/receipts/{id}/return': {
    ask: (of) => ({
      params: { id: of.billingReceiptId },
      body: { retailerId: of.shop.retailerId, reason: 'pago em dobro' },
    }),
    own: 'RETAILER_NOT_FOUND',
    foreign: 'RETAILER_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
