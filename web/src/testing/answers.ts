import { aBorrower, aKnownBorrower, aSaleStart } from '../domain/testing/customers.ts';
import { aListing, anAgreement, anEntry } from '../domain/testing/installments.ts';
import { aContract, anOffer, aVerification } from '../domain/testing/offers.ts';
import { aStanding } from '../domain/testing/reevaluation.ts';
import { type Handlers, refused } from './fake-api.ts';
import { anOperator, aRetailer, aStore, aUser } from './sessions.ts';

/** Answers of a server where all goes well; a test replaces the ones it is about. */

export const signingIn = {
  'GET /configurations/public': () => ({}),
  'POST /auth/operators': () => ({ accessToken: 'token-1' }),
  'GET /auth': () => aUser(),
  'GET /coordinator/operators/{id}': () => anOperator(),
  'GET /retailers/{id}': () => aRetailer,
  'GET /retailers/stores/{id}': () => aStore(),
  'GET /configurations': () => ({}),
} as const satisfies Handlers;

const customer = {
  'GET /coordinator/borrowers/find-one': () => aBorrower(),
  'GET /coordinator/borrowers/{id}/data': () => aKnownBorrower(),
  'GET /borrowers/{id}/images/portrait': () => ({ imagebase64: 'AAAA', contentType: 'image/png' }),
  'GET /borrowers/{id}/images/document': () => refused('PORTRAIT_NOT_FOUND'),
} as const satisfies Handlers;

export const selling = {
  ...customer,
  'GET /coordinator/borrowers/find-one': () => ({ ...aBorrower(), sale: aSaleStart() }),
  'GET /coordinator/borrowers/{id}/data': () => ({ ...aKnownBorrower(), sale: aSaleStart() }),
  'GET /application-engine/borrowers/{id}/applications/status': () => aStanding(),
  'POST /coordinator/contracts': () => anOffer(),
  'POST /origination-code': () => aVerification(),
  'GET /origination-code/status': () => aVerification(),
  'PATCH /origination-code/withdraw': () => undefined,
  'PATCH /origination-code/verify': () => aVerification({ status: 'APPROVED', wasVerified: true }),
  'POST /coordinator/contracts/proposals/{id}/accept': () => aContract(),
  'GET /coordinator/contracts/find-one': () => aContract({ status: 'OFFERED', acceptedAt: null }),
  'GET /coordinator/invoices/settings': () => ({ enabledToGenerateBorrowerInvoice: false }),
} as const satisfies Handlers;

export const receiving = {
  ...customer,
  'GET /coordinator/contracts/installments': () => aListing(),
  'GET /coordinator/renegotiations/payments': () => anAgreement([]),
  'POST /coordinator/contracts/installments/pay-multiple': () => [
    anEntry(1),
    anEntry(2, { paidValue: 190.78 }),
    anEntry(3, { kind: 'FEE', paidValue: 4.9 }),
  ],
  'POST /coordinator/borrowers/{id}/limit/notify': () => ({ messageId: 'm' }),
} as const satisfies Handlers;
