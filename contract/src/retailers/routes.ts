import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { configuration, publicConfiguration, retailer, store, storeStatuses, storeWithSettings } from './schemas.ts';

export const retailersOwner = { name: 'retailers', purpose: 'Retailers, their stores and how each behaves.' };

export const retailersRoutes = defineRoutes(retailersOwner, {
  'GET /retailers/stores': {
    operationId: 'listStores',
    summary: "Stores of the caller's retailer, by name.",
    access: 'signed-in',
    query: z.object({ status: z.enum(storeStatuses).optional() }),
    answer: z.array(store),
    errors: [],
  },
  'GET /retailers/stores/{id}': {
    operationId: 'showStore',
    summary: "One store of the caller's retailer, with its settings.",
    access: 'signed-in',
    params: z.object({ id }),
    answer: storeWithSettings,
    errors: ['STORE_NOT_FOUND'],
  },
  'GET /retailers/{id}': {
    operationId: 'showRetailer',
    summary: "The caller's own retailer.",
    access: 'signed-in',
    params: z.object({ id }),
    answer: retailer,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'GET /configurations': {
    operationId: 'showConfiguration',
    summary: 'Behaviour of a store: the layers default, retailer and store merged.',
    access: 'signed-in',
    query: z.object({ storeId: id.optional(), retailerId: id.optional(), hostname: z.string().max(253).optional() }),
    answer: configuration,
    errors: ['STORE_NOT_FOUND'],
  },
  'GET /configurations/public': {
    operationId: 'showPublicConfiguration',
    summary: 'Branding and public flags of a hostname.',
    access: 'public',
    query: z.object({ hostname: z.string().max(253).optional() }),
    answer: publicConfiguration,
    errors: [],
  },
});
