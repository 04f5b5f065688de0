import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const mine = { own: 200, foreign: 'RETAILER_NOT_FOUND' } as const;
/** What an analyst who is not the provider's may not move, and does not see of others. */
const theirs = { own: 'TREASURY_OF_THE_PROVIDER', foreign: 'RETAILER_NOT_FOUND' } as const;
const days = { originationsStartDate: '2026-11-01', originationsEndDate: '2026-11-21' };
const reason = 'Conta errada';

/** Transfers; the matrix asks as people of a retailer. */
export const access = {
  'GET /backofficeOriginations/retailers/{id}/transfers': {
    ask: (of) => ({ params: { id: of.shop.retailerId }, query: days }),
    ...mine,
  },
  'GET /backofficeOriginations/batches/{batchId}/originations': {
    ask: (of) => ({ params: { batchId: of.transferBatchId }, query: { retailerId: of.shop.retailerId } }),
    ...mine,
    unknown: 'RETAILER_NOT_FOUND',
  },
  'GET /backofficeOriginations/batches': { ask: () => ({}), own: 200, foreign: null },
  'POST /backofficeOriginations/batches': {
    ask: (of) => ({ body: { retailerId: of.shop.retailerId, date: '2026-11-19' } }),
    ...theirs,
  },
  'POST /backofficeOriginations/batches/{batchId}/steps/{step}': {
    ask: (of) => ({
      params: { batchId: of.transferBatchId, step: 'UME_TO_BANKER' },
      body: { retailerId: of.shop.retailerId },
    }),
    ...theirs,
  },
  'GET /backofficeOriginations/batches/{batchId}/steps/{step}/voucher': {
    ask: (of) => ({
      params: { batchId: of.transferBatchId, step: 'UME_TO_BANKER' },
      query: { retailerId: of.shop.retailerId },
    }),
    own: 'VOUCHER_NOT_FOUND',
    foreign: 'RETAILER_NOT_FOUND',
  },
  'POST /backofficeOriginations/batches/{batchId}/hold': {
    ask: (of) => ({ params: { batchId: of.transferBatchId }, body: { retailerId: of.shop.retailerId, reason } }),
    ...theirs,
  },
  'POST /backofficeOriginations/batches/{batchId}/resume': {
    ask: (of) => ({ params: { batchId: of.transferBatchId }, body: { retailerId: of.shop.retailerId } }),
    ...theirs,
  },
  'POST /backofficeOriginations/batches/{batchId}/reverse': {
    ask: (of) => ({ params: { batchId: of.transferBatchId }, body: { retailerId: of.shop.retailerId, reason } }),
    ...theirs,
  },
  'POST /backofficeOriginations/batches/{batchId}/email': {
    ask: (of) => ({ params: { batchId: of.transferBatchId }, body: { retailerId: of.shop.retailerId } }),
    ...theirs,
  },
  'POST /backofficeOriginations/batches/{batchId}/payout': {
    ask: (of) => ({ params: { batchId: of.transferBatchId }, body: { retailerId: of.shop.retailerId } }),
    ...theirs,
  },
  'POST /backofficeOriginations/batches/{batchId}/payout/answer': {
    ask: (of) => ({ params: { batchId: of.transferBatchId }, body: { retailerId: of.shop.retailerId, isPaid: true } }),
    ...theirs,
  },
  'POST /webhooks/payouts': { ask: () => ({ body: { status: 'FAILED' } }), own: 'UNAUTHORIZED', foreign: null },
  'POST /backofficeOriginations/remittances': { ask: () => ({}), own: 'TREASURY_OF_THE_PROVIDER', foreign: null },
  'GET /backofficeOriginations/remittances/{number}': {
    ask: () => ({ params: { number: '1' } }),
    own: 'TREASURY_OF_THE_PROVIDER',
    foreign: null,
  },
  'POST /backofficeOriginations/returns': {
    ask: () => ({ body: { fileName: 'retorno.ret', content: 'x' } }),
    own: 'TREASURY_OF_THE_PROVIDER',
    foreign: null,
  },
  'GET /backofficeOriginations/retailers/{id}/anticipation': {
    ask: (of) => ({ params: { id: of.shop.retailerId } }),
    own: 'ANTICIPATION_NOT_OFFERED',
    foreign: 'RETAILER_NOT_FOUND',
  },
  'POST /backofficeOriginations/retailers/{id}/anticipation': {
    ask: (of) => ({ params: { id: of.shop.retailerId }, body: { discount: 1 } }),
    own: 'ANTICIPATION_NOT_OFFERED',
    foreign: 'RETAILER_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
