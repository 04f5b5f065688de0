import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { resumedSale, saleInProgress } from './in-progress-schemas.ts';
import { contracts } from './routes.ts';

export const inProgressRoutes = defineRoutes(contracts, {
  'GET /coordinator/contracts/in-progress': {
    operationId: 'listSalesInProgress',
    summary: "Sales of a store of the caller's retailer that wait for somebody, the own ones first, the oldest first.",
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    query: z.object({ storeId: id }),
    answer: z.array(saleInProgress),
    errors: ['STORE_NOT_FOUND'],
  },
  'POST /coordinator/contracts/{id}/resume': {
    operationId: 'resumeSale',
    summary:
      'Goes on with a sale of the store on whatever device: the offer with the figures of today, and the leave to serve its customer.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    params: z.object({ id: id.meta({ description: 'Contract id' }) }),
    body: z.object({ storeId: id.meta({ description: 'Where the operator works' }) }),
    answer: resumedSale,
    errors: ['CONTRACT_NOT_FOUND', 'SALE_NOT_IN_PROGRESS', 'LOOKUPS_USED_UP'],
  },
});
