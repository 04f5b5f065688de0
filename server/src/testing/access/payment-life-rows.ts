import type { RouteName } from '@balcao/contract';
import { newId } from '../../kernel/ids.ts';
import type { Row } from './row.ts';

const ofContract: Omit<Row, 'own'> = {
  ask: (of) => ({ params: { id: of.contractId } }),
  foreign: 'CONTRACT_NOT_FOUND',
  ungranted: 'CONTRACT_NOT_FOUND',
};

/** Payments of any amount, their history, the quote of what pays a contract off, and undoing a payment. */
export const paymentLifeRows = {
  'POST /coordinator/contracts/{id}/payments': {
    ...ofContract,
    ask: (of) => ({ params: { id: of.contractId }, body: { storeId: of.shop.storeId, amount: 0.5 } }),
    own: 'AMOUNT_TOO_SMALL',
  },
  'GET /coordinator/contracts/{id}/payments': { ...ofContract, own: 200 },
  'GET /coordinator/contracts/{id}/payoff': { ...ofContract, own: 200 },
  'GET /contracts/{id}/payoff/render': {
    ...ofContract,
    ask: (of) => ({ params: { id: of.contractId }, query: { storeId: of.shop.storeId } }),
    own: 200,
  },
  // In a store that is nobody's: each of the two roles could take it back but once.
  'POST /coordinator/payments/{id}/undo': {
    ask: (of) => ({ params: { id: of.paymentId }, body: { reason: 'Engano', storeId: newId() } }),
    own: 'STORE_NOT_FOUND',
    foreign: 'PAYMENT_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
