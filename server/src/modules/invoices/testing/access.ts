import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const byNobody = { params: { nossoNumero: '0'.repeat(17) }, body: {} };

/** Boletos, what came for them, and the bank's own way in. */
export const access = {
  'GET /coordinator/invoices/settings': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /coordinator/invoices/next': {
    ask: (of) => ({ body: { borrowerId: of.borrowerId } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'GET /coordinator/invoices/{id}/render': {
    ask: (of) => ({ params: { id: of.boletoId } }),
    own: 200,
    foreign: 'BOLETO_NOT_FOUND',
  },
  'POST /coordinator/payment-codes/find': {
    ask: () => ({ body: { code: '0000' } }),
    own: 'PAYMENT_CODE_UNREADABLE',
    foreign: null,
  },
  'GET /coordinator/invoices/payments/waiting': { ask: () => ({}), own: 200, foreign: null },
  'GET /coordinator/invoices/payments/decided': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/invoices/payments/{id}/decide': {
    ask: (of) => ({ params: { id: of.boletoPaymentId }, body: { decision: 'RETURN', reason: 'pago a mais' } }),
    own: 200,
    foreign: 'BOLETO_PAYMENT_NOT_FOUND',
    otherStore: 'BOLETO_PAYMENT_DECIDED',
  },
  'POST /webhooks/boletos': { ask: () => ({ body: { value: 1 } }), own: 'UNAUTHORIZED', foreign: null },
  'GET /inbox/boletos/{nossoNumero}': { ask: () => byNobody, own: 'BOLETO_NOT_FOUND', foreign: null },
  'POST /inbox/boletos/{nossoNumero}/pay': { ask: () => byNobody, own: 'BOLETO_NOT_FOUND', foreign: null },
} as const satisfies Partial<Record<RouteName, Row>>;
