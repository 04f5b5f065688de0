import { defineRoutes } from '../route.ts';
import {
  ledgerMonth,
  monthList,
  newRecord,
  ofMonth,
  postingList,
  postingsQuery,
  providerRecord,
  provisionedList,
  provisionedQuery,
  provisionList,
  provisionsQuery,
  recordList,
  spanQuery,
  taxesQuery,
  taxList,
  trialBalance,
} from './schemas.ts';

const owner = {
  name: 'accounting',
  purpose: 'The books of a lender: what its contracts earn, set aside and owe in taxes.',
};

const access = ['analyst'] as const;
const theirs = ['ACCOUNTING_OF_THE_PROVIDER'] as const;

export const accountingRoutes = defineRoutes(owner, {
  'GET /backofficeAccounting/trialBalance': {
    operationId: 'showTrialBalance',
    summary: 'Each account: what it held before a span of days, what moved in it, and what it held at its end.',
    access,
    query: spanQuery,
    answer: trialBalance,
    errors: [...theirs, 'PERIOD_NOT_READABLE'],
  },
  'GET /backofficeAccounting/postings': {
    operationId: 'listPostings',
    summary:
      'What moved an account, or all of them, in a span of days, line by line; 200 a page unless more are asked for.',
    access,
    query: postingsQuery,
    answer: postingList,
    errors: [...theirs, 'PERIOD_NOT_READABLE'],
  },
  'GET /backofficeAccounting/provisions': {
    operationId: 'listProvisions',
    summary: "What was set aside at a month's end, by days late.",
    access,
    query: provisionsQuery,
    answer: provisionList,
    errors: theirs,
  },
  'GET /backofficeAccounting/provisions/contracts': {
    operationId: 'listProvisionedContracts',
    summary: "What was set aside for each contract at a month's end, the latest first, a page of them.",
    access,
    query: provisionedQuery,
    answer: provisionedList,
    errors: theirs,
  },
  'GET /backofficeAccounting/taxes': {
    operationId: 'listLenderTaxes',
    summary:
      'IOF of a month by ten-day periods with the day each is due, and what its revenue owes by the rates then in force.',
    access,
    query: taxesQuery,
    answer: taxList,
    errors: theirs,
  },
  'GET /backofficeAccounting/records': {
    operationId: 'listProviderRecords',
    summary: "What people told the books of the provider's own money, the newest first; 200 at most.",
    access,
    answer: recordList,
    errors: theirs,
  },
  'POST /backofficeAccounting/records': {
    operationId: 'addProviderRecord',
    summary: "Posts what the provider did with its own money: capital that came in, a bank's fee, a tax that was paid.",
    access,
    idempotent: true,
    body: newRecord,
    answer: providerRecord,
    errors: [...theirs, 'DAY_IN_THE_FUTURE', 'TAX_PERIOD_NOT_OVER', 'TAX_ALREADY_RECORDED', 'NOT_A_TAX_PERIOD'],
  },
  'GET /backofficeAccounting/months': {
    operationId: 'listLedgerMonths',
    summary: 'Months since the books began, the newest first: open, asked to be closed, closed.',
    access,
    answer: monthList,
    errors: theirs,
  },
  'POST /backofficeAccounting/months/{month}/request': {
    operationId: 'askMonthClosing',
    summary: 'Asks another person to close a month that is over.',
    access,
    idempotent: true,
    params: ofMonth,
    answer: ledgerMonth,
    errors: [...theirs, 'MONTH_ALREADY_CLOSED', 'MONTH_NOT_NEXT', 'MONTH_NOT_OVER', 'MONTH_ALREADY_ASKED'],
  },
  'POST /backofficeAccounting/months/{month}/close': {
    operationId: 'closeMonth',
    summary:
      'Closes a month for good that another person asked to close, once each line of the bank up to its end is explained: what is posted later falls into the open one.',
    access,
    idempotent: true,
    params: ofMonth,
    answer: ledgerMonth,
    errors: [
      ...theirs,
      'MONTH_ALREADY_CLOSED',
      'MONTH_NOT_NEXT',
      'MONTH_NOT_OVER',
      'MONTH_NOT_ASKED',
      'MONTH_LINES_TO_EXPLAIN',
      'MONTH_SECOND_PERSON',
    ],
  },
});
