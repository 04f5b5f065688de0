import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const body = { token: 'x'.repeat(43) };
const unknown = { ask: () => ({ body }), own: 'RECEIPT_LINK_UNKNOWN', foreign: null } as const;

/** Links to receipts: sent by the staff of their retailer, opened by whoever holds one. */
export const access = {
  'POST /receipt-links': {
    ask: (of) => ({ body: { kind: 'PAYMENT', ids: [of.paymentId], channel: 'SMS' } }),
    own: 200,
    foreign: 'DOCUMENT_NOT_FOUND',
  },
  'POST /receipt-links/open': unknown,
  'POST /receipt-links/render': unknown,
} as const satisfies Partial<Record<RouteName, Row>>;
