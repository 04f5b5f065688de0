import { z } from 'zod';
import { id } from '../fields.ts';
import { roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { borrowerLimit } from './schemas.ts';

export const creditRoutes = defineRoutes({
  'GET /coordinator/borrowers/{id}/limits': {
    summary: 'Total and available limit of a customer the operator looked up, for a store.',
    owner: 'credit',
    access: roles,
    params: z.object({ id }),
    query: z.object({ storeId: id }),
    answer: borrowerLimit,
    errors: ['BORROWER_NOT_FOUND', 'LIMIT_NOT_FOUND', 'STORE_NOT_FOUND', 'DEACTIVATED_STORE'],
  },
});
