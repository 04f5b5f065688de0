import type { Wire } from '@balcao/contract';

/** Open installments and fees of one customer, with the amounts of the day `asOf`. */
export type InstallmentListing = Wire<'GET /coordinator/contracts/installments'>['answer'];
export type Installment = InstallmentListing['installments'][number];
/** Payments of a customer's agreements, in any state, with the amounts of the day `asOf`. */
export type AgreementListing = Wire<'GET /coordinator/renegotiations/payments'>['answer'];
export type PaymentEntry = Wire<'POST /coordinator/contracts/installments/pay-multiple'>['answer'][number];
