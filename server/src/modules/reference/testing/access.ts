import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** The same for everybody who is signed in. */
export const access = {
  'GET /reference/professions': { ask: () => ({}), own: 200, foreign: null },
  'GET /reference/states': { ask: () => ({}), own: 200, foreign: null },
  'GET /reference/states/{uf}/municipalities': { ask: () => ({ params: { uf: 'AM' } }), own: 200, foreign: null },
  'GET /reference/addresses/{cep}': { ask: () => ({ params: { cep: '69005-040' } }), own: 200, foreign: null },
  'GET /reference/addresses': {
    ask: () => ({ query: { uf: 'AM', city: 'Manaus', street: 'Eduardo Ribeiro' } }),
    own: 200,
    foreign: null,
  },
} as const satisfies Partial<Record<RouteName, Row>>;
