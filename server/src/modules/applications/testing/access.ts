import type { RouteName } from '@balcao/contract';
import { newId } from '../../../kernel/ids.ts';
import type { Row } from '../../../testing/access-row.ts';

const ofCustomer = { foreign: 'BORROWER_NOT_FOUND', ungranted: 'BORROWER_NOT_FOUND' } as const;
const onDesk = { foreign: 'APPLICATION_NOT_FOUND' } as const;
const phoneId = newId();

/** Registrations, and the desk of those that wait for a person. */
export const access = {
  'POST /application-engine/pre-application': {
    ask: (of) => ({ body: { cpf: of.cpf, storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'PATCH /borrowers/{id}/phones/{phoneId}/verify': {
    ask: (of) => ({ params: { id: of.borrowerId, phoneId }, body: { verificationCode: '000000' } }),
    own: 'PHONE_NOT_FOUND',
    ...ofCustomer,
  },
  'POST /application-engine/application': {
    ask: (of) => ({ body: { borrowerId: of.borrowerId, storeId: of.shop.storeId } }),
    own: 200,
    ...ofCustomer,
  },
  'GET /application-engine/borrowers/{id}/applications/status': {
    ask: (of) => ({ params: { id: of.borrowerId } }),
    own: 200,
    ...ofCustomer,
  },
  'POST /application-engine/application/online/url/send': {
    ask: (of) => ({ body: { borrowerId: of.borrowerId } }),
    own: 'ONLINE_APPLICATION_NOT_OFFERED',
    foreign: 'ONLINE_APPLICATION_NOT_OFFERED',
  },
  'POST /application-engine/reevaluate': {
    ask: (of) => ({ body: { borrowerId: of.borrowerId } }),
    own: 'REEVALUATION_NOT_AVAILABLE',
    ...ofCustomer,
  },
  'POST /application-engine/application/review': {
    ask: (of) => ({ body: { borrowerId: of.borrowerId } }),
    own: 'REVIEW_NOT_AVAILABLE',
    ...ofCustomer,
  },
  'GET /coordinator/applications': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/applications/{borrowerId}/{id}/claim': {
    ask: (of) => ({ params: { ...of.application } }),
    own: 200,
    otherStore: 'DESK_APPLICATION_CLAIMED',
    ...onDesk,
  },
  'POST /coordinator/applications/{borrowerId}/{id}/release': {
    ask: (of) => ({ params: { ...of.freeApplication } }),
    own: 'DESK_APPLICATION_NOT_CLAIMED',
    ...onDesk,
  },
  'PATCH /coordinator/applications/{borrowerId}/{id}': {
    ask: (of) => ({ params: { ...of.freeApplication }, body: { isApproved: false, reason: 'Dados não conferem' } }),
    own: 'DESK_APPLICATION_NOT_CLAIMED',
    ...onDesk,
  },
} as const satisfies Partial<Record<RouteName, Row>>;
