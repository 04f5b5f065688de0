import type { RouteName } from '@balcao/contract';
import { newId } from '../../../kernel/ids.ts';
import type { Row } from '../../../testing/access-row.ts';

/** Signing in and out, and operators. */
export const access = {
  'POST /auth/operators': { ask: () => ({ body: { username: 'x', password: '' } }), own: 'BAD_REQUEST', foreign: null },
  'POST /auth/operators/code': { ask: () => ({ body: { username: 5 } }), own: 'BAD_REQUEST', foreign: null },
  'POST /auth/operators/code/verify': {
    ask: () => ({ body: { username: 'x', challenge: 'x'.repeat(43), code: '000000' } }),
    own: 'LOGIN_CODE_WRONG',
    foreign: null,
  },
  'GET /auth/exchange-tokens': {
    ask: () => ({ query: { proof: 'x'.repeat(43) } }),
    own: 'SIGN_ON_FAILED',
    foreign: null,
  },
  // An e-mail of nobody each time: wrong passwords make one wait.
  'POST /coordinator/approvals': {
    ask: () => ({
      body: {
        act: 'payment.undo',
        subjectId: newId(),
        facts: { reason: 'Engano' },
        username: `${newId()}@equipe.example`,
        password: 'errada1',
      },
    }),
    own: 'APPROVAL_REFUSED',
    foreign: null,
  },
  'GET /operators/identification': {
    ask: () => ({ query: { document: '111.444.777-35' } }),
    own: 'OPERATOR_NOT_FOUND',
    foreign: null,
  },
  'GET /auth': { ask: () => ({}), own: 200, foreign: null },
  'POST /auth/logout': { ask: () => ({}), own: 204, foreign: null },
  'GET /users/me': { ask: (of) => ({ query: { storeId: of.shop.storeId } }), own: 200, foreign: 'STORE_NOT_FOUND' },
  'GET /coordinator/operators/{id}': {
    ask: (of) => ({ params: { id: of.shop.actor.operatorId } }),
    own: 200,
    foreign: 'OPERATOR_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
