import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  creditDecisionRecord,
  creditPolicy,
  sheetCheck,
  sheetEntry,
  simulationAnswer,
  simulationEntry,
} from './schemas.ts';

const owner = {
  name: 'decisions',
  purpose: 'Credit policies as tables, tried out before they hold, and the record of every decision they made.',
};

export const decisionsRoutes = defineRoutes(owner, {
  'GET /credit-policies/{id}': {
    operationId: 'showCreditPolicy',
    summary: 'One credit policy with its tables, whatever its status.',
    access: ['analyst'],
    params: z.object({ id }),
    answer: creditPolicy,
    errors: ['POLICY_DOCUMENT_NOT_FOUND'],
  },
  'POST /credit-policies/check': {
    operationId: 'checkCreditPolicy',
    summary: 'Says what is wrong with a sheet, and which golden cases it decides otherwise; writes nothing.',
    access: ['analyst'],
    body: sheetEntry,
    answer: sheetCheck,
    errors: [],
  },
  'POST /credit-policies/simulate': {
    operationId: 'simulateCreditPolicy',
    summary: 'Tries a sheet and the policy in force on invented applicants, part by part; the parts add up.',
    access: ['analyst'],
    body: simulationEntry,
    answer: simulationAnswer,
    errors: ['INVALID_POLICY', 'CREDIT_POLICY_NOT_PUBLISHED', 'TOO_MANY_REQUESTS'],
  },
  'POST /credit-policies/simulate-past': {
    operationId: 'simulateCreditPolicyOnPast',
    summary: 'Tries a sheet and the policy in force on what was known of past applicants, of the own retailer or all.',
    access: ['analyst'],
    body: sheetEntry,
    answer: simulationAnswer,
    errors: ['INVALID_POLICY', 'CREDIT_POLICY_NOT_PUBLISHED', 'TOO_MANY_REQUESTS'],
  },
  'GET /credit-decisions/{id}': {
    operationId: 'showCreditDecision',
    summary:
      'The record of a decision: rules met, reasons, what the limit was made of; facts of the person are masked.',
    access: ['analyst'],
    params: z.object({ id }),
    answer: creditDecisionRecord,
    errors: ['CREDIT_DECISION_NOT_FOUND'],
  },
});
