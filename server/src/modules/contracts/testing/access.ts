import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const key = 'x'.repeat(43);
const noVisit = { own: 'FACE_VISIT_OVER', foreign: null } as const;

/** Offers, codes, calls, faces and sales. */
export const access = {
  'POST /coordinator/contracts': {
    ask: (of) => ({ body: { borrowerId: of.borrowerId, storeId: of.shop.storeId, principal: 100 } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'GET /coordinator/contracts/in-store/simulation': {
    ask: (of) => ({ query: { borrowerId: of.borrowerId, storeId: of.shop.storeId, principal: '100' } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'GET /coordinator/contracts': {
    ask: (of) => ({ query: { captureMethod: 'QR_CODE', captureReferenceId: of.qrPurchaseId } }),
    own: 200,
    // Nobody's is told from one that nobody accepted yet: a list without a row.
    foreign: null,
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
  'PATCH /origination-code/analyst': {
    ask: (of) => ({ body: { proposalId: of.proposalId } }),
    own: 'VERIFICATION_CODE_NOT_FOUND',
    foreign: 'PROPOSAL_NOT_FOUND',
  },
  'GET /coordinator/purchase-calls': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/claim': {
    ask: (of) => ({ params: { ...of.purchaseCall } }),
    own: 200,
    otherStore: 'PURCHASE_CALL_CLAIMED',
    foreign: 'PURCHASE_CALL_NOT_FOUND',
  },
  'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/release': {
    ask: (of) => ({ params: { ...of.freePurchaseCall } }),
    own: 'PURCHASE_CALL_NOT_CLAIMED',
    foreign: 'PURCHASE_CALL_NOT_FOUND',
  },
  'POST /coordinator/purchase-calls/{borrowerId}/{proposalId}/pictures': {
    ask: (of) => ({ params: { ...of.freePurchaseCall } }),
    own: 'PURCHASE_CALL_NOT_CLAIMED',
    foreign: 'PURCHASE_CALL_NOT_FOUND',
  },
  'PATCH /coordinator/purchase-calls/{borrowerId}/{proposalId}': {
    ask: (of) => ({ params: { ...of.freePurchaseCall }, body: { isApproved: true, reason: 'Conferido' } }),
    own: 'PURCHASE_CALL_NOT_CLAIMED',
    foreign: 'PURCHASE_CALL_NOT_FOUND',
  },
  'POST /purchase-face/links/open': { ask: () => ({ body: { token: key } }), own: 'FACE_LINK_UNKNOWN', foreign: null },
  'POST /purchase-face/consent': { ask: () => ({ body: { key } }), ...noVisit },
  'POST /purchase-face/pictures': { ask: () => ({ body: { key, pictures: ['QUJD'] } }), ...noVisit },
  'POST /purchase-face/decline': { ask: () => ({ body: { key } }), ...noVisit },
  'PATCH /origination-code/withdraw': {
    ask: (of) => ({ body: { proposalId: of.proposalId } }),
    own: 'VERIFICATION_CODE_NOT_FOUND',
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
