import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  inboxPixCharge,
  inboxPixPayment,
  pixAgreementChargeRequest,
  pixAmountChargeRequest,
  pixCharge,
  pixChargeRequest,
  pixNotice,
  pixNoticeAnswer,
  pixReceipt,
  pixRefundRequest,
  pixTxid,
} from './schemas.ts';
import { payAmountErrors } from '../payments/contract-payment-routes.ts';
import { payErrors } from '../payments/routes.ts';
import { agreementPayErrors } from '../renegotiation/routes.ts';

const atTheTill = { access: cashierRoles, roleRefusal: 'OPERATOR_IS_NOT_CASHIER' } as const;

const chargeErrors = ['PIX_CHARGE_EXPIRED', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAIBLE'] as const;

export const pix = { name: 'pix', purpose: 'Charges by Pix and what was received for them.' };

export const pixRoutes = defineRoutes(pix, {
  'POST /coordinator/pix/charges': {
    operationId: 'createCharge',
    summary: 'Charges installments of one customer by Pix, at the amounts of today, and sends the customer the code.',
    ...atTheTill,
    idempotent: true,
    body: pixChargeRequest,
    answer: pixCharge,
    errors: [...payErrors, ...chargeErrors],
  },
  'POST /coordinator/pix/agreement-charges': {
    operationId: 'createAgreementCharge',
    summary: 'Charges the next payment of an agreement by Pix, with the open fees, and sends the customer the code.',
    ...atTheTill,
    idempotent: true,
    body: pixAgreementChargeRequest,
    answer: pixCharge,
    errors: [...agreementPayErrors, ...chargeErrors],
  },
  'POST /coordinator/pix/amount-charges': {
    operationId: 'createAmountCharge',
    summary: 'Charges an amount of money on a contract by Pix, its payoff or less, and sends the customer the code.',
    ...atTheTill,
    idempotent: true,
    body: pixAmountChargeRequest,
    answer: pixCharge,
    errors: [...payAmountErrors, ...chargeErrors],
  },
  'GET /coordinator/pix/charges/{id}': {
    operationId: 'showCharge',
    summary: 'A Pix charge of the retailer and what was received for it.',
    ...atTheTill,
    params: z.object({ id }),
    answer: pixCharge,
    errors: ['PIX_CHARGE_NOT_FOUND'],
  },
  'POST /coordinator/pix/charges/{id}/cancel': {
    operationId: 'cancelCharge',
    summary: 'Cancels a Pix charge that nobody paid; money that still comes for it is kept for the customer.',
    ...atTheTill,
    params: z.object({ id }),
    answer: pixCharge,
    errors: ['PIX_CHARGE_NOT_FOUND', 'PIX_CHARGE_ALREADY_SETTLED'],
  },
  'GET /coordinator/pix/receipts': {
    operationId: 'listReceipts',
    summary: 'Every Pix received for a customer the operator looked up, newest first, and what became of it.',
    ...atTheTill,
    query: z.object({ borrowerId: id }),
    answer: z.array(pixReceipt),
    errors: ['BORROWER_NOT_FOUND'],
  },
  'POST /coordinator/pix/receipts/{id}/refund': {
    operationId: 'refundCredit',
    summary: 'Records that the store handed back, in cash, the credit that a Pix left.',
    access: ['manager', 'analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: pixRefundRequest,
    answer: pixReceipt,
    errors: ['PIX_RECEIPT_NOT_FOUND', 'PIX_WITHOUT_CREDIT', 'PIX_ALREADY_REFUNDED'],
  },
  'POST /webhooks/pix': {
    operationId: 'receivePix',
    summary: 'The bank says that a Pix arrived; the same endToEndId again answers the same and does nothing.',
    access: 'public',
    signed: { signature: 'x-pix-signature', timestamp: 'x-pix-timestamp' },
    body: pixNotice,
    answer: pixNoticeAnswer,
    errors: ['UNAUTHORIZED'],
  },
  'GET /inbox/pix-charges/{txid}': {
    operationId: 'showInboxCharge',
    summary: "A Pix charge on the customer's telephone. Answers only while the embedded Pix provider is on.",
    access: 'public',
    params: z.object({ txid: pixTxid }),
    answer: inboxPixCharge,
    errors: ['NOT_FOUND', 'PIX_CHARGE_NOT_FOUND'],
  },
  'POST /inbox/pix-charges/{txid}/pay': {
    operationId: 'payInInbox',
    summary: 'The customer pays a Pix charge at the embedded bank, which tells the webhook.',
    access: 'public',
    params: z.object({ txid: pixTxid }),
    body: inboxPixPayment,
    answer: pixNoticeAnswer,
    errors: ['NOT_FOUND', 'PIX_CHARGE_NOT_FOUND'],
  },
});
