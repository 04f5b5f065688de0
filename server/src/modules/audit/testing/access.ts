import type { RouteName } from '@balcao/contract';
import type { Holdings, Row } from '../../../testing/access-row.ts';

const ofRetailer = ({ shop }: Holdings) => ({ retailerId: shop.retailerId });

/** Who saw or changed what, by retailer. */
export const access = {
  'GET /coordinator/audit': { ask: (of) => ({ query: ofRetailer(of) }), own: 200, foreign: 'RETAILER_NOT_FOUND' },
  'GET /coordinator/audit/entries': {
    ask: (of) => ({ query: { ...ofRetailer(of), customerId: of.borrowerId } }),
    own: 200,
    foreign: 'RETAILER_NOT_FOUND',
  },
  'GET /coordinator/audit/entries/export': {
    ask: (of) => ({ query: ofRetailer(of) }),
    own: 200,
    foreign: 'RETAILER_NOT_FOUND',
  },
  'POST /coordinator/audit/customers': {
    ask: (of) => ({ body: { ...ofRetailer(of), cpf: of.cpf } }),
    own: 200,
    foreign: 'RETAILER_NOT_FOUND',
  },
  'GET /coordinator/audit/chain': { ask: (of) => ({ query: ofRetailer(of) }), own: 200, foreign: 'RETAILER_NOT_FOUND' },
  'POST /coordinator/audit/checks': {
    ask: (of) => ({ body: ofRetailer(of) }),
    own: 200,
    foreign: 'RETAILER_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
