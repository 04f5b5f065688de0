import type { RouteName } from '@balcao/contract';
import { newId } from '../../../kernel/ids.ts';
import { validCpf } from '../testing.ts';
import type { Row } from '../../../testing/access-row.ts';

let made = 0;
const newColleague = (storeId: string) => {
  const cpf = validCpf(700_000_000 + (made += 1));
  const contact = { email: `rita.${cpf}@casa.example`, phoneNumber: '(92) 98888-7777' };
  return { ...contact, name: 'Rita Nogueira', cpf, role: 'cashier', password: 'caixa 1', storeId };
};

const sheetRow = { name: 'Rita', cpf: '', email: '', phoneNumber: '', role: 'Caixa', storeName: 'Centro' };

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
  'POST /coordinator/approvals/passkey/offer': {
    ask: () => ({ body: { act: 'payment.undo', subjectId: newId(), facts: { reason: 'Engano' } } }),
    own: 200,
    foreign: null,
  },
  'POST /coordinator/approvals/passkey': {
    ask: () => ({
      body: {
        act: 'payment.undo',
        subjectId: newId(),
        facts: { reason: 'Engano' },
        challenge: 'x'.repeat(43),
        response: {
          id: 'eA',
          rawId: 'eA',
          type: 'public-key',
          response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' },
        },
      },
    }),
    own: 'APPROVAL_CHALLENGE_OVER',
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
  'GET /coordinator/staffing': { ask: () => ({}), own: 200, foreign: null },
  'GET /coordinator/operators': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /coordinator/operators': {
    ask: (of) => ({ body: newColleague(of.shop.storeId) }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'PUT /coordinator/operators/{id}': {
    ask: (of) => ({
      params: { id: of.colleagueId },
      body: { phoneNumber: `+55929888${String((made += 1)).padStart(5, '0')}` },
    }),
    own: 200,
    foreign: 'OPERATOR_NOT_FOUND',
  },
  'GET /coordinator/operators/{id}/history': {
    ask: (of) => ({ params: { id: of.colleagueId } }),
    own: 200,
    foreign: 'OPERATOR_NOT_FOUND',
  },
  'POST /coordinator/operators/{id}/unlock': {
    ask: (of) => ({ params: { id: of.colleagueId } }),
    own: 'OPERATOR_NOT_LOCKED',
    foreign: 'OPERATOR_NOT_FOUND',
  },
  'GET /coordinator/operator-sheets/template': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/operator-sheets': {
    ask: (of) => ({ body: { name: 'a.csv', content: 'AAAA', retailerId: of.shop.retailerId } }),
    own: 'SHEET_ENCODING',
    foreign: 'RETAILER_NOT_FOUND',
  },
  'GET /coordinator/operator-sheets/progress': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/operators/many': {
    ask: (of) => ({ body: { operators: [sheetRow], retailerId: of.shop.retailerId } }),
    own: 'STAFF_SHEET_INVALID',
    foreign: 'RETAILER_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
