import { z } from 'zod';
import { id } from '../fields.ts';
import { roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  ownPayouts,
  payoutClose,
  payoutList,
  payoutPayment,
  payoutQuery,
  payoutReturn,
  payoutsPaid,
} from './payout-schemas.ts';
import { credit } from './routes.ts';

/** Who reads what sellers are paid, and pays it: another person than the analyst who closed the month. */
const payers = ['analyst', 'retailer_analyst'] as const;

/** Incentives paid to sellers, by the month. */
export const payoutRoutes = defineRoutes(credit, {
  'GET /incentives/payouts': {
    operationId: 'listIncentivePayouts',
    summary: 'What sellers are paid for a month, with their Pix keys.',
    access: payers,
    query: payoutQuery,
    answer: payoutList,
    errors: [],
  },
  'GET /incentives/payouts/export': {
    operationId: 'exportIncentivePayouts',
    summary: 'The payouts of a month as CSV; leaves an entry in the audit.',
    access: payers,
    query: payoutQuery,
    answer: 'csv',
    errors: [],
  },
  'GET /incentives/payouts/mine': {
    operationId: 'listOwnPayouts',
    summary: 'What the signed-in operator was paid of incentives, the newest months first.',
    access: roles,
    answer: ownPayouts,
    errors: [],
  },
  'POST /incentives/payouts': {
    operationId: 'closeIncentives',
    summary: 'Closes a month that is over: fixes what each seller is paid. Who is owed nothing is carried over.',
    access: ['analyst'],
    idempotent: true,
    body: payoutClose,
    answer: payoutList,
    errors: ['PAYOUT_MONTH_NOT_OVER', 'PAYOUTS_MOVED'],
  },
  'POST /incentives/payouts/pay': {
    operationId: 'payIncentives',
    summary: 'Marks payouts as paid by Pix to the keys shown, all or none: another person than who closed the month.',
    access: payers,
    idempotent: true,
    body: payoutPayment,
    answer: payoutsPaid,
    errors: ['PAYOUT_NOT_FOUND', 'PAYOUT_SECOND_PERSON', 'PAYOUT_WITHOUT_KEY', 'PAYOUT_KEY_CHANGED', 'PAYOUTS_MOVED'],
  },
  'POST /incentives/payouts/{id}/return': {
    operationId: 'returnIncentivePayout',
    summary: 'Says that the Pix of a payout came back: it is to be paid again.',
    access: payers,
    idempotent: true,
    params: z.object({ id }),
    body: payoutReturn,
    answer: z.object({ id }),
    errors: ['PAYOUT_NOT_FOUND', 'PAYOUTS_MOVED'],
  },
});
