import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { identity } from './routes.ts';
import {
  colleague,
  colleagueChange,
  colleagueHistory,
  colleagueQuery,
  newColleague,
  staffAdded,
  staffImportProgress,
  staffing,
  staffPlace,
  staffRows,
  staffSheet,
  staffSheetReading,
} from './staff-schemas.ts';

const access = ['manager', 'analyst'] as const;
const placeErrors = ['RETAILER_NOT_FOUND'] as const;
const storeErrors = ['STORE_NOT_FOUND', 'DEACTIVATED_STORE', 'STORE_REQUIRED'] as const;
const sheetErrors = [
  'SHEET_NOT_READABLE',
  'SHEET_DAMAGED',
  'SHEET_PROTECTED',
  'SHEET_TOO_LARGE',
  'SHEET_TOO_SLOW',
  'SHEET_ENCODING',
  'SHEET_EXTERNAL_LINKS',
  'SHEET_MERGED_CELLS',
  'SHEET_NOT_ONE',
  'SHEET_COLUMN_MISSING',
  'SHEET_COLUMN_TWICE',
  'STAFF_SHEET_EMPTY',
] as const;
/** Five thousand rows as JSON, or two megabytes of a file as base64. */
const mostBytes = 3_000_000;

/** The staff of a retailer, for its managers and analysts, and for the provider's analysts at every retailer. */
export const staffRoutes = defineRoutes(identity, {
  'GET /coordinator/staffing': {
    operationId: 'showStaffing',
    summary: 'Which roles whoever asks may give, and in which retailers and stores.',
    access,
    answer: staffing,
    errors: placeErrors,
  },
  'GET /coordinator/operators': {
    operationId: 'listColleagues',
    summary: 'Operators of a retailer or one of its stores, blocked ones too, by name whatever its case.',
    access,
    query: colleagueQuery,
    answer: z.array(colleague),
    errors: [...placeErrors, 'STORE_NOT_FOUND'],
  },
  'POST /coordinator/operators': {
    operationId: 'addColleague',
    summary: 'Adds an operator to a store.',
    access,
    body: newColleague,
    answer: colleague,
    errors: [...placeErrors, ...storeErrors, 'ROLE_NOT_ASSIGNABLE', 'OPERATOR_EXISTS'],
  },
  'PUT /coordinator/operators/{id}': {
    operationId: 'changeColleague',
    summary: 'Changes an operator; name and CPF stay. Blocking ends their sessions, and so does a new password.',
    access,
    params: z.object({ id }),
    body: colleagueChange,
    answer: colleague,
    errors: [
      ...placeErrors,
      ...storeErrors,
      'OPERATOR_NOT_FOUND',
      'OPERATOR_NOT_MANAGED',
      'OPERATOR_CHANGED_SINCE',
      'ROLE_NOT_ASSIGNABLE',
      'OPERATOR_EXISTS',
    ],
  },
  'GET /coordinator/operators/{id}/history': {
    operationId: 'showColleagueHistory',
    summary: 'Failed sign-ins of an operator, and the changes of their account with who made them.',
    access,
    params: z.object({ id }),
    query: staffPlace,
    answer: colleagueHistory,
    errors: [...placeErrors, 'OPERATOR_NOT_FOUND'],
  },
  'POST /coordinator/operators/{id}/unlock': {
    operationId: 'unlockColleague',
    summary: 'Lets an operator sign in again at once, however many wrong passwords were typed.',
    access,
    params: z.object({ id }),
    query: staffPlace,
    answer: 'nothing',
    errors: [...placeErrors, 'OPERATOR_NOT_FOUND', 'OPERATOR_NOT_MANAGED', 'OPERATOR_NOT_LOCKED'],
  },
  'GET /coordinator/operator-sheets/template': {
    operationId: 'downloadStaffTemplate',
    summary: 'The sheet to fill in, with the roles it takes.',
    access,
    answer: 'xlsx',
    errors: [],
  },
  'POST /coordinator/operator-sheets': {
    operationId: 'readStaffSheet',
    summary: 'Reads a sheet of operators and says what is wrong with each row; keeps nothing.',
    access,
    mostBytes,
    body: staffSheet,
    answer: staffSheetReading,
    errors: [...placeErrors, ...sheetErrors, 'TOO_MANY_REQUESTS'],
  },
  'GET /coordinator/operator-sheets/progress': {
    operationId: 'showStaffImportProgress',
    summary: "How far the caller's own import is, while it runs.",
    access,
    answer: staffImportProgress,
    errors: [],
  },
  'POST /coordinator/operators/many': {
    operationId: 'addColleagues',
    summary: 'Adds operators from the rows of a sheet: all of them or none, or by choice those without a fault.',
    access,
    idempotent: true,
    mostBytes,
    body: staffRows,
    answer: staffAdded,
    errors: [...placeErrors, 'STAFF_SHEET_INVALID', 'OPERATOR_EXISTS'],
  },
});
