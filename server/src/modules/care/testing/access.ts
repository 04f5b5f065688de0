import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const id = '018f0000-0000-7000-8000-000000000000';
const reason = 'Pedido do cliente';

/** Customers' rights over their data. */
export const access = {
  'GET /coordinator/borrowers/{id}/care': {
    ask: (of) => ({ params: { id: of.borrowerId } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'POST /coordinator/borrowers/{id}/data-export': {
    ask: (of) => ({ params: { id: of.borrowerId }, body: { reason } }),
    own: 200,
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'POST /coordinator/borrowers/{id}/care-requests': {
    ask: (of) => ({ params: { id: of.borrowerId }, body: { kind: 'ERASURE', reason } }),
    own: 'CARE_REQUEST_WAITING',
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'POST /coordinator/borrowers/{id}/consents/{consentId}/withdraw': {
    ask: (of) => ({ params: { id: of.borrowerId, consentId: id }, body: { reason } }),
    own: 'CONSENT_NOT_FOUND',
    foreign: 'BORROWER_NOT_FOUND',
    ungranted: 'BORROWER_NOT_FOUND',
  },
  'GET /coordinator/care-requests': { ask: () => ({}), own: 200, foreign: null },
  'PATCH /coordinator/care-requests/{borrowerId}/{id}': {
    ask: (of) => ({ params: { ...of.careRequest }, body: { isApproved: true, reason } }),
    own: 'ERASURE_WHILE_OWED',
    foreign: 'CARE_REQUEST_NOT_FOUND',
  },
  'GET /portal/care': { ask: () => ({}), own: 200, foreign: null },
  'POST /portal/data-export': { ask: () => ({}), own: 200, foreign: null },
  'POST /portal/erasure-requests': { ask: () => ({}), own: 'CARE_REQUEST_WAITING', foreign: null },
  'POST /portal/consents/{id}/withdraw': { ask: () => ({ params: { id } }), own: 'CONSENT_NOT_FOUND', foreign: null },
} as const satisfies Partial<Record<RouteName, Row>>;
