import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';
import { readGolden } from '../golden.ts';

const { policy } = readGolden();
const sheet = policy as Record<string, unknown>;

/** Credit policies are the provider's, and everybody's to read; a decision is its retailer's. */
export const access = {
  'GET /credit-policies/{id}': {
    ask: (of) => ({ params: { id: of.policyId } }),
    own: 'POLICY_DOCUMENT_NOT_FOUND',
    foreign: 'POLICY_DOCUMENT_NOT_FOUND',
  },
  'POST /credit-policies/check': { ask: () => ({ body: { sheet } }), own: 200, foreign: null },
  'POST /credit-policies/simulate': {
    ask: () => ({ body: { sheet, from: 0, count: 1 } }),
    own: 'CREDIT_POLICY_NOT_PUBLISHED',
    foreign: null,
  },
  'POST /credit-policies/simulate-past': {
    ask: () => ({ body: { sheet } }),
    own: 'CREDIT_POLICY_NOT_PUBLISHED',
    foreign: null,
  },
  'GET /credit-decisions/{id}': {
    ask: (of) => ({ params: { id: of.creditDecisionId } }),
    own: 200,
    foreign: 'CREDIT_DECISION_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
