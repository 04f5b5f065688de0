import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { configuration, publicConfiguration, retailer, store, storeStatuses, storeWithSettings } from './schemas.ts';

export const retailersRoutes = defineRoutes({
  'GET /retailers/stores': {
    operationId: 'listStores',
    summary: "Stores of the caller's retailer, by name.",
    owner: 'retailers',
    access: 'signed-in',
    query: z.object({ status: z.enum(storeStatuses).optional() }),
    answer: z.array(store),
    errors: [],
  },
  'GET /retailers/stores/{id}': {
    operationId: 'showStore',
    summary: "One store of the caller's retailer, with its settings.",
    owner: 'retailers',
    access: 'signed-in',
    params: z.object({ id }),
    answer: storeWithSettings,
    errors: ['STORE_NOT_FOUND'],
  },
  'GET /retailers/{id}': {
    operationId: 'showRetailer',
    summary: "The caller's own retailer.",
    owner: 'retailers',
    access: 'signed-in',
    params: z.object({ id }),
    answer: retailer,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'GET /configurations': {
    operationId: 'showConfiguration',
    summary: 'Behaviour of a store: the layers default, retailer and store merged.',
    owner: 'retailers',
    access: 'signed-in',
    query: z.object({ storeId: id.optional(), retailerId: id.optional(), hostname: z.string().max(253).optional() }),
    answer: configuration,
    errors: ['STORE_NOT_FOUND'],
  },
  'GET /configurations/public': {
    operationId: 'showPublicConfiguration',
    summary: 'Branding and public flags of a hostname.',
    owner: 'retailers',
    access: 'public',
    query: z.object({ hostname: z.string().max(253).optional() }),
    answer: publicConfiguration,
    errors: [],
  },
});
