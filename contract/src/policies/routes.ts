import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  policy,
  policyEntry,
  policyKindsAnswer,
  policyPage,
  policyPreview,
  policyQuery,
  policyWithdrawal,
} from './schemas.ts';

const entryErrors = [
  'RETAILER_NOT_FOUND',
  'STORE_NOT_FOUND',
  'POLICY_DATED_IN_THE_PAST',
  'POLICY_WITHOUT_CHANGE',
  'POLICY_CHANGED_SINCE',
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
    summary:
      "Documents of a kind with their history: the provider's, the caller's retailer's and its stores'; the provider's analyst sees every retailer's.",
    access: ['analyst'],
    query: policyQuery,
    answer: policyPage,
    errors: [],
  },
  'GET /policies/kinds': {
    operationId: 'listPolicyKinds',
    summary:
      'What is decided by policies: each kind with its variants and the fields of its document, as a form shows them.',
    access: ['analyst'],
    answer: policyKindsAnswer,
    errors: ['RETAILER_NOT_FOUND'],
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
  'POST /policies/{id}/approve': {
    operationId: 'approvePolicy',
    summary: 'Approves, as a second person, a document of a kind that needs one; it holds from its first day.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    answer: policy,
    errors: [
      'POLICY_DOCUMENT_NOT_FOUND',
      'POLICY_OF_THE_PROVIDER',
      'POLICY_NOT_WAITING',
      'POLICY_OF_YOUR_OWN',
      'POLICY_DATED_IN_THE_PAST',
      'POLICY_CHANGED_SINCE',
    ],
  },
  'POST /policies/{id}/end': {
    operationId: 'endCampaign',
    summary: 'Ends a coupon campaign that runs: today is the last day of its line.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: policyWithdrawal,
    answer: z.object({ id }),
    errors: ['POLICY_DOCUMENT_NOT_FOUND', 'POLICY_OF_THE_PROVIDER', 'POLICY_NOT_RUNNING'],
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
