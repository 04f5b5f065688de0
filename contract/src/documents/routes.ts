import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles, roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { authenticationCode, checkedReceipt, receiptSheets } from './receipt-schemas.ts';

const ids = z
  .string()
  .max(8_000)
  .transform((list) => list.split(','))
  .pipe(z.array(id).min(1).max(200))
  .meta({ description: 'Ids joined by commas' });

/** Paper that a receipt is set on. */
const format = z.enum(['ROLL', 'A4']).default('ROLL').meta({ description: 'A roll of 80 mm, or A4 pages' });

export const documents = { name: 'documents', purpose: 'Receipts, instruments and other papers as PDF.' };

const namedStore = id.meta({ description: 'Store that the paper names' });
const payoffErrors = [
  'CONTRACT_NOT_FOUND',
  'NOTHING_TO_PAY',
  'INSTALLMENT_IN_RENEGOTIATION',
  'STORE_NOT_FOUND',
  'DEACTIVATED_STORE',
] as const;

export const documentsRoutes = defineRoutes(documents, {
  'GET /receipts/{authenticationCode}': {
    operationId: 'checkReceipt',
    summary: 'Whether a printed receipt is genuine, for anybody who holds the paper.',
    access: 'public',
    params: z.object({ authenticationCode }),
    answer: checkedReceipt,
    errors: ['RECEIPT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'GET /contracts/{id}/render': {
    operationId: 'renderPurchaseReceipt',
    summary: 'Receipt of a purchase as a PDF.',
    access: roles,
    params: z.object({ id }),
    query: z.object({ format }),
    answer: 'pdf',
    errors: ['DOCUMENT_NOT_FOUND', 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL'],
  },
  'GET /contracts/{id}/render/blocks': {
    operationId: 'showPurchaseReceipt',
    summary: 'The receipt of a purchase by its parts, for a receipt printer.',
    access: roles,
    params: z.object({ id }),
    answer: receiptSheets,
    errors: ['DOCUMENT_NOT_FOUND', 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL'],
  },
  'GET /contracts/installments/payments/render/blocks': {
    operationId: 'showPaymentReceipts',
    summary: 'Receipts of payments, also of agreements, by their parts, for a receipt printer.',
    access: roles,
    query: z.object({ ids }),
    answer: receiptSheets,
    errors: ['DOCUMENT_NOT_FOUND'],
  },
  'GET /contracts/{id}/payoff/render': {
    operationId: 'renderPayoff',
    summary: 'What pays a contract off today, as a PDF for the customer.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    params: z.object({ id }),
    query: z.object({ storeId: namedStore, format }),
    answer: 'pdf',
    errors: payoffErrors,
  },
  'GET /contracts/{id}/payoff/render/blocks': {
    operationId: 'showPayoff',
    summary: 'What pays a contract off today by its parts, for a receipt printer.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    params: z.object({ id }),
    query: z.object({ storeId: namedStore }),
    answer: receiptSheets,
    errors: payoffErrors,
  },
  'GET /renegotiations/payments/render': {
    operationId: 'renderAgreementReceipts',
    summary: 'Receipts of payments of agreements as one PDF, asked for by the ids of those payments.',
    access: roles,
    query: z.object({ ids, format }),
    answer: 'pdf',
    errors: ['DOCUMENT_NOT_FOUND'],
  },
  'GET /contracts/installments/payments/render': {
    operationId: 'renderPaymentReceipts',
    summary: 'Receipts of payments as one PDF, asked for by entry ids.',
    access: roles,
    query: z.object({ ids, format }),
    answer: 'pdf',
    errors: ['DOCUMENT_NOT_FOUND'],
  },
});
