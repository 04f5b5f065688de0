import type { RouteName } from '@balcao/contract';
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
  'POST /coordinator/operators/many': {
    ask: (of) => ({ body: { operators: [sheetRow], retailerId: of.shop.retailerId } }),
    own: 'STAFF_SHEET_INVALID',
    foreign: 'RETAILER_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
