import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles, roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  borrowerLimit,
  coupon,
  evaluation,
  evaluationQuery,
  evaluationRequest,
  incentiveStatement,
  limitBlockChange,
  limitChange,
  statementQuery,
} from './schemas.ts';

const storeErrors = ['STORE_NOT_FOUND', 'DEACTIVATED_STORE'] as const;

const owner = {
  name: 'credit',
  purpose: 'Limits of customers, and what goes with them: coupons, extra credit, incentives of operators.',
};

export const creditRoutes = defineRoutes(owner, {
  'GET /coordinator/borrowers/{id}/limits': {
    operationId: 'showLimit',
    summary: 'Total and available limit of a customer the operator looked up, for a store.',
    access: roles,
    params: z.object({ id }),
    query: z.object({ storeId: id }),
    answer: borrowerLimit,
    errors: ['BORROWER_NOT_FOUND', 'LIMIT_NOT_FOUND', ...storeErrors],
  },
  'POST /coordinator/borrowers/{id}/limit/notify': {
    operationId: 'notifyLimit',
    summary: "Sends the customer's limit to the customer by SMS.",
    access: cashierRoles,
    idempotent: true,
    params: z.object({ id }),
    body: z.object({ storeId: id, operatorId: id.optional() }),
    answer: z.object({ messageId: id }),
    errors: [
      'BORROWER_NOT_FOUND',
      'PHONE_NOT_FOUND',
      'LIMIT_NOT_FOUND',
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
      'TOO_MANY_REQUESTS',
    ],
  },
  'PATCH /coordinator/borrowers/{id}/limit': {
    operationId: 'changeTotalLimit',
    summary: 'Changes the total limit of a customer the operator looked up, with a reason.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: limitChange,
    answer: borrowerLimit,
    errors: ['BORROWER_NOT_FOUND', 'LIMIT_NOT_FOUND'],
  },
  'PATCH /coordinator/borrowers/{id}/limit/block': {
    operationId: 'changeLimitBlock',
    summary: 'Blocks the limit of a customer the operator looked up, with or without an end, or lifts the block.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: limitBlockChange,
    answer: borrowerLimit,
    errors: ['BORROWER_NOT_FOUND', 'LIMIT_NOT_FOUND'],
  },
  'GET /coupons/next-purchase': {
    operationId: 'nextCoupon',
    summary: 'Coupon that a customer the operator looked up may use on the next purchase in a store.',
    access: roles,
    query: z.object({ borrowerId: id, retailerId: id.optional(), storeId: id }),
    answer: coupon,
    errors: ['BORROWER_NOT_FOUND', 'COUPON_NOT_FOUND', ...storeErrors],
  },
  'POST /tx-credit/evaluations': {
    operationId: 'evaluateCredit',
    summary: 'Evaluates extra credit for one purchase of a customer the operator looked up, in one store.',
    access: roles,
    idempotent: true,
    body: evaluationRequest,
    answer: evaluation,
    errors: [
      'BORROWER_NOT_FOUND',
      'EVALUATION_ALREADY_OPEN',
      'EVALUATION_POLICY_NOT_FOUND',
      'TOO_MANY_REQUESTS',
      ...storeErrors,
    ],
  },
  'GET /tx-credit/evaluations': {
    operationId: 'findEvaluation',
    summary: 'Newest evaluation of extra credit that a customer the operator looked up has in a store.',
    access: roles,
    query: evaluationQuery,
    answer: evaluation,
    errors: ['BORROWER_NOT_FOUND', 'EVALUATION_NOT_FOUND', ...storeErrors],
  },
  'PATCH /tx-credit/evaluations/{id}/accept': {
    operationId: 'acceptEvaluation',
    summary: 'Accepts an evaluation that waited for review by an analyst; the customer is told.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    answer: evaluation,
    errors: ['EVALUATION_NOT_FOUND', 'EVALUATION_EXPIRED', 'EVALUATION_ALREADY_ACCEPTED'],
  },
  'GET /incentives/statement': {
    operationId: 'listIncentives',
    summary: 'What an operator earned and gave back from day to day; managers and analysts see that of others.',
    access: roles,
    query: statementQuery,
    answer: incentiveStatement,
    errors: ['OPERATOR_NOT_FOUND', 'FORBIDDEN'],
  },
});
