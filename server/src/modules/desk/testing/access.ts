import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** The queue of the back office. */
export const access = {
  'GET /coordinator/desk': { ask: () => ({}), own: 200, foreign: null },
  'GET /coordinator/desk/figures': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/desk/{kind}/{ownerId}/{id}/claim': {
    ask: (of) => ({ params: { kind: 'PHONE_CHANGE', ownerId: of.phoneChange.personId, id: of.phoneChange.id } }),
    own: 204,
    otherStore: 'PHONE_CHANGE_CLAIMED',
    foreign: 'PHONE_CHANGE_NOT_FOUND',
  },
  'POST /coordinator/desk/{kind}/{ownerId}/{id}/release': {
    ask: (of) => ({
      params: { kind: 'PHONE_CHANGE', ownerId: of.freePhoneChange.personId, id: of.freePhoneChange.id },
    }),
    own: 'PHONE_CHANGE_NOT_CLAIMED',
    foreign: 'PHONE_CHANGE_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
