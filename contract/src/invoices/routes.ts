import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  boletoDecision,
  boletoNotice,
  boletoNoticeAnswer,
  boletoPayment,
  foundPaymentCode,
  inboxBoleto,
  inboxBoletoPayment,
  invoiceSettings,
  nextInvoice,
  nextInvoiceRequest,
  nossoNumero,
  paymentCode,
  waitingBoletoPayment,
} from './schemas.ts';

const atTheTill = { access: cashierRoles, roleRefusal: 'OPERATOR_IS_NOT_CASHIER' } as const;

const owner = { name: 'invoices', purpose: 'Boletos of customers and what was paid for them.' };

export const invoicesRoutes = defineRoutes(owner, {
  'GET /coordinator/invoices/settings': {
    operationId: 'showInvoiceSettings',
    summary: 'Whether a store issues boletos to its customers.',
    ...atTheTill,
    query: z.object({ storeId: id, sourceProduct: z.string().max(60).optional() }),
    answer: invoiceSettings,
    errors: ['STORE_NOT_FOUND'],
  },
  'POST /coordinator/invoices/next': {
    operationId: 'issueNextInvoice',
    summary: "The boleto of a customer's next installment at this retailer; asked again, the same one while it stands.",
    ...atTheTill,
    body: nextInvoiceRequest,
    answer: nextInvoice,
    errors: [
      'BORROWER_NOT_FOUND',
      'NO_PENDING_INSTALLMENTS_FOR_BORROWER',
      'BORROWER_INVOICES_DISABLED',
      'TOO_MANY_REQUESTS',
      'SERVICE_UNAVAIBLE',
    ],
  },
  'GET /coordinator/invoices/{id}/render': {
    operationId: 'renderInvoice',
    summary: 'A boleto as an A4 PDF.',
    ...atTheTill,
    params: z.object({ id }),
    answer: 'pdf',
    errors: ['BOLETO_NOT_FOUND'],
  },
  'POST /coordinator/payment-codes/find': {
    operationId: 'findPaymentCode',
    summary: 'What a boleto or a Pix code that somebody holds asks for, and whose it is at this retailer.',
    ...atTheTill,
    body: paymentCode,
    answer: foundPaymentCode,
    errors: ['PAYMENT_CODE_UNREADABLE'],
  },
  'GET /coordinator/invoices/payments/waiting': {
    operationId: 'listWaitingBoletoPayments',
    summary: 'Payments of boletos that wait for a person, oldest first; those of no boleto at the provider alone.',
    access: ['analyst'],
    answer: z.array(waitingBoletoPayment),
    errors: [],
  },
  'GET /coordinator/invoices/payments/decided': {
    operationId: 'listDecidedBoletoPayments',
    summary: 'What people decided of payments that waited, the newest fifty first.',
    access: ['analyst'],
    answer: z.array(boletoPayment),
    errors: [],
  },
  'POST /coordinator/invoices/payments/{id}/decide': {
    operationId: 'decideBoletoPayment',
    summary: 'A person says what becomes of a payment that waits: it pays what is owed, or goes back.',
    access: ['analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: boletoDecision,
    answer: boletoPayment,
    errors: [
      'BOLETO_PAYMENT_NOT_FOUND',
      'BOLETO_PAYMENT_DECIDED',
      'BOLETO_PAYMENT_WITHOUT_CUSTOMER',
      'BOLETO_PAYMENT_EXCEEDS_DEBT',
    ],
  },
  'POST /webhooks/boletos': {
    operationId: 'receiveBoletoPayment',
    summary: 'The bank says that a boleto was paid; the same paymentId again answers the same and does nothing.',
    access: 'public',
    signed: { signature: 'x-boleto-signature', timestamp: 'x-boleto-timestamp' },
    body: boletoNotice,
    answer: boletoNoticeAnswer,
    errors: ['UNAUTHORIZED'],
  },
  'GET /inbox/boletos/{nossoNumero}': {
    operationId: 'showInboxBoleto',
    summary: "A boleto at the customer's bank. Answers only while the embedded boleto bank is on.",
    access: 'public',
    params: z.object({ nossoNumero }),
    answer: inboxBoleto,
    errors: ['NOT_FOUND', 'BOLETO_NOT_FOUND'],
  },
  'POST /inbox/boletos/{nossoNumero}/pay': {
    operationId: 'payInboxBoleto',
    summary: 'The customer pays a boleto at the embedded bank, which tells the webhook.',
    access: 'public',
    params: z.object({ nossoNumero }),
    body: inboxBoletoPayment,
    answer: boletoNoticeAnswer,
    errors: ['NOT_FOUND', 'BOLETO_NOT_FOUND'],
  },
});
