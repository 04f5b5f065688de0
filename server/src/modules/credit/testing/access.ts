import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** Of a customer: nobody else's, and not before the lookup. */
const ofCustomer = { foreign: 'BORROWER_NOT_FOUND', ungranted: 'BORROWER_NOT_FOUND' } as const;

/** Limits shown and changed by hand, coupons, evaluations and incentives. */
export const access = {
  'GET /coordinator/borrowers/{id}/limits': {
    ask: (of) => ({ params: { id: of.borrowerId }, query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'POST /coordinator/borrowers/{id}/limit/notify': {
    ask: (of) => ({ params: { id: of.borrowerId }, body: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'GET /coordinator/borrowers/{id}/limit/history': {
    ...ofCustomer,
    ask: (of) => ({ params: { id: of.borrowerId } }),
    own: 200,
  },
  'PATCH /coordinator/borrowers/{id}/limit': {
    ...ofCustomer,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { totalLimit: 100_000, reason: 'Renda comprovada' } }),
    own: 200,
  },
  'PATCH /coordinator/borrowers/{id}/limit/block': {
    ...ofCustomer,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { isBlocked: false, reason: 'Engano' } }),
    own: 200,
  },
  'PATCH /coordinator/borrowers/{id}/purchases': {
    ...ofCustomer,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { isDisabled: false, reason: 'Engano' } }),
    own: 200,
  },
  'POST /coordinator/borrowers/{id}/limit/requests': {
    ...ofCustomer,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { storeId: of.shop.storeId, purchaseValue: 100_000 } }),
    own: 'LIMIT_REQUEST_WAITING',
  },
  'GET /coordinator/limit-requests': { ask: () => ({}), own: 200, foreign: null },
  'PATCH /coordinator/limit-requests/{id}': {
    ask: (of) => ({ params: { id: of.limitRequestId }, body: { isApproved: true, reason: 'Confere' } }),
    own: 200,
    foreign: 'LIMIT_REQUEST_NOT_FOUND',
    // A colleague was first.
    otherStore: 'LIMIT_REQUEST_DECIDED',
  },
  'GET /coordinator/coupon-campaigns': { ask: () => ({}), own: 200, foreign: null },
  'GET /coordinator/borrowers/{id}/coupons': {
    ...ofCustomer,
    ask: (of) => ({ params: { id: of.borrowerId } }),
    own: 200,
  },
  'POST /coordinator/borrowers/{id}/coupons': {
    ...ofCustomer,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { campaignId: of.policyId, reason: 'Atendimento' } }),
    own: 'CAMPAIGN_NOT_RUNNING',
  },
  'POST /coordinator/borrowers/{id}/coupons/{couponId}/withdraw': {
    ...ofCustomer,
    ask: (of) => ({ params: { id: of.borrowerId, couponId: of.policyId }, body: { reason: 'Engano' } }),
    own: 'COUPON_NOT_FOUND',
  },
  'GET /coupons/next-purchase': {
    ...ofCustomer,
    ask: (of) => ({ query: { borrowerId: of.borrowerId, storeId: of.shop.storeId } }),
    own: 'COUPON_NOT_FOUND',
  },
  'POST /tx-credit/evaluations': {
    ...ofCustomer,
    ask: (of) => ({ body: { document: of.cpf, storeId: of.shop.storeId, requestedAmount: 100 } }),
    own: 'EVALUATION_POLICY_NOT_FOUND',
  },
  'GET /tx-credit/evaluations': {
    ...ofCustomer,
    ask: (of) => ({ query: { document: of.cpf, storeId: of.shop.storeId, status: 'APPLIED' } }),
    own: 'EVALUATION_NOT_FOUND',
  },
  'GET /coordinator/extra-credit': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/extra-credit/{borrowerId}/{id}/claim': {
    ask: (of) => ({ params: { ...of.extraCredit } }),
    own: 200,
    foreign: 'EVALUATION_NOT_FOUND',
    otherStore: 'EVALUATION_CLAIMED',
  },
  'POST /coordinator/extra-credit/{borrowerId}/{id}/release': {
    ask: (of) => ({ params: { ...of.freeExtraCredit } }),
    own: 'EVALUATION_NOT_CLAIMED',
    foreign: 'EVALUATION_NOT_FOUND',
  },
  'PATCH /coordinator/extra-credit/{borrowerId}/{id}': {
    ask: (of) => ({ params: { ...of.freeExtraCredit }, body: { isApproved: false, reason: 'Renda não confere' } }),
    own: 'EVALUATION_NOT_CLAIMED',
    foreign: 'EVALUATION_NOT_FOUND',
  },
  'GET /incentives/statement': {
    ask: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
    own: 200,
    foreign: null,
  },
  'GET /incentives/payouts': { ask: () => ({ query: { month: '2026-10' } }), own: 200, foreign: null },
  'GET /incentives/payouts/export': { ask: () => ({ query: { month: '2026-10' } }), own: 200, foreign: null },
  'GET /incentives/payouts/mine': { ask: () => ({}), own: 200, foreign: null },
  'POST /incentives/payouts': { ask: () => ({ body: { month: '2026-10' } }), own: 200, foreign: null },
  'POST /incentives/payouts/pay': {
    ask: (of) => ({ body: { payouts: [{ id: of.payoutId, pixKey: 'nao@mostrada.example' }] } }),
    own: 'PAYOUT_WITHOUT_KEY',
    foreign: 'PAYOUT_NOT_FOUND',
  },
  'POST /incentives/payouts/{id}/return': {
    ask: (of) => ({ params: { id: of.payoutId }, body: { reason: 'Chave inexistente' } }),
    own: 'PAYOUTS_MOVED',
    foreign: 'PAYOUT_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
