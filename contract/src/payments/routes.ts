import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { installmentStatuses, installmentsAnswer, payMultipleRequest, payOneRequest, paymentEntry } from './schemas.ts';

export const payErrors = [
  'INSTALLMENT_NOT_FOUND',
  'ALREADY_PAID',
  'PREVIOUS_INSTALLMENT_IS_PENDING',
  'INSTALLMENT_IN_RENEGOTIATION',
  'STORE_NOT_FOUND',
  'DEACTIVATED_STORE',
  'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS',
  'PAYMENT_TOTAL_CHANGED',
] as const;

const waiverErrors = ['WAIVER_ABOVE_BOUND', 'APPROVAL_REQUIRED', 'APPROVAL_NOT_VALID'] as const;

export const payments = {
  name: 'payments',
  purpose: 'Installments and fees: what is due today, receiving it and undoing that.',
};

export const paymentsRoutes = defineRoutes(payments, {
  'GET /coordinator/contracts/installments': {
    operationId: 'listInstallments',
    summary: "Installments of a customer the operator looked up, with today's amounts, and the open fees.",
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    query: z.object({
      borrowerId: id,
      contractId: id.optional(),
      status: z
        .enum([...installmentStatuses, 'OPEN'])
        .optional()
        .meta({ description: 'OPEN: neither paid nor cancelled' }),
    }),
    answer: installmentsAnswer,
    errors: ['BORROWER_NOT_FOUND'],
  },
  'POST /coordinator/contracts/installments/{id}/payment': {
    operationId: 'payInstallment',
    summary: 'Receives one installment at a store.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    idempotent: true,
    params: z.object({ id }),
    body: payOneRequest,
    answer: z.array(paymentEntry),
    errors: [...payErrors, ...waiverErrors, 'CASH_SESSION_REQUIRED'],
  },
  'POST /coordinator/contracts/installments/pay-multiple': {
    operationId: 'payInstallments',
    summary:
      'Receives several installments of one customer, all or nothing: of each contract the lowest, and the last backwards while nothing before them is due.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    idempotent: true,
    body: payMultipleRequest,
    answer: z.array(paymentEntry),
    errors: [...payErrors, ...waiverErrors, 'CASH_SESSION_REQUIRED'],
  },
});
