import type { BorrowersPorts } from './modules/borrowers/index.ts';
import { type ContractsPorts, cancellationsOf, cetSheetOf, isOffered, signatureOf } from './modules/contracts/index.ts';
import { type CreditPorts, issueCouponJob, registrationCoupon } from './modules/credit/index.ts';
import type { DocumentsPorts, InstrumentPorts } from './modules/documents/index.ts';
import {
  arrearsFact,
  cancelCharges,
  chargesFact,
  hasInstallmentsFact,
  isPaidOffFact,
  openInstallments,
  paymentsOf,
  type PaymentsPorts,
  payoffOf,
  planFact,
  releaseInstallments,
} from './modules/payments/index.ts';
import {
  bindDeviceFragment,
  deviceFact,
  deviceOfferFact,
  lockAgainJob,
  releaseDeviceJob,
} from './modules/smartphone-sale/index.ts';

// Ports of earlier modules that later ones fulfil: bound once, for the server, the commands, the seeds and the tests.

export const documentsPorts: DocumentsPorts & InstrumentPorts = {
  paymentsOf,
  payoffOf,
  cancellationsOf,
  isOffered,
  signatureOf,
  cetSheetOf,
};

export const borrowersPorts: BorrowersPorts = { registrationCoupon };

export const creditPorts: CreditPorts = { arrearsFact, isPaidOffFact };

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

export const paymentsPorts: PaymentsPorts = {
  paidOff: (contract) => [issueCouponJob(contract), ...(contract.productId ? releaseDeviceJob(contract) : [])],
  owedAgain: (contract) => (contract.productId ? lockAgainJob(contract) : []),
};
