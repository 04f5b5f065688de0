import type { RouteName } from '@balcao/contract';
import { newId } from '../../../kernel/ids.ts';
import type { Row } from '../../../testing/access-row.ts';

const ofCustomer = { foreign: 'BORROWER_NOT_FOUND', ungranted: 'BORROWER_NOT_FOUND' } as const;
const onDesk = { foreign: 'APPLICATION_NOT_FOUND' } as const;
const phoneId = newId();
/** A page of nobody: its key alone says whose it is. */
const key = 'x'.repeat(43);
const ofPage = { own: 'ONLINE_LINK_UNKNOWN', foreign: null } as const;
const byKey = { ask: () => ({ body: { key } }), ...ofPage };
const imageBase64 = 'AAAA';

/** Registrations, the desk of those that wait for a person, and the customer's own page. */
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
    ...ofCustomer,
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
  'GET /portal/decision': { ask: () => ({}), own: 200, foreign: null },
  'POST /portal/decision/review': { ask: () => ({ body: {} }), own: 'REVIEW_NOT_AVAILABLE', foreign: null },
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
  'POST /online-application/open': { ask: () => ({ body: { token: key } }), ...ofPage },
  'POST /online-application/page': byKey,
  'POST /online-application/code': byKey,
  'POST /online-application/code/verify': { ask: () => ({ body: { key, code: '000000' } }), ...ofPage },
  'GET /online-application/professions': { ask: () => ({}), own: 200, foreign: null },
  'POST /online-application/address': { ask: () => ({ body: { key, cep: '69005140' } }), ...ofPage },
  'PATCH /online-application/data': byKey,
  'PATCH /online-application/bill-due-day': { ask: () => ({ body: { key, billDueDay: 10 } }), ...ofPage },
  'POST /online-application/face': { ask: () => ({ body: { key, imageBase64 } }), ...ofPage },
  'POST /online-application/challenge': byKey,
  'POST /online-application/liveness': {
    ask: () => ({ body: { key, imageBase64, biometryObject: { pictures: [] } } }),
    ...ofPage,
  },
  'POST /online-application/document/{side}': {
    ask: () => ({ params: { side: 'front' }, body: { key, imageBase64, documentType: 'RG' } }),
    ...ofPage,
  },
  'POST /online-application/document-text': { ask: () => ({ body: { key, imageBase64 } }), ...ofPage },
  'POST /online-application/review': byKey,
  'POST /online-application/send': { ask: () => ({ body: { key, consent: true } }), ...ofPage },
} as const satisfies Partial<Record<RouteName, Row>>;
