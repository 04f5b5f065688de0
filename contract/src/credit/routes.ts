import { z } from 'zod';
import { id } from '../fields.ts';
import { roles } from '../identity/enums.ts';
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

export const creditRoutes = defineRoutes({
  'GET /coordinator/borrowers/{id}/limits': {
    summary: 'Total and available limit of a customer the operator looked up, for a store.',
    owner: 'credit',
    access: roles,
    params: z.object({ id }),
    query: z.object({ storeId: id }),
    answer: borrowerLimit,
    errors: ['BORROWER_NOT_FOUND', 'LIMIT_NOT_FOUND', ...storeErrors],
  },
  'PATCH /coordinator/borrowers/{id}/limit': {
    summary: 'Gives a customer the operator looked up another total limit, with a reason.',
    owner: 'credit',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: limitChange,
    answer: borrowerLimit,
    errors: ['BORROWER_NOT_FOUND', 'LIMIT_NOT_FOUND'],
  },
  'PATCH /coordinator/borrowers/{id}/limit/block': {
    summary: 'Blocks the limit of a customer the operator looked up, with or without an end, or lifts the block.',
    owner: 'credit',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: limitBlockChange,
    answer: borrowerLimit,
    errors: ['BORROWER_NOT_FOUND', 'LIMIT_NOT_FOUND'],
  },
  'GET /coupons/next-purchase': {
    summary: 'Coupon that a customer the operator looked up may use on the next purchase in a store.',
    owner: 'credit',
    access: roles,
    query: z.object({ borrowerId: id, retailerId: id.optional(), storeId: id }),
    answer: coupon,
    errors: ['BORROWER_NOT_FOUND', 'COUPON_NOT_FOUND', ...storeErrors],
  },
  'POST /tx-credit/evaluations': {
    summary: 'Evaluates extra credit for one purchase of a customer the operator looked up, in one store.',
    owner: 'credit',
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
    summary: 'Newest evaluation of extra credit that a customer the operator looked up has in a store.',
    owner: 'credit',
    access: roles,
    query: evaluationQuery,
    answer: evaluation,
    errors: ['BORROWER_NOT_FOUND', 'EVALUATION_NOT_FOUND', ...storeErrors],
  },
  'PATCH /tx-credit/evaluations/{id}/accept': {
    summary: 'An analyst lets an evaluation that waited for one count, and the customer is told.',
    owner: 'credit',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    answer: evaluation,
    errors: ['EVALUATION_NOT_FOUND', 'EVALUATION_EXPIRED', 'EVALUATION_ALREADY_ACCEPTED'],
  },
  'GET /incentives/statement': {
    summary: 'What an operator earned and gave back from day to day; managers and analysts see that of others.',
    owner: 'credit',
    access: roles,
    query: statementQuery,
    answer: incentiveStatement,
    errors: ['OPERATOR_NOT_FOUND', 'FORBIDDEN'],
  },
});
