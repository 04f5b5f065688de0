import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { payments } from './routes.ts';
import {
  amountPreview,
  payAmountAnswer,
  payAmountRequest,
  paymentHistory,
  payoffAnswer,
  previewQuery,
  undoAnswer,
  undoRequest,
} from './contract-payment-schemas.ts';

const params = z.object({ id: id.meta({ description: 'Contract id' }) });

const amountErrors = [
  'CONTRACT_NOT_FOUND',
  'NOTHING_TO_PAY',
  'INSTALLMENT_IN_RENEGOTIATION',
  'AMOUNT_TOO_SMALL',
  'AMOUNT_ABOVE_PAYOFF',
] as const;

/** Of an amount that is received, however the money comes. */
export const payAmountErrors = [
  ...amountErrors,
  'PAYMENT_TOTAL_CHANGED',
  'STORE_NOT_FOUND',
  'DEACTIVATED_STORE',
  'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS',
] as const;

export const contractPaymentRoutes = defineRoutes(payments, {
  'POST /coordinator/contracts/{id}/payments': {
    operationId: 'payAmount',
    summary: 'Receives an amount of money on a contract: open fees first, then its installments, the last one in part.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    idempotent: true,
    params,
    body: payAmountRequest,
    answer: payAmountAnswer,
    errors: [...payAmountErrors, 'CASH_SESSION_REQUIRED'],
  },
  'GET /coordinator/contracts/{id}/payments/preview': {
    operationId: 'previewAmount',
    summary: 'What an amount of money would pay of a contract today; nothing is received.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    params,
    query: previewQuery,
    answer: amountPreview,
    errors: [...amountErrors],
  },
  'GET /coordinator/contracts/{id}/payments': {
    operationId: 'listPayments',
    summary: 'Payments that touched a contract of a customer the operator looked up, newest first, undone ones too.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    params,
    answer: paymentHistory,
    errors: ['CONTRACT_NOT_FOUND'],
  },
  'GET /coordinator/contracts/{id}/payoff': {
    operationId: 'quotePayoff',
    summary: 'What pays a contract off today.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    params,
    answer: payoffAnswer,
    errors: ['CONTRACT_NOT_FOUND', 'NOTHING_TO_PAY', 'INSTALLMENT_IN_RENEGOTIATION'],
  },
  'POST /coordinator/payments/{id}/undo': {
    operationId: 'undoPayment',
    summary:
      'Undoes a payment, with a reason: the latest of its contracts, by a manager or an analyst who did not receive it, or with the approval of one.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    idempotent: true,
    params: z.object({ id: id.meta({ description: 'Payment id' }) }),
    body: undoRequest,
    answer: undoAnswer,
    errors: [
      'PAYMENT_NOT_FOUND',
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
      'ALREADY_UNDONE',
      'APPROVAL_REQUIRED',
      'APPROVAL_NOT_VALID',
      'SECOND_PERSON_REQUIRED',
      'AGREEMENT_PAYMENT',
      'CONTRACT_CANCELED',
      'INSTALLMENT_IN_RENEGOTIATION',
      'LATER_PAYMENT_EXISTS',
    ],
  },
});
