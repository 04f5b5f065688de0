import { forgetDoneJobs, forgetIdempotencyKeys } from './kernel/day-close/forget-traces.ts';
import type { DayCloseStep } from './kernel/day-close/steps.ts';
import type { Figure } from './kernel/http/operations.ts';
import type { Db } from './kernel/db/database.ts';
import { forgetGrants } from './modules/borrowers/index.ts';
import {
  type CreditPorts,
  expireCoupons,
  expireEvaluations,
  liftManualBlocks,
  recordLimitBlocks,
} from './modules/credit/index.ts';
import { type ContractsPorts, expireOffers, forgetCodes } from './modules/contracts/index.ts';
import { isReturnedFact } from './modules/cancellation/index.ts';
import { forgetLoginFailures, forgetSessions } from './modules/identity/index.ts';
import {
  hasInstallmentsFact,
  hasOverdueFact,
  isPaidOffFact,
  markOverdue,
  openInstallments,
  paymentsOf,
  type PaymentsPorts,
} from './modules/payments/index.ts';
import {
  agreementPaymentsOf,
  agreementsOfPayments,
  breakOverdueAgreements,
  expireRenegotiationOffers,
  hasOpenAgreementFact,
} from './modules/renegotiation/index.ts';
import { expirePixCharges, waitingPix } from './modules/pix/index.ts';
import {
  bindDeviceFragment,
  deviceFact,
  deviceOfferFact,
  lockAgainJob,
  releaseDeviceJob,
} from './modules/smartphone-sale/index.ts';

/** Ports of earlier modules that later ones fulfil: bound once, for the server, the seeds and the tests. */
export const creditPorts: CreditPorts = { hasOverdueFact, hasOpenAgreementFact, isPaidOffFact };

export const contractsPorts: ContractsPorts = {
  ...creditPorts,
  hasInstallmentsFact,
  openInstallments,
  devices: { deviceOfferFact, deviceFact, bindDeviceFragment },
};

export const paymentsPorts: PaymentsPorts = {
  paidOff: (contract) => (contract.productId ? releaseDeviceJob(contract) : []),
  owedAgain: (contract) => (contract.productId ? lockAgainJob(contract) : []),
  agreements: agreementsOfPayments,
  isReturnedFact,
};

/** The payment of each id that a person may ask a receipt by; see `DocumentsPorts`. */
export async function receiptPaymentsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await paymentsOf(db, ids)), ...(await agreementPaymentsOf(db, ids))]);
}

/** What modules show to who watches the server. */
export const figures: readonly Figure[] = [
  {
    name: 'pix_unmatched',
    help: 'Pix of no known charge that wait for a person',
    read: async (db) => (await waitingPix(db)).count,
  },
  {
    name: 'pix_unmatched_cents',
    help: 'Cents of the Pix of no known charge that wait for a person',
    read: async (db) => (await waitingPix(db)).cents,
  },
];

/** What the close of a day does, in this order. */
export const dayCloseSteps: readonly DayCloseStep[] = [
  breakOverdueAgreements,
  markOverdue,
  expireOffers,
  expireRenegotiationOffers,
  forgetCodes,
  expireCoupons,
  expireEvaluations,
  expirePixCharges,
  liftManualBlocks,
  recordLimitBlocks(creditPorts),
  forgetSessions,
  forgetLoginFailures,
  forgetGrants,
  forgetIdempotencyKeys,
  forgetDoneJobs,
];
