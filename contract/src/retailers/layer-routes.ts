import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  layer,
  layerEntry,
  layerPreview,
  layerPreviewEntry,
  layerQuery,
  layerUndo,
  layerVersion,
  layerVersionPage,
  layerVersionQuery,
} from './layer-schemas.ts';
import { retailersOwner } from './routes.ts';

const placeErrors = ['STORE_NOT_FOUND', 'LAYER_OF_THE_PROVIDER', 'INVALID_LAYER'] as const;

/** The layers of the configuration, for who decides them: a retailer's analysts, and the provider's for all. */
export const layerRoutes = defineRoutes(retailersOwner, {
  'GET /configurations/layers': {
    operationId: 'showLayer',
    summary: 'One layer: what it says, what holds below it, and from where.',
    access: ['analyst'],
    query: layerQuery,
    answer: layer,
    errors: placeErrors,
  },
  'POST /configurations/layers/preview': {
    operationId: 'previewLayer',
    summary: 'What a layer would change, checked as if it were entered; writes nothing.',
    access: ['analyst'],
    body: layerPreviewEntry,
    answer: layerPreview,
    errors: placeErrors,
  },
  'POST /configurations/layers': {
    operationId: 'enterLayer',
    summary: 'Replaces a layer, from now on; what it said before stays in its history.',
    access: ['analyst'],
    idempotent: true,
    body: layerEntry,
    answer: layerVersion,
    errors: [...placeErrors, 'RETAILER_NOT_FOUND', 'LAYER_WITHOUT_CHANGE', 'LAYER_CHANGED_SINCE'],
  },
  'GET /configurations/layers/versions': {
    operationId: 'listLayerVersions',
    summary: 'History of a layer: who changed what, when and why.',
    access: ['analyst'],
    query: layerVersionQuery,
    answer: layerVersionPage,
    errors: placeErrors,
  },
  'POST /configurations/layers/versions/{id}/undo': {
    operationId: 'undoLayerVersion',
    summary: 'Enters again what the layer said before its newest version.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: layerUndo,
    answer: layerVersion,
    errors: [
      ...placeErrors,
      'RETAILER_NOT_FOUND',
      'LAYER_VERSION_NOT_FOUND',
      'LAYER_WITHOUT_CHANGE',
      'LAYER_CHANGED_SINCE',
    ],
  },
});
