import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const key = 'x'.repeat(43);
const over = { own: 'BUDGET_VISIT_OVER', foreign: null } as const;

/** The calculator: staff look a customer up; a visitor reaches nothing but by a phone that is proven. */
export const access = {
  'POST /budgets/chat': {
    ask: (of) => ({ body: { cpf: of.cpf, value: 300, phone: '+5592988887777', storeId: of.shop.storeId } }),
    own: 'BUDGETS_NOT_ALLOWED',
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /budgets/visits': { ask: () => ({ body: { phone: '1' } }), own: 'BAD_REQUEST', foreign: null },
  'POST /budgets/visits/verify': { ask: () => ({ body: { key, code: '000000' } }), ...over },
  'POST /budgets/visits/chat': { ask: (of) => ({ body: { key, cpf: of.cpf, value: 300 } }), ...over },
  'POST /webhooks/chat': { ask: () => ({ body: { text: 'oi' } }), own: 'UNAUTHORIZED', foreign: null },
  'POST /inbox/chat': { ask: () => ({ body: { from: '1', text: 'oi' } }), own: 'BAD_REQUEST', foreign: null },
} as const satisfies Partial<Record<RouteName, Row>>;
