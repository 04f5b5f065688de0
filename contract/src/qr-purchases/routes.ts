import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import { madeQrPurchase, newQrPurchase, qrPurchase } from './schemas.ts';

export const qrPurchases = {
  name: 'qr-purchases',
  purpose: 'Purchases by QR code: begun at the till, made by the customer on their own phone.',
};

const till = { access: cashierRoles, roleRefusal: 'OPERATOR_IS_NOT_CASHIER' } as const;

export const qrPurchasesRoutes = defineRoutes(qrPurchases, {
  'POST /payments/qr-code': {
    ...till,
    operationId: 'makeQrPurchase',
    summary: 'Begins a purchase that the customer makes behind a QR code, good for some minutes and one device.',
    body: newQrPurchase,
    answer: madeQrPurchase,
    errors: ['STORE_NOT_FOUND', 'DEACTIVATED_STORE', 'QR_VALUE_TOO_LOW', 'QR_NOT_IN_STORE', 'TOO_MANY_REQUESTS'],
  },
  'GET /payments/qr-code/{id}': {
    ...till,
    operationId: 'showQrPurchase',
    summary: 'Where a purchase by QR code stands, for whoever goes on with it at the till.',
    params: z.object({ id }),
    answer: qrPurchase,
    errors: ['QR_NOT_FOUND'],
  },
  'GET /payments/qr-code/{id}/label': {
    ...till,
    operationId: 'renderQrLabel',
    summary: 'A small label with the value of an accepted purchase, for a roll of 80 mm, as a PDF.',
    params: z.object({ id }),
    answer: 'pdf',
    errors: ['QR_NOT_FOUND', 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL'],
  },
  'POST /payments/qr-code/{id}/cancel': {
    ...till,
    operationId: 'cancelQrPurchase',
    summary: 'Ends a purchase by QR code that nobody accepted yet; its page is over at once.',
    params: z.object({ id }),
    answer: qrPurchase,
    errors: ['QR_NOT_FOUND', 'QR_SETTLED'],
  },
  'GET /payments/qr-code/events': {
    ...till,
    operationId: 'watchQrPurchases',
    summary: "Server-sent events: the status of each of the caller's running purchases by QR code, when it changes.",
    answer: 'events',
    errors: [],
  },
});
