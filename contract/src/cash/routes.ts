import { z } from 'zod';
import { day, id } from '../fields.ts';
import { receiptSheets } from '../documents/receipt-schemas.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  cashClosing,
  cashCount,
  cashCounted,
  cashHandMove,
  cashMoveEntry,
  cashOpening,
  cashOverview,
  cashSession,
  cashSessionDetail,
  cashSessions,
  cashSessionsQuery,
  shift,
} from './schemas.ts';

const owner = { name: 'cash', purpose: 'Cash sessions of tills: opened, moved by hand, counted blind, closed.' };
const params = z.object({ id });
const atTill = { access: cashierRoles, roleRefusal: 'OPERATOR_IS_NOT_CASHIER' } as const;

export const cashRoutes = defineRoutes(owner, {
  'GET /coordinator/cash': {
    ...atTill,
    operationId: 'showCash',
    summary: "The caller's open session and last closed ones, and which drawers of a store are taken.",
    query: z.object({ storeId: id }),
    answer: cashOverview,
    errors: ['STORE_NOT_FOUND'],
  },
  'GET /coordinator/cash/shift': {
    operationId: 'showShift',
    summary: 'Who works in a store now: who is signed in, since when, and at which drawer.',
    access: ['manager', 'analyst'],
    query: z.object({ storeId: id }),
    answer: shift,
    errors: ['STORE_NOT_FOUND'],
  },
  'POST /coordinator/cash/sessions': {
    ...atTill,
    operationId: 'openCashSession',
    summary: 'Opens a drawer of a store with its float; what the caller receives there lands in it from now on.',
    idempotent: true,
    body: cashOpening,
    answer: cashSession,
    errors: ['STORE_NOT_FOUND', 'DEACTIVATED_STORE', 'CASH_SESSION_ALREADY_OPEN', 'CASH_DRAWER_TAKEN'],
  },
  'POST /coordinator/cash/sessions/{id}/moves': {
    ...atTill,
    operationId: 'moveCash',
    summary: "Puts money into the caller's drawer or takes it out, by hand and with a reason.",
    idempotent: true,
    params,
    body: cashMoveEntry,
    answer: cashHandMove,
    errors: [
      'CASH_SESSION_NOT_FOUND',
      'CASH_SESSION_CLOSED',
      'CASH_NOT_ENOUGH',
      'APPROVAL_REQUIRED',
      'APPROVAL_NOT_VALID',
    ],
  },
  'POST /coordinator/cash/sessions/{id}/count': {
    ...atTill,
    operationId: 'countCash',
    summary: 'Says what was counted in the drawer; only then is told what was expected.',
    idempotent: true,
    params,
    body: cashCount,
    answer: cashCounted,
    errors: ['CASH_SESSION_NOT_FOUND', 'CASH_SESSION_CLOSED', 'CASH_COUNT_OUTDATED'],
  },
  'POST /coordinator/cash/sessions/{id}/close': {
    ...atTill,
    operationId: 'closeCashSession',
    summary:
      'Closes a drawer as it was counted; a difference is explained. Its own cashier, a manager or an analyst may.',
    idempotent: true,
    params,
    body: cashClosing,
    answer: cashSessionDetail,
    errors: [
      'CASH_SESSION_NOT_FOUND',
      'CASH_SESSION_CLOSED',
      'CASH_NOT_COUNTED',
      'CASH_COUNT_OUTDATED',
      'CASH_DIFFERENCE_UNEXPLAINED',
    ],
  },
  'GET /coordinator/cash/sessions': {
    operationId: 'listCashSessions',
    summary: 'Sessions of a store with their differences, a page at a time, and what landed in none.',
    access: ['manager', 'analyst'],
    query: cashSessionsQuery,
    answer: cashSessions,
    errors: ['STORE_NOT_FOUND'],
  },
  'GET /coordinator/cash/sessions/{id}': {
    ...atTill,
    operationId: 'showCashSession',
    summary:
      'A closed session with all that moved it; an open one, without a sum, to its cashier, a manager or an analyst.',
    params,
    answer: cashSessionDetail,
    errors: ['CASH_SESSION_NOT_FOUND'],
  },
  'GET /coordinator/cash/sessions/{id}/report': {
    ...atTill,
    operationId: 'renderCashReport',
    summary: 'The Z of a closed session as a PDF for an 80 mm roll.',
    params,
    answer: 'pdf',
    errors: ['CASH_SESSION_NOT_FOUND', 'CASH_SESSION_OPEN'],
  },
  'GET /coordinator/cash/sessions/{id}/report/blocks': {
    ...atTill,
    operationId: 'showCashReport',
    summary: 'The Z of a closed session by its parts, for a receipt printer.',
    params,
    answer: receiptSheets,
    errors: ['CASH_SESSION_NOT_FOUND', 'CASH_SESSION_OPEN'],
  },
  'GET /coordinator/cash/days/{day}/report/blocks': {
    operationId: 'showCashDayReport',
    summary: 'The Z of a store by its parts, for a receipt printer.',
    access: ['manager', 'analyst'],
    params: z.object({ day }),
    query: z.object({ storeId: id }),
    answer: receiptSheets,
    errors: ['STORE_NOT_FOUND', 'CASH_DAY_EMPTY', 'CASH_DAY_OPEN'],
  },
  'GET /coordinator/cash/days/{day}/report': {
    operationId: 'renderCashDayReport',
    summary:
      'The Z of a store: all sessions that were opened on a day, and what landed in none, as a PDF for an 80 mm roll.',
    access: ['manager', 'analyst'],
    params: z.object({ day }),
    query: z.object({ storeId: id }),
    answer: 'pdf',
    errors: ['STORE_NOT_FOUND', 'CASH_DAY_EMPTY', 'CASH_DAY_OPEN'],
  },
});
