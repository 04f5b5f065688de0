import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  careAsk,
  careDecision,
  careReason,
  careRequest,
  careRequestList,
  careRequestRef,
  consentRef,
  customerCare,
  dataExport,
  ownCare,
} from './schemas.ts';

const owner = {
  name: 'care',
  purpose: "Customers' own rights over their data: what is kept and until when, a copy, erasure, consents, duplicates.",
};

const erasure = ['ERASURE_WHILE_OWED', 'ERASURE_WHILE_REGISTERING'] as const;
const merge = ['MERGE_BOTH_OWE', 'MERGE_ALREADY_DONE'] as const;

export const careRoutes = defineRoutes(owner, {
  'GET /coordinator/borrowers/{id}/care': {
    operationId: 'showCustomerCare',
    summary: 'What is kept of a customer who was looked up and until when, consents, and requests.',
    access: ['analyst'],
    params: z.object({ id }),
    answer: customerCare,
    errors: ['BORROWER_NOT_FOUND'],
  },
  'POST /coordinator/borrowers/{id}/data-export': {
    operationId: 'exportCustomerData',
    summary: 'All that is kept of a customer, opened for the customer; recorded with its reason.',
    access: ['analyst'],
    params: z.object({ id }),
    body: careReason,
    answer: dataExport,
    errors: ['BORROWER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'POST /coordinator/borrowers/{id}/care-requests': {
    operationId: 'askCustomerCare',
    summary: "Asks for the erasure of a customer's data, or to end a duplicate; another person decides.",
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: careAsk,
    answer: careRequest,
    errors: [
      'BORROWER_NOT_FOUND',
      'CARE_REQUEST_WAITING',
      'MERGE_SAME_CUSTOMER',
      'MERGE_DUPLICATE_NOT_FOUND',
      ...erasure,
      ...merge,
    ],
  },
  'POST /coordinator/borrowers/{id}/consents/{consentId}/withdraw': {
    operationId: 'withdrawConsent',
    summary: 'Withdraws a consent as the customer asked; what was done before stays lawful.',
    access: ['analyst'],
    params: consentRef,
    body: careReason,
    answer: 'nothing',
    errors: ['BORROWER_NOT_FOUND', 'CONSENT_NOT_FOUND'],
  },
  'GET /coordinator/care-requests': {
    operationId: 'listCareRequests',
    summary: 'Requests of customer care that wait for a second person, the oldest first, 100 at most.',
    access: ['analyst'],
    answer: careRequestList,
    errors: [],
  },
  'PATCH /coordinator/care-requests/{borrowerId}/{id}': {
    operationId: 'decideCareRequest',
    summary: "A second person's word: approved, it is done by what holds now.",
    access: ['analyst'],
    idempotent: true,
    params: careRequestRef,
    body: careDecision,
    answer: careRequest,
    errors: [
      'CARE_REQUEST_NOT_FOUND',
      'CARE_REQUEST_DECIDED',
      'CARE_REQUEST_OWN',
      'CARE_REQUEST_CLAIMED',
      'CARE_REQUEST_OF_THE_PROVIDER',
      ...erasure,
      ...merge,
    ],
  },
  'GET /portal/care': {
    operationId: 'showOwnCare',
    summary: 'What is kept of the customer and until when, own consents and requests.',
    access: 'customer',
    answer: ownCare,
    errors: [],
  },
  'POST /portal/data-export': {
    operationId: 'exportOwnData',
    summary: 'All that is kept of the customer; recorded.',
    access: 'customer',
    answer: dataExport,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /portal/erasure-requests': {
    operationId: 'askOwnErasure',
    summary: 'The customer asks for the erasure of what the law does not keep; a person decides.',
    access: 'customer',
    idempotent: true,
    answer: ownCare,
    errors: ['CARE_REQUEST_WAITING', ...erasure],
  },
  'POST /portal/consents/{id}/withdraw': {
    operationId: 'withdrawOwnConsent',
    summary: 'The customer withdraws a consent.',
    access: 'customer',
    params: z.object({ id }),
    answer: ownCare,
    errors: ['CONSENT_NOT_FOUND'],
  },
});
