import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { pix } from './routes.ts';
import { unmatchedPix, unmatchedSettlement } from './unmatched-schemas.ts';

const params = z.object({ id });

/** Pix of no known charge, which the provider's analyst looks after. */
export const unmatchedPixRoutes = defineRoutes(pix, {
  'GET /coordinator/pix/unmatched/{id}': {
    operationId: 'showUnmatchedPix',
    summary: "A Pix of no known charge, for the provider's analyst.",
    access: ['analyst'],
    params,
    answer: unmatchedPix,
    errors: ['UNMATCHED_PIX_NOT_FOUND'],
  },
  'POST /coordinator/pix/unmatched/{id}/settle': {
    operationId: 'settleUnmatchedPix',
    summary: 'Records where the money went, by whoever took it; it waits no more.',
    access: ['analyst'],
    idempotent: true,
    params,
    body: unmatchedSettlement,
    answer: unmatchedPix,
    errors: ['UNMATCHED_PIX_NOT_FOUND', 'UNMATCHED_PIX_SETTLED', 'UNMATCHED_PIX_NOT_CLAIMED', 'UNMATCHED_PIX_CLAIMED'],
  },
});
