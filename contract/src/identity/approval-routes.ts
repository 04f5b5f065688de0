import { defineRoutes } from '../route.ts';
import { approvalAnswer, approvalRequest } from './approval-schemas.ts';
import { cashierRoles } from './enums.ts';
import { identity } from './routes.ts';

export const approvalRoutes = defineRoutes(identity, {
  'POST /coordinator/approvals': {
    operationId: 'grantApproval',
    summary:
      'A second person approves one act of the operator at the till, by the own password or PIN: for two minutes, once, as it was shown.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    body: approvalRequest,
    answer: approvalAnswer,
    errors: ['APPROVAL_REFUSED', 'LOGIN_LOCKED', 'TOO_MANY_REQUESTS'],
  },
});
