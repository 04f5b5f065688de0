import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { payments } from './routes.ts';
import { customerStatement, customerStatementQuery } from './statement-schemas.ts';

const ofCustomer = {
  access: cashierRoles,
  roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
  params: z.object({ id }),
  query: customerStatementQuery,
  errors: ['BORROWER_NOT_FOUND', 'STATEMENT_PERIOD_INVALID'],
} as const;

export const statementRoutes = defineRoutes(payments, {
  'GET /coordinator/borrowers/{id}/statement': {
    operationId: 'showStatement',
    summary: 'What a customer bought, paid and got back at the retailer in a period, and what is open today.',
    ...ofCustomer,
    answer: customerStatement,
  },
  'GET /coordinator/borrowers/{id}/statement/render': {
    operationId: 'renderStatement',
    summary: 'The same as a PDF, for the customer.',
    ...ofCustomer,
    answer: 'pdf',
  },
});
