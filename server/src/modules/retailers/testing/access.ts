import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

let made = 0;
const nextDocument = () => ({ support: { customerWhatsapp: `+5592${(made += 1)}` } });

/** Stores, retailers and their configuration. */
export const access = {
  'GET /retailers/stores': { ask: () => ({}), own: 200, foreign: null },
  'GET /retailers/stores/{id}': {
    ask: (of) => ({ params: { id: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /retailers/{id}': {
    ask: (of) => ({ params: { id: of.shop.retailerId } }),
    own: 200,
    foreign: 'RETAILER_NOT_FOUND',
  },
  'GET /configurations': {
    ask: (of) => ({ query: { storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /configurations/layers': {
    ask: (of) => ({ query: { scope: 'STORE', storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /configurations/layers/preview': {
    ask: (of) => ({ body: { scope: 'STORE', storeId: of.shop.storeId, document: nextDocument() } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /configurations/layers': {
    // Based on a revision that nobody reaches: the matrix asks many times, and the layer stays.
    ask: (of) => ({
      body: { scope: 'STORE', storeId: of.shop.storeId, document: nextDocument(), reason: 'Teste', basedOn: 9_999 },
    }),
    own: 'LAYER_CHANGED_SINCE',
    foreign: 'STORE_NOT_FOUND',
  },
  'GET /configurations/layers/versions': {
    ask: (of) => ({ query: { scope: 'STORE', storeId: of.shop.storeId } }),
    own: 200,
    foreign: 'STORE_NOT_FOUND',
  },
  'POST /configurations/layers/versions/{id}/undo': {
    ask: (of) => ({ params: { id: of.layerVersionId }, body: { reason: 'Engano' } }),
    own: 'LAYER_CHANGED_SINCE',
    foreign: 'LAYER_VERSION_NOT_FOUND',
  },
  'POST /configurations/images': {
    ask: () => ({ body: { imageBase64: 'AAAA' } }),
    own: 'LAYER_OF_THE_PROVIDER',
    foreign: null,
  },
  'GET /configurations/images/{id}': {
    ask: () => ({ params: { id: '0'.repeat(32) } }),
    own: 'BRAND_IMAGE_NOT_FOUND',
    foreign: null,
  },
  'GET /configurations/public': { ask: () => ({}), own: 200, foreign: null },
} as const satisfies Partial<Record<RouteName, Row>>;
