import type { RouteName } from '@balcao/contract';
import type { Row } from './row.ts';

/** Cancellations, the report of sales, and what a customer signs. */
export const cancellationRows = {
  'POST /coordinator/contracts/{id}/cancellation': {
    ask: (of) => ({
      params: { id: of.contractId },
      body: { reason: 'DEFECT', value: 1_000_000, storeId: of.shop.storeId },
    }),
    own: 'RETURN_VALUE_TOO_HIGH',
    foreign: 'CONTRACT_NOT_FOUND',
  },
  'GET /coordinator/contracts/originations/summaries': {
    ask: (of) => ({ query: { startDate: '2026-11-01', endDate: '2026-11-21', storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /contracts/{id}/instrument/render': {
    ask: (of) => ({ params: { id: of.contractId } }),
    own: 200,
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'GET /contracts/proposals/{id}/cet-sheet/render': {
    ask: (of) => ({ params: { id: of.proposalId } }),
    own: 200,
    foreign: 'PROPOSAL_NOT_FOUND',
  },
} satisfies Partial<Record<RouteName, Row>>;
