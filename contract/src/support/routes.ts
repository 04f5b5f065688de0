import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  chatRequest,
  chatToken,
  ownSupportRequests,
  supportAnswer,
  supportList,
  supportQuery,
  supportRequest,
  supportRequestEntry,
} from './schemas.ts';

const owner = { name: 'support', purpose: 'Help for the staff: requests that analysts answer, and the live chat.' };
const params = z.object({ id });

export const supportRoutes = defineRoutes(owner, {
  'POST /support/requests': {
    operationId: 'askSupport',
    summary: 'Asks the support for help.',
    access: 'signed-in',
    idempotent: true,
    body: supportRequestEntry,
    answer: supportRequest,
    errors: ['STORE_NOT_FOUND', 'TOO_MANY_SUPPORT_REQUESTS'],
  },
  'GET /support/requests/mine': {
    operationId: 'listOwnSupportRequests',
    summary: 'What the caller asked the support, with the answers.',
    access: 'signed-in',
    answer: ownSupportRequests,
    errors: [],
  },
  'POST /support/requests/mine/{id}/close': {
    operationId: 'closeOwnSupportRequest',
    summary: 'The caller needs no more help with it.',
    access: 'signed-in',
    idempotent: true,
    params,
    answer: supportRequest,
    errors: ['SUPPORT_REQUEST_NOT_FOUND'],
  },
  'GET /support/requests': {
    operationId: 'listSupportRequests',
    summary: "Requests of the caller's retailer by status, a page at a time.",
    access: ['analyst'],
    query: supportQuery,
    answer: supportList,
    errors: [],
  },
  'POST /support/requests/{id}/claim': {
    operationId: 'claimSupportRequest',
    summary: 'Says who answers a request, so that no two do.',
    access: ['analyst'],
    idempotent: true,
    params,
    answer: supportRequest,
    errors: ['SUPPORT_REQUEST_NOT_FOUND', 'SUPPORT_REQUEST_CLAIMED', 'SUPPORT_REQUEST_CLOSED'],
  },
  'POST /support/requests/{id}/answer': {
    operationId: 'answerSupportRequest',
    summary: 'Answers a request, or answers it anew; who asked reads it in the app.',
    access: ['analyst'],
    idempotent: true,
    params,
    body: supportAnswer,
    answer: supportRequest,
    errors: ['SUPPORT_REQUEST_NOT_FOUND', 'SUPPORT_REQUEST_CLAIMED', 'SUPPORT_REQUEST_CLOSED'],
  },
  'POST /support/requests/{id}/close': {
    operationId: 'closeSupportRequest',
    summary: 'Closes a request, answered or not.',
    access: ['analyst'],
    idempotent: true,
    params,
    answer: supportRequest,
    errors: ['SUPPORT_REQUEST_NOT_FOUND'],
  },
  'POST /support/chat/token': {
    operationId: 'signInToChat',
    summary: 'A token of a few minutes that tells the live chat who the caller is.',
    access: 'signed-in',
    body: chatRequest,
    answer: chatToken,
    errors: ['CHAT_NOT_AVAILABLE'],
  },
});
