import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const ofCharge: Omit<Row, 'own'> = {
  ask: (of) => ({ params: { id: of.pixChargeId } }),
  foreign: 'PIX_CHARGE_NOT_FOUND',
};
const byNobody = { params: { txid: '0'.repeat(32) }, body: {} };

/** Charges by Pix, what came for them, and the bank's own way in. */
export const access = {
  'POST /coordinator/pix/charges': {
    ask: (of) => ({ body: { installmentIds: [of.installmentId], storeId: of.shop.storeId, expectedTotal: 0.01 } }),
    own: 'PAYMENT_TOTAL_CHANGED',
    foreign: 'INSTALLMENT_NOT_FOUND',
    ungranted: 'INSTALLMENT_NOT_FOUND',
  },
  'POST /coordinator/pix/agreement-charges': {
    ask: (of) => ({ body: { id: of.agreement.closedPaymentId, storeId: of.shop.storeId } }),
    own: 'ALREADY_PAID',
    foreign: 'INSTALLMENT_NOT_FOUND',
    ungranted: 'INSTALLMENT_NOT_FOUND',
  },
  'POST /coordinator/pix/amount-charges': {
    ask: (of) => ({ body: { contractId: of.contractId, storeId: of.shop.storeId, amount: 0.5 } }),
    own: 'AMOUNT_TOO_SMALL',
    foreign: 'CONTRACT_NOT_FOUND',
    ungranted: 'CONTRACT_NOT_FOUND',
  },
  'GET /coordinator/pix/charges/{id}': { ...ofCharge, own: 200 },
  'POST /coordinator/pix/charges/{id}/cancel': { ...ofCharge, own: 'PIX_CHARGE_ALREADY_SETTLED' },
  'GET /coordinator/pix/receipts': {
    ask: (of) => ({ query: { borrowerId: of.borrowerId } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'POST /coordinator/pix/receipts/{id}/refund': {
    ask: (of) => ({ params: { id: of.pixReceiptId }, body: { reason: 'devolvido no caixa' } }),
    own: 'PIX_WITHOUT_CREDIT',
    foreign: 'PIX_RECEIPT_NOT_FOUND',
  },
  // Nobody's money: the provider's analyst alone.
  'GET /coordinator/pix/unmatched/{id}': {
    ask: (of) => ({ params: { id: of.pixReceiptId } }),
    own: 'UNMATCHED_PIX_NOT_FOUND',
    foreign: 'UNMATCHED_PIX_NOT_FOUND',
  },
  'POST /coordinator/pix/unmatched/{id}/settle': {
    ask: (of) => ({ params: { id: of.pixReceiptId }, body: { outcome: 'RETURNED', reason: 'Devolvido' } }),
    own: 'UNMATCHED_PIX_NOT_FOUND',
    foreign: 'UNMATCHED_PIX_NOT_FOUND',
  },
  'POST /webhooks/pix': { ask: () => ({ body: { value: 1 } }), own: 'UNAUTHORIZED', foreign: null },
  'GET /inbox/pix-charges/{txid}': { ask: () => byNobody, own: 'PIX_CHARGE_NOT_FOUND', foreign: null },
  'POST /inbox/pix-charges/{txid}/pay': { ask: () => byNobody, own: 'PIX_CHARGE_NOT_FOUND', foreign: null },
} as const satisfies Partial<Record<RouteName, Row>>;
