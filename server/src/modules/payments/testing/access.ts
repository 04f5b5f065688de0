import type { RouteName } from '@balcao/contract';
import { newId } from '../../../kernel/ids.ts';
import type { Row } from '../../../testing/access-row.ts';

const ofContract: Omit<Row, 'own'> = {
  ask: (of) => ({ params: { id: of.contractId } }),
  foreign: 'CONTRACT_NOT_FOUND',
  ungranted: 'CONTRACT_NOT_FOUND',
};

const ofStatement: Row = {
  ask: (of) => ({ params: { id: of.borrowerId }, query: { from: '2026-01-01', to: '2026-12-31' } }),
  own: 200,
  foreign: 'BORROWER_NOT_FOUND',
  ungranted: 'BORROWER_NOT_FOUND',
};

/** Statements, installments, payments of any amount, their history, the quote of what pays a contract off, and undoing a payment. */
export const access = {
  'GET /coordinator/borrowers/{id}/statement': ofStatement,
  'GET /coordinator/borrowers/{id}/statement/render': ofStatement,
  'GET /coordinator/contracts/installments': {
    ask: (of) => ({ query: { borrowerId: of.borrowerId } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'POST /coordinator/contracts/installments/{id}/payment': {
    ask: (of) => ({ params: { id: of.installmentId }, body: { storeId: of.shop.storeId, expectedTotal: 0.01 } }),
    own: 'PAYMENT_TOTAL_CHANGED',
    foreign: 'INSTALLMENT_NOT_FOUND',
    ungranted: 'INSTALLMENT_NOT_FOUND',
  },
  'POST /coordinator/contracts/installments/pay-multiple': {
    ask: (of) => ({ body: { installmentIds: [of.installmentId], storeId: of.shop.storeId, expectedTotal: 0.01 } }),
    own: 'PAYMENT_TOTAL_CHANGED',
    foreign: 'INSTALLMENT_NOT_FOUND',
    ungranted: 'INSTALLMENT_NOT_FOUND',
  },
  'POST /coordinator/contracts/{id}/payments': {
    ...ofContract,
    ask: (of) => ({ params: { id: of.contractId }, body: { storeId: of.shop.storeId, amount: 0.5 } }),
    own: 'AMOUNT_TOO_SMALL',
  },
  'GET /coordinator/contracts/{id}/payments/preview': {
    ...ofContract,
    ask: (of) => ({ params: { id: of.contractId }, query: { amount: '0.5' } }),
    own: 'AMOUNT_TOO_SMALL',
  },
  'GET /coordinator/contracts/{id}/payments': { ...ofContract, own: 200 },
  'GET /coordinator/contracts/{id}/payoff': { ...ofContract, own: 200 },
  // In a store that is nobody's: each of the two roles could take it back but once.
  'POST /coordinator/payments/{id}/undo': {
    ask: (of) => ({ params: { id: of.paymentId }, body: { reason: 'Engano', storeId: newId() } }),
    own: 'STORE_NOT_FOUND',
    foreign: 'PAYMENT_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
