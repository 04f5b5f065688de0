import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const image: Omit<Row, 'own'> = {
  ask: (of) => ({ params: { id: of.borrowerId } }),
  foreign: 'BORROWER_NOT_FOUND',
  ungranted: 'BORROWER_NOT_FOUND',
};

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
} as const satisfies Partial<Record<RouteName, Row>>;
