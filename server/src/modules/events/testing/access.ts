import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** What the screens count. */
export const access = {
  'POST /events': { ask: () => ({ body: { events: [{ name: 'login_done', count: 1 }] } }), own: 204, foreign: null },
  'GET /events': { ask: () => ({}), own: 200, foreign: null },
} as const satisfies Partial<Record<RouteName, Row>>;
