import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addHoliday } from './use-cases/add-holiday.ts';
import { changeRetailer } from './use-cases/change-retailer.ts';
import { changeRetailerStatus } from './use-cases/change-retailer-status.ts';
import { changeStoreStatus } from './use-cases/change-store-status.ts';
import { createRetailer } from './use-cases/create-retailer.ts';
import { listChanges } from './use-cases/list-changes.ts';
import { listHolidays } from './use-cases/list-holidays.ts';
import { listRetailers } from './use-cases/list-retailers.ts';
import { previewHoliday } from './use-cases/preview-holiday.ts';
import { removeHoliday } from './use-cases/remove-holiday.ts';
import { saveStore } from './use-cases/save-store.ts';
import { showOpenWork } from './use-cases/show-open-work.ts';
import { showRetailer } from './use-cases/show-retailer.ts';

const STORES = '/network/retailers/{id}/stores';

/** Retailers and stores as the provider keeps them, and the holidays of their places. */
export function networkRoutes(platform: Platform): Registration[] {
  return [
    serve('GET /network/retailers', ({ actor, query }) => listRetailers(platform, actor, query)),
    serve('POST /network/retailers', ({ by, body }) => createRetailer(platform, by, body)),
    serve('GET /network/retailers/{id}', ({ actor, params }) => showRetailer(platform, actor, params.id)),
    serve('PUT /network/retailers/{id}', ({ by, params, body }) => changeRetailer(platform, by, params.id, body)),
    serve('POST /network/retailers/{id}/status', ({ by, params, body }) =>
      changeRetailerStatus(platform, by, params.id, body),
    ),
    serve('GET /network/retailers/{id}/changes', ({ actor, params, query }) =>
      listChanges(platform, actor, params.id, query),
    ),
    serve(`POST ${STORES}`, ({ by, params, body }) =>
      saveStore(platform, by, { retailerId: params.id, storeId: null, body }),
    ),
    serve(`PUT ${STORES}/{storeId}`, ({ by, params, body }) =>
      saveStore(platform, by, { retailerId: params.id, storeId: params.storeId, body }),
    ),
    serve(`GET ${STORES}/{storeId}/open-work`, ({ actor, params }) => showOpenWork(platform, actor, params)),
    serve(`POST ${STORES}/{storeId}/status`, ({ by, params, body }) => changeStoreStatus(platform, by, params, body)),
    serve('GET /network/holidays', ({ actor, query }) => listHolidays(platform, actor, query)),
    serve('POST /network/holidays/preview', ({ actor, body }) => previewHoliday(platform, actor, body)),
    serve('POST /network/holidays', ({ by, body }) => addHoliday(platform, by, body)),
    serve('POST /network/holidays/{id}/removal', ({ by, params, body }) =>
      removeHoliday(platform, by, { id: params.id, reason: body.reason }),
    ),
  ];
}
