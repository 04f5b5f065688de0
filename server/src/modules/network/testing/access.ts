import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';
import { retailerEntry, storeEntry } from './entries.ts';

const change = { status: 'inactive' as const, reason: 'Teste', revision: 0 };
const mine = { own: 200, foreign: 'RETAILER_NOT_FOUND' } as const;
/** What an analyst who is not the provider's may not do to the own retailer, and does not see of others. */
const theirs = { own: 'NETWORK_OF_THE_PROVIDER', foreign: 'RETAILER_NOT_FOUND' } as const;
const holidayOf = (of: { shop: { retailerId: string; storeId: string } }) => ({
  scope: 'STORE' as const,
  retailerId: of.shop.retailerId,
  storeId: of.shop.storeId,
  day: '2031-03-19',
});

/** Retailers and stores as the provider keeps them; the matrix asks as analysts of a retailer. */
export const access = {
  'GET /network/retailers': { ask: () => ({}), own: 200, foreign: null },
  'POST /network/retailers': { ask: () => ({ body: retailerEntry }), own: 'NETWORK_OF_THE_PROVIDER', foreign: null },
  'GET /network/retailers/{id}': { ask: (of) => ({ params: { id: of.shop.retailerId } }), ...mine },
  'PUT /network/retailers/{id}': {
    ask: (of) => ({ params: { id: of.shop.retailerId }, body: { ...retailerEntry, revision: 0 } }),
    ...theirs,
  },
  'POST /network/retailers/{id}/status': {
    ask: (of) => ({ params: { id: of.shop.retailerId }, body: change }),
    ...theirs,
  },
  'GET /network/retailers/{id}/changes': { ask: (of) => ({ params: { id: of.shop.retailerId } }), ...mine },
  'POST /network/retailers/{id}/stores': {
    ask: (of) => ({ params: { id: of.shop.retailerId }, body: storeEntry }),
    ...theirs,
  },
  'PUT /network/retailers/{id}/stores/{storeId}': {
    ask: (of) => ({ params: { id: of.shop.retailerId, storeId: of.shop.storeId }, body: storeEntry }),
    ...theirs,
  },
  'GET /network/retailers/{id}/stores/{storeId}/open-work': {
    ask: (of) => ({ params: { id: of.shop.retailerId, storeId: of.shop.storeId } }),
    ...mine,
  },
  'POST /network/retailers/{id}/stores/{storeId}/status': {
    ask: (of) => ({ params: { id: of.shop.retailerId, storeId: of.shop.storeId }, body: change }),
    ...theirs,
  },
  'GET /network/holidays': { ask: () => ({ query: { year: '2030' } }), own: 200, foreign: null },
  'POST /network/holidays/preview': { ask: (of) => ({ body: holidayOf(of) }), ...theirs },
  'POST /network/holidays': {
    ask: (of) => ({ body: { ...holidayOf(of), name: 'São José', reason: 'Teste' } }),
    ...theirs,
  },
  'POST /network/holidays/{id}/removal': {
    ask: (of) => ({ params: { id: of.localHolidayId }, body: { reason: 'Teste' } }),
    own: 'NETWORK_OF_THE_PROVIDER',
    foreign: 'HOLIDAY_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;
