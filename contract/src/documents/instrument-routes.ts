import { z } from 'zod';
import { id } from '../fields.ts';
import { roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { documents } from './routes.ts';

export const instrumentRoutes = defineRoutes(documents, {
  'GET /contracts/{id}/instrument/render': {
    operationId: 'renderInstrument',
    summary: 'What the customer signed as an A4 PDF: the bill of an institution, or the sale contract of the store.',
    access: roles,
    params: z.object({ id }),
    answer: 'pdf',
    errors: ['DOCUMENT_NOT_FOUND', 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL'],
  },
  'GET /contracts/{id}/awareness-terms/render': {
    operationId: 'renderAwarenessTerms',
    summary: 'What the customer declares to know of a purchase, as an A4 PDF to sign by hand.',
    access: roles,
    params: z.object({ id }),
    answer: 'pdf',
    errors: ['DOCUMENT_NOT_FOUND', 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL'],
  },
  'GET /contracts/proposals/{id}/cet-sheet/render': {
    operationId: 'renderCetSheet',
    summary: 'Summary and total effective cost of one way to pay, as an A4 PDF to read before signing.',
    access: roles,
    params: z.object({ id }),
    answer: 'pdf',
    errors: ['PROPOSAL_NOT_FOUND'],
  },
});
