import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** The embedded inbox, and the desk of who looks after messages. */
export const access = {
  'GET /inbox/messages': { ask: () => ({}), own: 200, foreign: null },
  'GET /coordinator/messages': { ask: () => ({}), own: 200, foreign: null },
  'GET /coordinator/messages/templates': { ask: () => ({}), own: 200, foreign: null },
  'POST /coordinator/messages/{id}/again': {
    ask: (of) => ({ params: { id: of.messageId } }),
    own: 'MESSAGE_NOT_FAILED',
    foreign: 'MESSAGE_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
