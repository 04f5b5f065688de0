import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  networkChangePage,
  networkChangeQuery,
  networkRetailer,
  networkRetailerChange,
  networkRetailerEntry,
  networkRetailerLine,
  networkRetailerQuery,
  networkStatusChange,
  networkStoreEntry,
  openWork,
} from './schemas.ts';

export const networkOwner = {
  name: 'network',
  purpose: 'Retailers and their stores as the provider keeps them, and the holidays of their places.',
};

const ofRetailer = z.object({ id });
const ofStore = z.object({ id, storeId: id });
const changeErrors = [
  'RETAILER_NOT_FOUND',
  'NETWORK_OF_THE_PROVIDER',
  'NETWORK_CHANGED_SINCE',
  'NETWORK_WITHOUT_CHANGE',
] as const;

/** The provider's analysts change; a retailer's own people read what concerns them. */
export const networkRoutes = defineRoutes(networkOwner, {
  'GET /network/retailers': {
    operationId: 'listRetailers',
    summary: "Retailers by name: all to the provider's analysts, the own one to others.",
    access: ['analyst', 'retailer_analyst'],
    query: networkRetailerQuery,
    answer: z.array(networkRetailerLine),
    errors: ['RETAILER_NOT_FOUND'],
  },
  'POST /network/retailers': {
    operationId: 'createRetailer',
    summary: 'A new retailer. It may sell when its steps are done.',
    access: ['analyst'],
    idempotent: true,
    body: networkRetailerEntry,
    answer: z.object({ id }),
    errors: ['RETAILER_NOT_FOUND', 'NETWORK_OF_THE_PROVIDER', 'CNPJ_TAKEN'],
  },
  'GET /network/retailers/{id}': {
    operationId: 'showRetailerProfile',
    summary: 'A retailer with its stores, and what is missing before it may sell.',
    access: ['analyst', 'retailer_analyst'],
    params: ofRetailer,
    answer: networkRetailer,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'PUT /network/retailers/{id}': {
    operationId: 'changeRetailer',
    summary: 'What a retailer is called, its CNPJ, zone and contact.',
    access: ['analyst'],
    idempotent: true,
    params: ofRetailer,
    body: networkRetailerChange,
    answer: networkRetailer,
    errors: [...changeErrors, 'CNPJ_TAKEN'],
  },
  'POST /network/retailers/{id}/status': {
    operationId: 'changeRetailerStatus',
    summary: 'Deactivates a retailer, whose people then get in nowhere, or activates it again.',
    access: ['analyst'],
    idempotent: true,
    params: ofRetailer,
    body: networkStatusChange,
    answer: networkRetailer,
    errors: [...changeErrors, 'PROVIDER_STAYS_ACTIVE'],
  },
  'GET /network/retailers/{id}/changes': {
    operationId: 'listRetailerChanges',
    summary: 'History of a retailer and its stores.',
    access: ['analyst', 'retailer_analyst'],
    params: ofRetailer,
    query: networkChangeQuery,
    answer: networkChangePage,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'POST /network/retailers/{id}/stores': {
    operationId: 'createStore',
    summary: 'A new store. The holidays of its place hold in it.',
    access: ['analyst'],
    idempotent: true,
    params: ofRetailer,
    body: networkStoreEntry,
    answer: networkRetailer,
    errors: [
      'RETAILER_NOT_FOUND',
      'NETWORK_OF_THE_PROVIDER',
      'NETWORK_CHANGED_SINCE',
      'STORE_CNPJ_TAKEN',
      'CITY_UNKNOWN',
    ],
  },
  'PUT /network/retailers/{id}/stores/{storeId}': {
    operationId: 'changeStore',
    summary: 'What a store is called, its CNPJ, address, telephone and settings.',
    access: ['analyst'],
    idempotent: true,
    params: ofStore,
    body: networkStoreEntry,
    answer: networkRetailer,
    errors: [...changeErrors, 'STORE_NOT_FOUND', 'STORE_CNPJ_TAKEN', 'CITY_UNKNOWN'],
  },
  'GET /network/retailers/{id}/stores/{storeId}/open-work': {
    operationId: 'showOpenWork',
    summary: 'What is under way in a store, told before it is closed.',
    access: ['analyst'],
    params: ofStore,
    answer: openWork,
    errors: ['RETAILER_NOT_FOUND', 'STORE_NOT_FOUND'],
  },
  'POST /network/retailers/{id}/stores/{storeId}/status': {
    operationId: 'changeStoreStatus',
    summary: 'Closes a store, which stops at the next call, or opens it again.',
    access: ['analyst'],
    idempotent: true,
    params: ofStore,
    body: networkStatusChange,
    answer: networkRetailer,
    errors: [...changeErrors, 'STORE_NOT_FOUND'],
  },
});
