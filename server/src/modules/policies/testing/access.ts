import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';
import { testEntry } from './entry.ts';

let made = 0;
const nextDocument = () => ({ ...testEntry.document, restDays: (made += 1) });

/** Policies: of a store, those of the caller's retailer alone. */
export const access = {
  'GET /policies': { ask: () => ({ query: { kind: 'pricing' } }), own: 200, foreign: null },
  'GET /policies/kinds': { ask: () => ({}), own: 200, foreign: null },
  'GET /policies/{id}': {
    ask: (of) => ({ params: { id: of.policyId } }),
    own: 200,
    foreign: 'POLICY_DOCUMENT_NOT_FOUND',
  },
  'POST /policies/preview': {
    ask: (of) => ({ body: { ...testEntry, scope: 'STORE', storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /policies': {
    // Another document each time: the same one again changes nothing.
    ask: (of) => ({ body: { ...testEntry, scope: 'STORE', storeId: of.shop.storeId, document: nextDocument() } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /policies/{id}/approve': {
    ask: (of) => ({ params: { id: of.policyId } }),
    own: 'POLICY_NOT_WAITING',
    foreign: 'POLICY_DOCUMENT_NOT_FOUND',
  },
  'POST /policies/{id}/end': {
    ask: (of) => ({ params: { id: of.policyId }, body: { reason: 'Acabou' } }),
    own: 'POLICY_NOT_RUNNING',
    foreign: 'POLICY_DOCUMENT_NOT_FOUND',
  },
  'POST /policies/{id}/withdraw': {
    ask: (of) => ({ params: { id: of.policyId }, body: { reason: 'Engano' } }),
    own: 'POLICY_ALREADY_HOLDS',
    foreign: 'POLICY_DOCUMENT_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
