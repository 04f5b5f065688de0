import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  catalogueOfferEntry,
  catalogueProduct,
  catalogueProductChange,
  catalogueProductEntry,
  offerWithdrawal,
} from './catalogue-schemas.ts';
import { smartphoneSaleOwner } from './routes.ts';

const params = z.object({ id });

/** What a retailer's analysts keep: devices and their prices from day to day. */
export const deviceCatalogueRoutes = defineRoutes(smartphoneSaleOwner, {
  'GET /smartphone-sale/catalogue': {
    operationId: 'listCatalogue',
    summary: "Every device of the caller's retailer with the history of its price.",
    access: ['analyst'],
    answer: z.array(catalogueProduct),
    errors: [],
  },
  'POST /smartphone-sale/catalogue/products': {
    operationId: 'createProduct',
    summary: 'A new device. It is on sale once it has a price.',
    access: ['analyst'],
    idempotent: true,
    body: catalogueProductEntry,
    answer: z.object({ id }),
    errors: [],
  },
  'PUT /smartphone-sale/catalogue/products/{id}': {
    operationId: 'changeProduct',
    summary: 'What a device is called, and whether it is on sale.',
    access: ['analyst'],
    idempotent: true,
    params,
    body: catalogueProductChange,
    answer: z.object({ id }),
    errors: ['PRODUCT_NOT_FOUND'],
  },
  'POST /smartphone-sale/catalogue/products/{id}/offers': {
    operationId: 'enterOffer',
    summary: 'Puts a price on a device from a day on; the one before it ends there by itself.',
    access: ['analyst'],
    idempotent: true,
    params,
    body: catalogueOfferEntry,
    answer: z.object({ id }),
    errors: [
      'PRODUCT_NOT_FOUND',
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
      'DEVICE_OFFER_IN_THE_PAST',
      'DEVICE_OFFER_TAKEN',
    ],
  },
  'POST /smartphone-sale/catalogue/offers/{id}/withdraw': {
    operationId: 'withdrawOffer',
    summary: 'Takes a price back at once; the one before it holds again, if there is one.',
    access: ['analyst'],
    idempotent: true,
    params,
    body: offerWithdrawal,
    answer: z.object({ id }),
    errors: ['DEVICE_OFFER_NOT_FOUND', 'DEVICE_OFFER_WITHDRAWN'],
  },
});
