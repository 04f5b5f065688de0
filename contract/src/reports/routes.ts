import { defineRoutes } from '../route.ts';
import { goalsAnswer, goalsChange, goalsRequest } from './goal-schemas.ts';
import {
  portfolioAnswer,
  portfolioRequest,
  summariesAnswer,
  summariesRequest,
  transactionsAnswer,
  transactionsRequest,
} from './schemas.ts';

const owner = { name: 'reports', purpose: "The retailer's sales." };

export const reportsRoutes = defineRoutes(owner, {
  'GET /coordinator/contracts/originations/summaries': {
    operationId: 'listSales',
    summary: "Sales of the caller's retailer in a range of days, oldest first, a page at a time.",
    access: ['cashier', 'manager', 'retailer_analyst'],
    query: summariesRequest,
    answer: summariesAnswer,
    errors: ['INVALID_DATE_RANGE', 'STORE_NOT_FOUND'],
  },
  'GET /backoffice/retailers-dash/transactions': {
    operationId: 'sumSales',
    summary:
      "Sales of the caller's retailer in a range of days by day, store, operator and product, with first purchases.",
    access: ['manager', 'retailer_analyst'],
    query: transactionsRequest,
    answer: transactionsAnswer,
    errors: ['INVALID_DATE_RANGE', 'STORE_NOT_FOUND'],
  },
  'GET /backoffice/retailers-dash/goals': {
    operationId: 'showGoals',
    summary: "What stores and people of the caller's retailer are to sell in a month.",
    access: ['manager', 'retailer_analyst'],
    query: goalsRequest,
    answer: goalsAnswer,
    errors: [],
  },
  'PUT /backoffice/retailers-dash/goals': {
    operationId: 'changeGoals',
    summary: 'Sets goals of a month, all of them or none: a manager those of the own store and its people.',
    access: ['manager', 'retailer_analyst'],
    body: goalsChange,
    answer: goalsAnswer,
    errors: ['STORE_NOT_FOUND', 'OPERATOR_NOT_FOUND', 'GOALS_CHANGED_SINCE'],
  },
  'GET /backoffice/retailers-dash/portfolio': {
    operationId: 'showPortfolio',
    summary: "What customers owe of a retailer's sales: by how late it is, by month due and by month of the sale.",
    access: ['analyst', 'manager', 'retailer_analyst'],
    query: portfolioRequest,
    answer: portfolioAnswer,
    errors: ['RETAILER_NOT_FOUND', 'STORE_NOT_FOUND'],
  },
});
