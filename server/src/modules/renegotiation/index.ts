export {
  agreementPaymentsOf,
  agreementsOfPayments,
  hasOpenAgreementFact,
  standingAgreementFact,
} from './of-payments.ts';
export { type PricedAgain, priceAgain, type RepricedPayment } from './rules/price-again.ts';
export { inPayingOrder } from './rules/contract-debts.ts';
export { type RunningAgreement, runningAgreementFact } from './running-agreement.ts';
export { repricedAgreementFragments } from './store.ts';
export type { RenegotiationPolicy } from './policy.ts';
export { acceptAgreement } from './use-cases/accept-agreement.ts';
export { listAgreementPayments } from './use-cases/list-agreement-payments.ts';
export { payAgreement } from './use-cases/pay-agreement.ts';
export { requestAgreementCode } from './use-cases/request-agreement-code.ts';
export { simulateAgreement } from './use-cases/simulate-agreement.ts';
