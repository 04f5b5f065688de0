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
  'POST /auth/operators/second-factor': {
    ask: () => ({ body: { method: 'totp', challenge: 'x'.repeat(43), code: '000000' } }),
    own: 'LOGIN_STEP_OVER',
    foreign: null,
  },
  'POST /auth/operators/password': {
    ask: () => ({ body: { username: 'x', challenge: 'x'.repeat(43), code: '000000', newPassword: 'balcao2026' } }),
    own: 'LOGIN_CODE_WRONG',
    foreign: null,
  },
  'POST /auth/unlock': { ask: () => ({ body: { by: 'pin', pin: '2580' } }), own: 'PIN_NOT_SET', foreign: null },
  'GET /users/me/security': { ask: () => ({}), own: 200, foreign: null },
  'PUT /users/me/password': { ask: () => ({ body: { newPassword: 'short' } }), own: 'BAD_REQUEST', foreign: null },
  'PUT /users/me/pin': { ask: () => ({ body: { password: 'x', pin: '1234' } }), own: 'PIN_TOO_SIMPLE', foreign: null },
  'DELETE /users/me/pin': { ask: () => ({}), own: 204, foreign: null },
  'DELETE /users/me/sessions': { ask: () => ({}), own: 200, foreign: null },
  'DELETE /users/me/sessions/{id}': {
    ask: (of) => ({ params: { id: of.shop.actor.operatorId } }),
    own: 'SESSION_NOT_FOUND',
    foreign: 'SESSION_NOT_FOUND',
  },
  'POST /users/me/second-factor/totp': { ask: () => ({ body: {} }), own: 'BAD_REQUEST', foreign: null },
  'POST /users/me/second-factor/totp/confirmation': {
    ask: () => ({ body: { code: '000000' } }),
    own: 'SECOND_FACTOR_WRONG',
    foreign: null,
  },
  'POST /users/me/second-factor/passkeys/offer': { ask: () => ({ body: {} }), own: 'BAD_REQUEST', foreign: null },
  'POST /users/me/second-factor/passkeys': { ask: () => ({ body: {} }), own: 'BAD_REQUEST', foreign: null },
  'POST /users/me/second-factor/recovery-codes': { ask: () => ({ body: {} }), own: 'BAD_REQUEST', foreign: null },
  'POST /users/me/second-factor/removal': { ask: () => ({ body: {} }), own: 'BAD_REQUEST', foreign: null },
  'POST /coordinator/operators/{id}/second-factor/reset': {
    ask: (of) => ({ params: { id: of.shop.actor.operatorId }, body: { reason: 'Perdeu o telefone' } }),
    own: 'SECOND_FACTOR_NOT_SET',
    foreign: 'OPERATOR_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
