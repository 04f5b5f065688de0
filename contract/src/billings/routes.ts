import { z } from 'zod';
import { id } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import {
  billing,
  billingOf,
  billingPayment,
  billingPaymentsQuery,
  billingPix,
  billingReceipt,
  billingReceiptReturn,
  billingsQuery,
  unbilledAggregate,
  unbilledQuery,
} from './schemas.ts';

const owner = { name: 'billings', purpose: 'What retailers owe the provider for payments that their tills took.' };
const access = ['analyst', 'retailer_analyst'] as const;
const ofBilling = z.object({ id });

export const billingsRoutes = defineRoutes(owner, {
  'GET /billings': {
    operationId: 'listBillings',
    summary: "Billings of the caller's retailer, the newest first; the provider's analysts name any retailer.",
    access,
    query: billingsQuery,
    answer: z.array(billing),
    errors: ['RETAILER_NOT_FOUND'],
  },
  'GET /billings/payments/agg': {
    operationId: 'sumUnbilledPayments',
    summary: 'Payments taken at tills that are in no billing yet: how many, and what they come to.',
    access,
    query: unbilledQuery,
    answer: unbilledAggregate,
    errors: ['RETAILER_NOT_FOUND'],
  },
  'GET /billings/payments/retailer': {
    operationId: 'listBillingPayments',
    summary: 'The payments that a billing asks for, or those that are in none yet, the oldest first.',
    access,
    query: billingPaymentsQuery,
    answer: z.array(billingPayment),
    errors: ['RETAILER_NOT_FOUND', 'BILLING_NOT_FOUND'],
  },
  'POST /billings/{id}/reissue': {
    operationId: 'reissueBilling',
    summary:
      'Segunda Via of an expired billing: another boleto with fine and late interest; the one before is canceled.',
    access,
    idempotent: true,
    params: ofBilling,
    body: billingOf,
    answer: billing,
    errors: ['RETAILER_NOT_FOUND', 'BILLING_NOT_FOUND', 'BILLING_NOT_OVERDUE', 'BILLING_CHANGED_SINCE'],
  },
  'POST /billings/{id}/pix': {
    operationId: 'chargeBillingByPix',
    summary:
      "The Pix that pays what is left of a billing until it is due; asked again it is the same one, and the retailer's contact is sent it once.",
    access,
    params: ofBilling,
    body: billingOf,
    answer: billingPix,
    errors: [
      'RETAILER_NOT_FOUND',
      'BILLING_NOT_FOUND',
      'BILLING_ALREADY_PAID',
      'BILLING_OVERDUE',
      'BILLING_CHANGED_SINCE',
      'SERVICE_UNAVAIBLE',
    ],
  },
  'GET /billings/{id}/render': {
    operationId: 'renderBilling',
    summary: 'The boleto of a billing that stands, as an A4 PDF.',
    access,
    params: ofBilling,
    query: billingOf,
    answer: 'pdf',
    errors: ['RETAILER_NOT_FOUND', 'BILLING_NOT_FOUND'],
  },
  'GET /billings/receipts/waiting': {
    operationId: 'listWaitingBillingReceipts',
    summary: "What retailers paid and no billing asked for, the oldest first. For the provider's analysts.",
    access: ['analyst'],
    answer: z.array(billingReceipt),
    errors: ['RETAILER_NOT_FOUND'],
  },
  'POST /billings/receipts/{id}/return': {
    operationId: 'returnBillingReceipt',
    summary: 'What waits of a payment goes back to the retailer by the bank.',
    access: ['analyst'],
    idempotent: true,
    params: ofBilling,
    body: billingReceiptReturn,
    answer: z.object({ id }),
    errors: ['RETAILER_NOT_FOUND', 'BILLING_RECEIPT_NOT_FOUND', 'BILLING_RECEIPT_DECIDED'],
  },
});
