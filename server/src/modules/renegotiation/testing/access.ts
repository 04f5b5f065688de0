import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const foreign = 'RENEGOTIATION_NOT_FOUND';
const ofCustomer = { foreign: 'BORROWER_NOT_FOUND', ungranted: 'BORROWER_NOT_FOUND' } as const;

/** Agreements on late debts. */
export const access = {
  'GET /coordinator/renegotiations/eligible-debts': {
    ...ofCustomer,
    ask: (of) => ({ query: { borrowerId: of.borrowerId, storeId: of.shop.storeId } }),
    own: 200,
  },
  'POST /coordinator/renegotiations/simulations': {
    ...ofCustomer,
    ask: (of) => ({
      body: { borrowerId: of.borrowerId, storeId: of.shop.storeId, contractIds: [of.contractId] },
    }),
    own: 'RENEGOTIATION_NOT_ELIGIBLE',
  },
  'POST /coordinator/renegotiations/{id}/code': {
    ask: (of) => ({ params: { id: of.agreement.askedId }, body: { optionId: of.agreement.optionId } }),
    own: 200,
    foreign,
    ungranted: foreign,
  },
  'POST /coordinator/renegotiations/{id}/accept': {
    ask: (of) => ({
      params: { id: of.agreement.offeredId },
      body: { optionId: of.agreement.optionId, code: '000000', storeId: of.shop.storeId },
    }),
    own: 'VERIFICATION_CODE_NOT_FOUND',
    foreign,
    ungranted: foreign,
  },
  'GET /coordinator/renegotiations/payments': {
    ...ofCustomer,
    ask: (of) => ({ query: { borrowerId: of.borrowerId } }),
    own: 200,
  },
  'POST /coordinator/renegotiations/payments': {
    ask: (of) => ({ body: { id: of.agreement.closedPaymentId, storeId: of.shop.storeId } }),
    own: 'ALREADY_PAID',
    foreign: 'INSTALLMENT_NOT_FOUND',
    ungranted: 'INSTALLMENT_NOT_FOUND',
  },
  'GET /coordinator/renegotiations/{id}': {
    ask: (of) => ({ params: { id: of.agreement.closedId } }),
    own: 200,
    foreign,
  },
  'POST /coordinator/renegotiations/{id}/break': {
    ask: (of) => ({ params: { id: of.agreement.closedId }, body: { reason: 'pedido do cliente' } }),
    own: 'RENEGOTIATION_NOT_ACTIVE',
    foreign,
  },
} as const satisfies Partial<Record<RouteName, Row>>;
