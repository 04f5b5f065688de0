import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { openedReceiptLink, receiptLinkRequest, receiptLinkToken, sentReceiptLink } from './schemas.ts';

const owner = { name: 'receipt-links', purpose: 'Receipts sent to customers as links that are good for a few days.' };

const linkErrors = ['RECEIPT_LINK_UNKNOWN', 'RECEIPT_LINK_EXPIRED', 'TOO_MANY_REQUESTS'] as const;

export const receiptLinksRoutes = defineRoutes(owner, {
  'POST /receipt-links': {
    operationId: 'sendReceiptLink',
    summary: 'Sends the customer a link to the receipt of a purchase, or to those of payments.',
    access: cashierRoles,
    roleRefusal: 'OPERATOR_IS_NOT_CASHIER',
    idempotent: true,
    body: receiptLinkRequest,
    answer: sentReceiptLink,
    errors: ['DOCUMENT_NOT_FOUND', 'PHONE_NOT_FOUND', 'RECEIPT_EMAIL_MISSING', 'TOO_MANY_REQUESTS'],
  },
  'POST /receipt-links/open': {
    operationId: 'openReceiptLink',
    summary: 'What the receipts of a link say, for as long as it is good.',
    access: 'public',
    body: receiptLinkToken,
    answer: openedReceiptLink,
    errors: linkErrors,
  },
  'POST /receipt-links/render': {
    operationId: 'renderReceiptLink',
    summary: 'The receipts of a link as one PDF.',
    access: 'public',
    body: receiptLinkToken,
    answer: 'pdf',
    errors: [...linkErrors, 'DOCUMENT_NOT_FOUND'],
  },
});
