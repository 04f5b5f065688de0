import { forgetDoneJobs, forgetIdempotencyKeys } from './kernel/day-close/forget-traces.ts';
import type { DayCloseStep } from './kernel/day-close/steps.ts';
import type { Figure } from './kernel/http/operations.ts';
import { forgetGrants } from './modules/borrowers/index.ts';
import {
  type CreditPorts,
  expireCoupons,
  expireEvaluations,
  issueCouponJob,
  liftManualBlocks,
  recordLimitBlocks,
} from './modules/credit/index.ts';
import { type ContractsPorts, expireOffers, forgetCodes } from './modules/contracts/index.ts';
import { forgetLoginFailures, forgetSessions } from './modules/identity/index.ts';
import {
  arrearsFact,
  hasInstallmentsFact,
  isPaidOffFact,
  markOverdue,
  openInstallments,
  planFact,
  releaseInstallments,
  type PaymentsPorts,
} from './modules/payments/index.ts';
import { breakOverdueAgreements, expireRenegotiationOffers } from './modules/renegotiation/index.ts';
import { cancelCharges, chargesFact, expirePixCharges, waitingPix } from './modules/pix/index.ts';
import {
  bindDeviceFragment,
  deviceFact,
  deviceOfferFact,
  lockAgainJob,
  releaseDeviceJob,
} from './modules/smartphone-sale/index.ts';

/** Ports of earlier modules that later ones fulfil: bound once, for the server, the seeds and the tests. */
export const contractsPorts: ContractsPorts = {
  arrearsFact,
  hasInstallmentsFact,
  isPaidOffFact,
  openInstallments,
  planFact,
  releaseInstallments,
  chargesFact,
  cancelCharges,
  releaseDeviceFragments: releaseDeviceJob,
  devices: { deviceOfferFact, deviceFact, bindDeviceFragment },
};

export const creditPorts: CreditPorts = { arrearsFact, isPaidOffFact };

export const paymentsPorts: PaymentsPorts = {
  paidOff: (contract) => [issueCouponJob(contract), ...(contract.productId ? releaseDeviceJob(contract) : [])],
  owedAgain: (contract) => (contract.productId ? lockAgainJob(contract) : []),
};

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
