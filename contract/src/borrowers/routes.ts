import { z } from 'zod';
import { cpf, id } from '../fields.ts';
import { roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { borrowerData, foundBorrower, portrait, usedUpLookups } from './schemas.ts';

export const borrowersOwner = {
  name: 'borrowers',
  purpose: 'Customers, found by CPF. A lookup opens 30 minutes in which the operator may serve that customer.',
};

export const borrowersRoutes = defineRoutes(borrowersOwner, {
  'GET /coordinator/borrowers/find-one': {
    operationId: 'findBorrower',
    summary:
      'Finds a customer by CPF and opens a 30-minute grant for this operator to see and serve that customer; of a store with limit, coupon and extra credit there.',
    access: roles,
    aliases: ['/borrowers/borrowers/find-one'],
    query: z.object({ cpf, storeId: id.optional() }),
    answer: foundBorrower,
    errors: ['BORROWER_NOT_FOUND', 'LOOKUPS_USED_UP', 'STORE_NOT_FOUND', 'DEACTIVATED_STORE'],
  },
  'GET /coordinator/lookups/used-up': {
    operationId: 'listUsedUpLookups',
    summary: "Operators of the caller's retailer who used up the 60 lookups by CPF of an hour.",
    access: ['manager', 'analyst'],
    answer: z.array(usedUpLookups),
    errors: [],
  },
  'POST /coordinator/lookups/{operatorId}/release': {
    operationId: 'releaseLookups',
    summary: 'Lets an operator look up 60 more customers at once; nobody does so for themselves.',
    access: ['manager', 'analyst'],
    params: z.object({ operatorId: id }),
    answer: 'nothing',
    errors: ['OPERATOR_NOT_FOUND', 'OWN_LOOKUPS', 'LOOKUPS_LEFT'],
  },
  'GET /coordinator/borrowers/{id}/data': {
    operationId: 'readBorrowerData',
    summary:
      'Registration data of a customer the operator looked up, with the coupon of the registration if asked for.',
    access: roles,
    params: z.object({ id }),
    query: z.object({
      storeId: id.optional(),
      retailerId: id.optional(),
      shouldGenerateApplicationCoupon: z.enum(['true', 'false']).optional(),
    }),
    answer: borrowerData,
    errors: ['BORROWER_NOT_FOUND', 'NO_COMPLETED_PROCESSES_BIOMETRY_FOUND', 'STORE_NOT_FOUND', 'DEACTIVATED_STORE'],
  },
  'GET /borrowers/{id}/images/portrait': {
    operationId: 'readBorrowerPortrait',
    summary: 'Face photograph of a customer the operator looked up.',
    access: roles,
    params: z.object({ id }),
    answer: portrait,
    errors: ['BORROWER_NOT_FOUND', 'PORTRAIT_NOT_FOUND'],
  },
  'GET /borrowers/{id}/images/document': {
    operationId: 'readBorrowerDocument',
    summary: 'Document photograph of a customer the operator looked up.',
    access: roles,
    params: z.object({ id }),
    answer: portrait,
    errors: ['BORROWER_NOT_FOUND', 'PORTRAIT_NOT_FOUND'],
  },
});
