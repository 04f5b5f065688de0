import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** Offers, codes and sales. */
export const access = {
  'POST /coordinator/contracts': {
    ask: (of) => ({ body: { borrowerId: of.borrowerId, storeId: of.shop.storeId, principal: 100 } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'GET /coordinator/contracts/find-one': {
    ask: (of) => ({ query: { id: of.contractId } }),
    own: 200,
    foreign: 'CONTRACT_NOT_FOUND',
  },
  'GET /coordinator/contracts/in-progress': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /coordinator/contracts/{id}/resume': {
    ask: (of) => ({ params: { id: of.contractId }, body: { storeId: of.shop.storeId } }),
    own: 'SALE_NOT_IN_PROGRESS',
    foreign: 'CONTRACT_NOT_FOUND',
  },
  'POST /origination-code': {
    ask: (of) => ({ body: { proposalId: of.askedProposalId } }),
    own: 200,
    foreign: 'PROPOSAL_NOT_FOUND',
  },
  'GET /origination-code/status': {
    ask: (of) => ({ query: { proposalId: of.askedProposalId } }),
    own: 200,
    foreign: 'PROPOSAL_NOT_FOUND',
  },
  'PATCH /origination-code/verify': {
    ask: (of) => ({ body: { proposalId: of.proposalId, purchaseCode: '000000' } }),
    own: 'VERIFICATION_CODE_NOT_FOUND',
    foreign: 'PROPOSAL_NOT_FOUND',
  },
  'POST /coordinator/contracts/proposals/{id}/verify': {
    ask: (of) => ({ params: { id: of.proposalId }, body: { verificationCode: '000000' } }),
    own: 'PROPOSAL_VERIFICATION_CODE_NOT_FOUND',
    foreign: 'PROPOSAL_NOT_FOUND',
  },
  'POST /coordinator/contracts/proposals/{id}/accept': {
    ask: (of) => ({ params: { id: of.proposalId } }),
    own: 'PURCHASE_NOT_VERIFIED',
    foreign: 'PROPOSAL_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
