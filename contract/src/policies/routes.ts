import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { policy, policyEntry, policyPage, policyPreview, policyQuery, policyWithdrawal } from './schemas.ts';

const entryErrors = [
  'RETAILER_NOT_FOUND',
  'STORE_NOT_FOUND',
  'POLICY_DATED_IN_THE_PAST',
  'POLICY_WITHOUT_CHANGE',
  'INVALID_POLICY',
  'POLICY_OF_THE_PROVIDER',
] as const;

const owner = {
  name: 'policies',
  purpose: 'Dated policies: what a sale, an agreement, a coupon, extra credit or an incentive may be, and since when.',
};

export const policiesRoutes = defineRoutes(owner, {
  'GET /policies': {
    operationId: 'listPolicies',
    summary: "Documents of a kind with their history: the provider's, the caller's retailer's and its stores'.",
    access: ['analyst'],
    query: policyQuery,
    answer: policyPage,
    errors: [],
  },
  'GET /policies/{id}': {
    operationId: 'showPolicy',
    summary: 'One document, with its difference to the one it superseded.',
    access: ['analyst'],
    params: z.object({ id }),
    answer: policy,
    errors: ['POLICY_DOCUMENT_NOT_FOUND'],
  },
  'POST /policies': {
    operationId: 'enterPolicy',
    summary: 'Enters a document that holds from today or a later day; what was entered before is never edited.',
    access: ['analyst'],
    idempotent: true,
    body: policyEntry,
    answer: policy,
    errors: entryErrors,
  },
  'POST /policies/preview': {
    operationId: 'previewPolicy',
    summary: 'What a document would change, checked as if it were entered; writes nothing.',
    access: ['analyst'],
    body: policyEntry,
    answer: policyPreview,
    errors: entryErrors,
  },
  'POST /policies/{id}/withdraw': {
    operationId: 'withdrawPolicy',
    summary: 'Withdraws a document before the day from which it would hold.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: policyWithdrawal,
    answer: policy,
    errors: ['POLICY_DOCUMENT_NOT_FOUND', 'POLICY_OF_THE_PROVIDER', 'POLICY_ALREADY_HOLDS', 'POLICY_ALREADY_WITHDRAWN'],
  },
});
