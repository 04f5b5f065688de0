import { defineRoutes } from '../route.ts';
import {
  decidedExtraCredit,
  extraCreditDecision,
  extraCreditList,
  extraCreditQuery,
  extraCreditRef,
  takenExtraCreditRequest,
} from './extra-credit-schemas.ts';
import { credit } from './routes.ts';

const decisionErrors = ['EVALUATION_NOT_FOUND', 'EVALUATION_DECIDED', 'EVALUATION_EXPIRED', 'EVALUATION_OWN'] as const;

/** Extra credit that waits for an analyst. */
export const extraCreditRoutes = defineRoutes(credit, {
  'GET /coordinator/extra-credit': {
    operationId: 'listExtraCredit',
    summary: "Requests for extra credit that wait, the oldest first; the provider's analyst sees all.",
    access: ['analyst'],
    query: extraCreditQuery,
    answer: extraCreditList,
    errors: [],
  },
  'POST /coordinator/extra-credit/{borrowerId}/{id}/claim': {
    operationId: 'claimExtraCredit',
    summary: 'Takes a request, for ten minutes in which nobody else decides it, and tells what it is decided on.',
    access: ['analyst'],
    params: extraCreditRef,
    answer: takenExtraCreditRequest,
    errors: [...decisionErrors, 'EVALUATION_CLAIMED'],
  },
  'POST /coordinator/extra-credit/{borrowerId}/{id}/release': {
    operationId: 'releaseExtraCredit',
    summary: 'Gives a request back to the queue.',
    access: ['analyst'],
    params: extraCreditRef,
    answer: 'nothing',
    errors: [...decisionErrors, 'EVALUATION_NOT_CLAIMED'],
  },
  'PATCH /coordinator/extra-credit/{borrowerId}/{id}': {
    operationId: 'decideExtraCredit',
    summary: 'Grants what was asked or less, or denies it, by whoever took the request; the customer is told.',
    access: ['analyst'],
    idempotent: true,
    params: extraCreditRef,
    body: extraCreditDecision,
    answer: decidedExtraCredit,
    errors: [
      ...decisionErrors,
      'EVALUATION_NOT_CLAIMED',
      'EVALUATION_DAYS_ABOVE_POLICY',
      'INSUFFICIENT_TRANSACTIONAL_LIMIT',
      'EXCEEDING_TRANSACTIONAL_LIMIT',
      'OVERDUE_INSTALLMENTS',
      'OPEN_RENEGOTIATIONS',
      'MANUALLY_BLOCKED',
      'TOO_MANY_REQUESTS',
    ],
  },
});
