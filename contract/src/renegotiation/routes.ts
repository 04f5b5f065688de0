import { z } from 'zod';
import { id } from '../fields.ts';
import { cashierRoles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  breakRequest,
  brokenRenegotiation,
  eligibleDebtsAnswer,
  payRenegotiationRequest,
  renegotiation,
  renegotiationAcceptRequest,
  renegotiationCode,
  renegotiationCodeRequest,
  renegotiationPaymentsAnswer,
  renegotiationStanding,
  simulationRequest,
} from './schemas.ts';
import { paymentEntry } from '../payments/schemas.ts';

const atTheTill = { access: cashierRoles, roleRefusal: 'OPERATOR_IS_NOT_CASHIER' } as const;
const storeErrors = ['STORE_NOT_FOUND', 'DEACTIVATED_STORE'] as const;
const codeErrors = [
  'RENEGOTIATION_NOT_FOUND',
  'RENEGOTIATION_OFFER_EXPIRED',
  'RENEGOTIATION_ALREADY_ACCEPTED',
] as const;

export const agreementPayErrors = [
  'INSTALLMENT_NOT_FOUND',
  'ALREADY_PAID',
  'PREVIOUS_INSTALLMENT_IS_PENDING',
  ...storeErrors,
  'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS',
  'PAYMENT_TOTAL_CHANGED',
] as const;

/** What sending a code for an agreement, and accepting with it, may answer whoever asks. */
export const sendErrors = [
  ...codeErrors,
  'PHONE_NOT_FOUND',
  'RENEGOTIATION_CODE_LOCKED',
  'TOO_MANY_WRONG_CODES',
  'TOO_MANY_REQUESTS',
] as const;
export const acceptErrors = [
  ...codeErrors,
  ...storeErrors,
  'INVALID_ORIGINATION_CODE',
  'VERIFICATION_CODE_NOT_FOUND',
  'RENEGOTIATION_CODE_LOCKED',
  'TOO_MANY_WRONG_CODES',
] as const;

const owner = { name: 'renegotiation', purpose: 'Agreements on late contracts.' };

export const renegotiationRoutes = defineRoutes(owner, {
  'GET /coordinator/renegotiations/eligible-debts': {
    operationId: 'listEligibleDebts',
    ...atTheTill,
    summary: 'Contracts of a customer that are late enough to be renegotiated, at the amounts of today.',
    query: z.object({ borrowerId: id, storeId: id }),
    answer: eligibleDebtsAnswer,
    errors: ['BORROWER_NOT_FOUND', ...storeErrors, 'RENEGOTIATION_POLICY_NOT_FOUND'],
  },
  'POST /coordinator/renegotiations/simulations': {
    operationId: 'simulateAgreement',
    ...atTheTill,
    summary:
      'Simulates an agreement on whole contracts: writes an offer with its options, valid until the end of the day.',
    body: simulationRequest,
    answer: renegotiation,
    errors: ['BORROWER_NOT_FOUND', ...storeErrors, 'RENEGOTIATION_POLICY_NOT_FOUND', 'RENEGOTIATION_NOT_ELIGIBLE'],
  },
  'POST /coordinator/renegotiations/{id}/code': {
    operationId: 'requestAgreementCode',
    ...atTheTill,
    summary: 'Sends the customer a code that authorises one option; sending again never resets the count of tries.',
    idempotent: true,
    params: z.object({ id }),
    body: renegotiationCodeRequest,
    answer: renegotiationCode,
    errors: sendErrors,
  },
  'POST /coordinator/renegotiations/{id}/accept': {
    operationId: 'acceptAgreement',
    ...atTheTill,
    summary:
      "Accepts an option with the customer's code: its payments stand in place of the installments from then on.",
    idempotent: true,
    params: z.object({ id }),
    body: renegotiationAcceptRequest,
    answer: renegotiation,
    errors: acceptErrors,
  },
  'GET /coordinator/renegotiations/payments': {
    operationId: 'listAgreementPayments',
    ...atTheTill,
    summary: "Payments of a customer's agreements with today's amounts, by due date, and the open fees.",
    query: z.object({ borrowerId: id }),
    answer: renegotiationPaymentsAnswer,
    errors: ['BORROWER_NOT_FOUND'],
  },
  'POST /coordinator/renegotiations/payments': {
    operationId: 'payAgreement',
    ...atTheTill,
    summary: 'Receives one payment of an agreement at a store, lowest order first, with the open fees.',
    idempotent: true,
    body: payRenegotiationRequest,
    answer: z.array(paymentEntry),
    errors: [...agreementPayErrors, 'CASH_SESSION_REQUIRED'],
  },
  'GET /coordinator/renegotiations/{id}': {
    operationId: 'showAgreement',
    ...atTheTill,
    summary: 'An agreement as it was accepted, for its paper, and what breaking it today would mean.',
    params: z.object({ id }),
    answer: renegotiationStanding,
    errors: ['RENEGOTIATION_NOT_FOUND'],
  },
  'POST /coordinator/renegotiations/{id}/break': {
    operationId: 'breakAgreement',
    summary: 'Breaks an agreement: its installments come back, less what was paid, and charges go on.',
    access: ['manager', 'analyst'],
    idempotent: true,
    params: z.object({ id }),
    body: breakRequest,
    answer: brokenRenegotiation,
    errors: ['RENEGOTIATION_NOT_FOUND', 'RENEGOTIATION_NOT_ACTIVE'],
  },
});
