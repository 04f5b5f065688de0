import { defineRoutes } from '../route.ts';
import {
  approvalAnswer,
  approvalChallenge,
  approvalOffer,
  approvalRequest,
  passkeyApproval,
} from './approval-schemas.ts';
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
  'POST /coordinator/approvals/passkey/offer': {
    operationId: 'offerApprovalByPasskey',
    summary: 'Gives what a passkey signs to approve one act of the operator at the till: for two minutes, once.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    body: approvalOffer,
    answer: approvalChallenge,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /coordinator/approvals/passkey': {
    operationId: 'grantApprovalByPasskey',
    summary: 'A second person approves one act of the operator at the till by the own passkey, as by the password.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    body: passkeyApproval,
    answer: approvalAnswer,
    errors: ['PASSKEY_REFUSED', 'APPROVER_NOT_ALLOWED', 'APPROVAL_CHALLENGE_OVER', 'TOO_MANY_REQUESTS'],
  },
});
