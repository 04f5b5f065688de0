export { cancellationsOf } from './cancellation/facts.ts';
export type { PlanFact, Release } from './cancellation/ports.ts';
export { cancelContract } from './cancellation/use-cases/cancel-contract.ts';
export { cetSheetOf, signatureOf } from './instrument/instrument-facts.ts';
export { newContractNumber } from './contract-number.ts';
export {
  type ContractTerms,
  type LateIofTerms,
  type LendingRules,
  pricingPolicy,
  type PricingPolicy,
} from './policy.ts';
export type { ContractsPorts, DeviceFact, DeviceOfferFact, DevicesPort, InstallmentToOpen } from './ports.ts';
export { type MakeCode, randomCode } from './purchase-code.ts';
export { codeLimits } from './rules/verification-limits.ts';
export { downPaymentOf, maxPriceOf } from './rules/device-value.ts';
export { isOffered, saleFact, type SaleFact } from './sale-facts.ts';
export type { StoredPlan } from './tables.ts';
export { acceptProposal } from './use-cases/accept-proposal.ts';
export { priceProposals } from './use-cases/price-proposals.ts';
export { requestVerification } from './use-cases/request-verification.ts';
export { verifyCode } from './use-cases/verify-code.ts';
export { lendingRulesFact } from './views.ts';
