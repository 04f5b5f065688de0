import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

/** The embedded inbox. */
export const access = {
  'GET /inbox/messages': { ask: () => ({}), own: 200, foreign: null },
} as const satisfies Partial<Record<RouteName, Row>>;
