import { defineRoutes } from '../route.ts';
import { summariesAnswer, summariesRequest } from './schemas.ts';

export const reportsRoutes = defineRoutes({
  'GET /coordinator/contracts/originations/summaries': {
    operationId: 'listSales',
    summary: "Sales of the caller's retailer in a range of days, oldest first, a page at a time.",
    owner: 'reports',
    access: ['cashier', 'manager', 'retailer_analyst'],
    query: summariesRequest,
    answer: summariesAnswer,
    errors: ['INVALID_DATE_RANGE', 'STORE_NOT_FOUND'],
  },
});
