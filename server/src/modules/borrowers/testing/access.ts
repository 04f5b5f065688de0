import type { RouteName } from '@balcao/contract';
import { newId } from '../../../kernel/ids.ts';
import type { Row } from '../../../testing/access-row.ts';

const image: Omit<Row, 'own'> = {
  ask: (of) => ({ params: { id: of.borrowerId } }),
  foreign: 'BORROWER_NOT_FOUND',
  ungranted: 'BORROWER_NOT_FOUND',
};

const phoneId = newId();
const phone: Omit<Row, 'own'> = { ...image, ask: (of) => ({ params: { id: of.borrowerId, phoneId } }) };

/** Lookup of customers, their data and photographs. */
export const access = {
  'GET /coordinator/borrowers/find-one': {
    ask: (of) => ({ query: { cpf: of.cpf } }),
    own: 200,
    foreign: null,
    unknown: 'BORROWER_NOT_FOUND',
  },
  'GET /coordinator/lookups/used-up': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/lookups/{operatorId}/release': {
    ask: (of) => ({ params: { operatorId: of.shop.actor.operatorId } }),
    own: 'LOOKUPS_LEFT',
    foreign: 'OPERATOR_NOT_FOUND',
  },
  'GET /coordinator/borrowers/{id}/data': { ...image, own: 200 },
  'GET /borrowers/{id}/images/portrait': { ...image, own: 200 },
  'GET /borrowers/{id}/images/document': { ...image, own: 200 },
  'POST /borrowers/{id}/phones': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { phoneNumber: '92991234567' } }),
    own: 'REGISTRATION_NOT_OPEN',
  },
  'POST /borrowers/{id}/phones/{phoneId}/verification-code': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId, phoneId }, body: {} }),
    own: 'PHONE_NOT_FOUND',
  },
  'GET /borrowers/{id}/phones/{phoneId}/verification-code': { ...phone, own: 'PHONE_NOT_FOUND' },
  'PUT /borrowers/{id}/phones/{phoneId}/secondary': { ...phone, own: 'PHONE_NOT_FOUND' },
  'DELETE /borrowers/{id}/phones/{phoneId}/secondary': { ...phone, own: 'PHONE_NOT_FOUND' },
  'PATCH /borrowers/{id}': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { name: 'Maria da Silva' } }),
    own: 'REGISTRATION_NOT_OPEN',
  },
  'PATCH /borrowers/{id}/bill-due-day': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { billDueDay: 5 } }),
    own: 'BILL_DUE_DAY_NOT_ALLOWED',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
