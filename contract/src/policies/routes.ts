import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { policy, policyEntry, policyPage, policyPreview, policyQuery, policyWithdrawal } from './schemas.ts';

const entryErrors = [
  'STORE_NOT_FOUND',
  'POLICY_DATED_IN_THE_PAST',
  'POLICY_WITHOUT_CHANGE',
  'INVALID_POLICY',
  'POLICY_OF_THE_PROVIDER',
] as const;

export const policiesRoutes = defineRoutes({
  'GET /policies': {
    operationId: 'listPolicies',
    summary: "Documents of a kind with their history: the provider's, the caller's retailer's and its stores'.",
    owner: 'policies',
    access: ['analyst'],
    query: policyQuery,
    answer: policyPage,
    errors: [],
  },
  'GET /policies/{id}': {
    operationId: 'showPolicy',
    summary: 'One document, with its difference to the one it superseded.',
    owner: 'policies',
    access: ['analyst'],
    params: z.object({ id }),
    answer: policy,
    errors: ['POLICY_DOCUMENT_NOT_FOUND'],
  },
  'POST /policies': {
    operationId: 'enterPolicy',
    summary: 'Enters a document that holds from today or a later day; what was entered before is never edited.',
    owner: 'policies',
    access: ['analyst'],
    idempotent: true,
    body: policyEntry,
    answer: policy,
    errors: entryErrors,
  },
  'POST /policies/preview': {
    operationId: 'previewPolicy',
    summary: 'What a document would change, checked as if it were entered; writes nothing.',
    owner: 'policies',
    access: ['analyst'],
    body: policyEntry,
    answer: policyPreview,
    errors: entryErrors,
  },
  'POST /policies/{id}/withdraw': {
    operationId: 'withdrawPolicy',
    summary: 'Withdraws a document before the day from which it would hold.',
    owner: 'policies',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: policyWithdrawal,
    answer: policy,
    errors: ['POLICY_DOCUMENT_NOT_FOUND', 'POLICY_OF_THE_PROVIDER', 'POLICY_ALREADY_HOLDS', 'POLICY_ALREADY_WITHDRAWN'],
  },
});
