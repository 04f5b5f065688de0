import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** Receipts, and what a customer signs. */
export const access = {
  'GET /receipts/{authenticationCode}': {
    ask: () => ({ params: { authenticationCode: '0000-0000-0000-0000' } }),
    own: 'RECEIPT_NOT_FOUND',
    foreign: null,
  },
  'GET /contracts/{id}/render': {
    ask: (of) => ({ params: { id: of.contractId } }),
    own: 200,
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'GET /contracts/installments/payments/render': {
    ask: (of) => ({ query: { ids: of.entryId } }),
    own: 200,
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'GET /contracts/{id}/render/blocks': {
    ask: (of) => ({ params: { id: of.contractId } }),
    own: 200,
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'GET /contracts/installments/payments/render/blocks': {
    ask: (of) => ({ query: { ids: of.entryId } }),
    own: 200,
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'GET /contracts/{id}/payoff/render': {
    ask: (of) => ({ params: { id: of.contractId }, query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'CONTRACT_NOT_FOUND',
    ungranted: 'CONTRACT_NOT_FOUND',
  },
  'GET /contracts/{id}/payoff/render/blocks': {
    ask: (of) => ({ params: { id: of.contractId }, query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'CONTRACT_NOT_FOUND',
    ungranted: 'CONTRACT_NOT_FOUND',
  },
  'GET /renegotiations/payments/render': {
    ask: (of) => ({ query: { ids: of.agreement.closedPaymentId } }),
    own: 200,
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'GET /contracts/{id}/instrument/render': {
    ask: (of) => ({ params: { id: of.contractId } }),
    own: 200,
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'GET /contracts/{id}/awareness-terms/render': {
    ask: (of) => ({ params: { id: of.contractId } }),
    own: 200,
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'GET /contracts/proposals/{id}/cet-sheet/render': {
    ask: (of) => ({ params: { id: of.proposalId } }),
    own: 200,
    foreign: 'PROPOSAL_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
