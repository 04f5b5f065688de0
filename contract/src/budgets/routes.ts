import { defineRoutes } from '../route.ts';
import {
  budget,
  budgetCode,
  budgetRequest,
  budgetVisit,
  budgetVisitRequest,
  chatNotice,
  chatNoticeAnswer,
  inboxChat,
  provenBudgetVisit,
  visitorBudgetRequest,
} from './schemas.ts';

const owner = {
  name: 'budgets',
  purpose: 'What a purchase would cost, and a higher limit for one day where it needs one: for staff and visitors.',
};

/** Why there is none, as the calculator tells it. */
const reasons = [
  'CPF_NOT_FOUND',
  'LIMIT_NOT_FOUND',
  'OPEN_RENEGOTIATIONS',
  'OVERDUE_INSTALLMENTS',
  'LIMIT_IS_BLOCKED',
  'NOT_APPROVED',
  'MANUAL_EVALUATION',
  'BUDGETS_NOT_ALLOWED',
  'BUDGETS_UNAVAILABLE',
  'STORE_NOT_FOUND',
  'DEACTIVATED_STORE',
] as const;

export const budgetsRoutes = defineRoutes(owner, {
  'POST /budgets/chat': {
    operationId: 'askBudget',
    summary: 'Makes a budget for a customer, and raises the limit for today where the purchase needs it; a look-up.',
    access: 'signed-in',
    body: budgetRequest,
    answer: budget,
    errors: [...reasons, 'LOOKUPS_USED_UP'],
  },
  'POST /budgets/visits': {
    operationId: 'beginBudgetVisit',
    summary: "Sends a code to a visitor's phone; answers alike for a phone that no customer has.",
    access: 'public',
    body: budgetVisitRequest,
    answer: budgetVisit,
    errors: ['BUDGETS_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  'POST /budgets/visits/verify': {
    operationId: 'proveBudgetPhone',
    summary: "Proves a visitor's phone by the code.",
    access: 'public',
    body: budgetCode,
    answer: provenBudgetVisit,
    errors: ['BUDGET_VISIT_OVER', 'BUDGET_CODE_WRONG', 'TOO_MANY_REQUESTS'],
  },
  'POST /budgets/visits/chat': {
    operationId: 'askBudgetAsVisitor',
    summary: 'Makes the same budget for the customer whose phone is proven; of any other CPF it says CPF_NOT_FOUND.',
    access: 'public',
    body: visitorBudgetRequest,
    answer: budget,
    errors: [...reasons, 'BUDGET_VISIT_OVER', 'BUDGET_STORE_UNKNOWN', 'TOO_MANY_REQUESTS'],
  },
  'POST /webhooks/chat': {
    operationId: 'receiveChat',
    summary: 'Somebody wrote to the product by a messenger; the same messageId again does nothing.',
    access: 'public',
    signed: { signature: 'x-chat-signature', timestamp: 'x-chat-timestamp' },
    mostBytes: 16_384,
    body: chatNotice,
    answer: chatNoticeAnswer,
    errors: ['UNAUTHORIZED', 'BUDGETS_UNAVAILABLE'],
  },
  'POST /inbox/chat': {
    operationId: 'writeInInbox',
    summary: 'Somebody writes from the embedded telephone, which tells the webhook. Answers only while it is on.',
    access: 'public',
    body: inboxChat,
    answer: chatNoticeAnswer,
    errors: ['NOT_FOUND', 'BUDGETS_UNAVAILABLE'],
  },
});
