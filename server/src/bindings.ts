import type { ContractsPorts } from './modules/contracts/index.ts';
import { arrearsFact, hasInstallmentsFact, openInstallments, type PaymentsPorts } from './modules/payments/index.ts';

/** Ports of earlier modules that later ones fulfil: bound once, for the server, the seeds and the tests. */
export const contractsPorts: ContractsPorts = { arrearsFact, hasInstallmentsFact, openInstallments };

export const paymentsPorts: PaymentsPorts = { paidOff: () => [] };
