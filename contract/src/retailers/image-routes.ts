import { z } from 'zod';
import { defineRoutes } from '../route.ts';
import { brandImage, brandImageFile, brandImageId } from './image-schemas.ts';
import { retailersOwner } from './routes.ts';

/** A file of half a megabyte, in base64, and what is written around it. */
const MOST_BODY_BYTES = 720_000;

/** Pictures of a brand: what an analyst of the provider sends, and what its pages show. */
export const imageRoutes = defineRoutes(retailersOwner, {
  'POST /configurations/images': {
    operationId: 'uploadBrandImage',
    summary:
      'Keeps a picture of a brand, drawn anew as PNG, and tells its address; nothing shows it before a layer says so.',
    access: ['analyst'],
    mostBytes: MOST_BODY_BYTES,
    body: brandImageFile,
    answer: brandImage,
    errors: [
      'LAYER_OF_THE_PROVIDER',
      'BRAND_IMAGE_TOO_LARGE',
      'BRAND_IMAGE_KIND',
      'BRAND_IMAGE_IS_SVG',
      'BRAND_IMAGE_DAMAGED',
      'BRAND_IMAGE_PIXELS',
      'SERVICE_UNAVAIBLE',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /configurations/images/{id}': {
    operationId: 'showBrandImage',
    summary: 'A picture of a brand. Another picture has another address, so it may be kept for ever.',
    access: 'public',
    params: z.object({ id: brandImageId }),
    answer: 'png',
    errors: ['BRAND_IMAGE_NOT_FOUND'],
  },
});
