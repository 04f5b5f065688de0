import { contractsRoutes } from '../contracts/routes.ts';
import { defineRoutes } from '../route.ts';
import { qrPurchases } from './routes.ts';
import {
  openedQr,
  qrAuthorisation,
  qrCode,
  qrIdentification,
  qrOffer,
  qrOfferRequest,
  qrPage,
  qrProposal,
  qrToken,
  qrVerification,
  qrVisit,
} from './schemas.ts';

const over = ['QR_UNKNOWN', 'QR_EXPIRED', 'QR_CANCELED', 'QR_SETTLED', 'QR_STEP'] as const;

/** The page of the customer who buys by QR code: everything is said by the key that it holds. */
export const qrPageRoutes = defineRoutes(qrPurchases, {
  'POST /qr-purchase/open': {
    operationId: 'openQrPurchase',
    summary: 'Opens a QR code, once: what it answers is good on the device that opened it alone.',
    access: 'public',
    body: qrToken,
    answer: openedQr,
    errors: ['QR_UNKNOWN', 'QR_USED', 'QR_EXPIRED', 'QR_CANCELED', 'QR_SETTLED', 'TOO_MANY_REQUESTS'],
  },
  'POST /qr-purchase/page': {
    operationId: 'showQrPage',
    summary: 'Where the purchase stands, for a page that was loaded again.',
    access: 'public',
    body: qrVisit,
    answer: qrPage,
    errors: over,
  },
  'POST /qr-purchase/identification': {
    operationId: 'identifyForQr',
    summary: 'Sends a code to the phone of whoever has a CPF; tells nobody whether somebody has it.',
    access: 'public',
    body: qrIdentification,
    answer: qrPage,
    errors: [...over, 'TOO_MANY_REQUESTS'],
  },
  'POST /qr-purchase/identification/verify': {
    operationId: 'verifyForQr',
    summary: 'Identifies the customer by the code.',
    access: 'public',
    body: qrCode,
    answer: qrPage,
    errors: [...over, 'QR_CODE_WRONG', 'TOO_MANY_REQUESTS'],
  },
  'POST /qr-purchase/offer': {
    operationId: 'priceQrPurchase',
    summary: 'The limit, and the plans for the purchase or the part of it that is to be on credit.',
    access: 'public',
    body: qrOfferRequest,
    answer: qrOffer,
    errors: [...over, ...contractsRoutes['POST /coordinator/contracts'].errors],
  },
  'POST /qr-purchase/sheet': {
    operationId: 'renderQrSheet',
    summary: 'What one of the plans costs (CET), as an A4 PDF to read before.',
    access: 'public',
    body: qrProposal,
    answer: 'pdf',
    errors: [...over, 'PROPOSAL_NOT_FOUND'],
  },
  'POST /qr-purchase/draft': {
    operationId: 'renderQrDraft',
    summary: 'The draft of what is signed by one of the plans, as an A4 PDF to read before; it binds nobody.',
    access: 'public',
    body: qrProposal,
    answer: 'pdf',
    errors: [...over, 'PROPOSAL_NOT_FOUND'],
  },
  'POST /qr-purchase/authorisation': {
    operationId: 'authoriseQrPurchase',
    summary: "Asks for one plan to be authorised by code, analyst's call or face, as its policy wants.",
    access: 'public',
    body: qrAuthorisation,
    answer: qrVerification,
    errors: [...over, ...contractsRoutes['POST /origination-code'].errors],
  },
  'POST /qr-purchase/authorisation/status': {
    operationId: 'showQrAuthorisation',
    summary: 'Where the authorisation of the chosen plan stands.',
    access: 'public',
    body: qrVisit,
    answer: qrVerification,
    errors: [...over, ...contractsRoutes['GET /origination-code/status'].errors],
  },
  'POST /qr-purchase/authorisation/verify': {
    operationId: 'verifyQrAuthorisation',
    summary: 'Checks the code that authorises the chosen plan.',
    access: 'public',
    body: qrCode,
    answer: qrVerification,
    errors: [...over, ...contractsRoutes['PATCH /origination-code/verify'].errors],
  },
  'POST /qr-purchase/acceptance': {
    operationId: 'acceptQrPurchase',
    summary: 'Buys by the authorised plan, once; asked again it answers what was bought.',
    access: 'public',
    body: qrVisit,
    answer: qrPage,
    errors: [...over, ...contractsRoutes['POST /coordinator/contracts/proposals/{id}/accept'].errors],
  },
  'POST /qr-purchase/decline': {
    operationId: 'declineQrPurchase',
    summary: 'The customer does not want it: the page is over, and the till is told.',
    access: 'public',
    body: qrVisit,
    answer: qrPage,
    errors: over,
  },
});
