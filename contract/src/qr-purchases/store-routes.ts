import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { qrPurchases } from './routes.ts';
import { qrPurchase, qrVisit } from './schemas.ts';
import {
  confirmedValue,
  madeStoreRequest,
  openedStore,
  storeAsk,
  storeCode,
  storeCodeQuery,
  storeRequest,
  storeVisit,
  waitingRequest,
} from './store-schemas.ts';

const till = { access: cashierRoles, roleRefusal: 'OPERATOR_IS_NOT_CASHIER' } as const;
const places = ['STORE_NOT_FOUND', 'DEACTIVATED_STORE', 'QR_NOT_IN_STORE'] as const;

/** The printed QR code of a store: a purchase that the customer begins. */
export const storeCodeRoutes = defineRoutes(qrPurchases, {
  'GET /payments/store-code': {
    operationId: 'showStoreCode',
    summary: 'The code that is printed for a store, when one was made.',
    access: ['manager', 'analyst'],
    query: storeCodeQuery,
    answer: storeCode,
    errors: places,
  },
  'POST /payments/store-code': {
    operationId: 'makeStoreCode',
    summary: 'Makes the code of a store, or another one: what was printed before is good no more.',
    access: ['manager', 'analyst'],
    body: storeCodeQuery,
    answer: storeCode,
    errors: places,
  },
  'GET /payments/store-requests': {
    operationId: 'listStoreRequests',
    summary: 'What customers asked by the printed code of a store and nobody answered yet, oldest first.',
    ...till,
    query: storeCodeQuery,
    answer: z.array(waitingRequest),
    errors: ['STORE_NOT_FOUND'],
  },
  'POST /payments/store-requests/{id}/confirm': {
    operationId: 'confirmStoreRequest',
    summary: "Confirms the value of a request, or says another: it is the caller's purchase by QR code from now on.",
    ...till,
    params: z.object({ id }),
    body: confirmedValue,
    answer: qrPurchase,
    errors: [...places, 'STORE_REQUEST_NOT_FOUND', 'STORE_REQUEST_OVER', 'QR_VALUE_TOO_LOW', 'TOO_MANY_REQUESTS'],
  },
  'POST /payments/store-requests/{id}/refuse': {
    operationId: 'refuseStoreRequest',
    summary: 'Refuses a request: nobody with that number stands at the till.',
    ...till,
    params: z.object({ id }),
    errors: ['STORE_REQUEST_NOT_FOUND', 'STORE_REQUEST_OVER'],
    answer: waitingRequest,
  },
  'POST /store-purchase/open': {
    operationId: 'openStoreCode',
    summary: 'Whose printed code it is, for the page of the customer.',
    access: 'public',
    body: storeVisit,
    answer: openedStore,
    errors: ['STORE_CODE_UNKNOWN', 'TOO_MANY_REQUESTS'],
  },
  'POST /store-purchase': {
    operationId: 'askAtStore',
    summary:
      'Asks the till of a store for a purchase of a value; nobody says who they are before a cashier confirms it.',
    access: 'public',
    body: storeAsk,
    answer: madeStoreRequest,
    errors: ['STORE_CODE_UNKNOWN', 'QR_VALUE_TOO_LOW', 'TOO_MANY_REQUESTS'],
  },
  'POST /store-purchase/page': {
    operationId: 'showStoreRequest',
    summary: 'Where a request stands; confirmed, its key is that of the page of the purchase.',
    access: 'public',
    body: qrVisit,
    answer: storeRequest,
    errors: ['QR_UNKNOWN'],
  },
});
