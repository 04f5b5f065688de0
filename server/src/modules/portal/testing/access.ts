import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const key = 'x'.repeat(43);

/** The customer's portal: the matrix asks as staff, who are refused, and as the customer. */
export const access = {
  'POST /portal/entries': { ask: () => ({ body: { cpf: '1' } }), own: 'BAD_REQUEST', foreign: null },
  'POST /portal/entries/verify': {
    ask: () => ({ body: { key, code: '000000' } }),
    own: 'PORTAL_ENTRY_OVER',
    foreign: null,
  },
  'POST /portal/leave': { ask: () => ({}), own: 204, foreign: null },
  'GET /portal/home': { ask: () => ({}), own: 200, foreign: null },
  'POST /portal/limit-requests': {
    ask: () => ({ body: { limit: 1 } }),
    // The session of the matrix is at no provider's house.
    own: 'LIMIT_NOT_FOUND',
    foreign: null,
  },
  'GET /portal/purchases': { ask: () => ({}), own: 200, foreign: null },
  'POST /portal/pix-charges': {
    ask: (of) => ({ body: { installmentIds: [of.installmentId] } }),
    own: 200,
    foreign: 'INSTALLMENT_NOT_FOUND',
  },
  'POST /portal/agreement-charges': {
    ask: (of) => ({ body: { id: of.agreement.closedPaymentId } }),
    own: 'ALREADY_PAID',
    foreign: 'INSTALLMENT_NOT_FOUND',
  },
  'GET /portal/pix-charges/{id}': {
    ask: (of) => ({ params: { id: of.pixChargeId } }),
    own: 200,
    foreign: 'PIX_CHARGE_NOT_FOUND',
  },
  'POST /portal/boletos': {
    ask: (of) => ({ body: { contractId: of.contractId } }),
    own: 200,
    foreign: 'CONTRACT_NOT_FOUND',
  },
  'GET /portal/boletos/{id}/render': {
    ask: (of) => ({ params: { id: of.boletoId } }),
    own: 200,
    foreign: 'BOLETO_NOT_FOUND',
  },
  'GET /portal/purchases/{id}/papers/{paper}/render': {
    ask: (of) => ({ params: { id: of.contractId, paper: 'RECEIPT' } }),
    own: 200,
    foreign: 'CONTRACT_NOT_FOUND',
  },
  'GET /portal/statement': { ask: () => ({ query: { month: '2026-11' } }), own: 200, foreign: null },
  'GET /portal/receipts/{authenticationCode}/render': {
    ask: () => ({ params: { authenticationCode: 'X7Q2-90KD-31FM-ZZ04' } }),
    own: 'DOCUMENT_NOT_FOUND',
    foreign: null,
  },
  'POST /portal/agreements': {
    ask: (of) => ({ body: { contractId: of.contractId } }),
    own: 'RENEGOTIATION_NOT_ELIGIBLE',
    foreign: 'CONTRACT_NOT_FOUND',
  },
  'POST /portal/agreements/{id}/code': {
    ask: (of) => ({ params: { id: of.agreement.askedId }, body: { optionId: of.agreement.optionId } }),
    own: 200,
    foreign: 'RENEGOTIATION_NOT_FOUND',
  },
  'POST /portal/agreements/{id}/accept': {
    ask: (of) => ({
      params: { id: of.agreement.offeredId },
      body: { optionId: of.agreement.optionId, code: '000000' },
    }),
    own: 'VERIFICATION_CODE_NOT_FOUND',
    foreign: 'RENEGOTIATION_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
