export { fractionOf } from './answers.ts';
export { waitingCalls } from './calls/purchase-calls.ts';
export {
  acceptedOn,
  contractById,
  contractNumber,
  contractNumberFact,
  contractOfRetailer,
  couponDiscountFact,
  debtTerms,
  hasLenderOf,
  isAcceptedFact,
  isCanceledFact,
  isServedElsewhereFact,
  isSoldWhere,
  joinAcceptedProposal,
  joinContract,
  lastContractDayFact,
  lastStoreFact,
  lendersFact,
  openOffersFact,
  soldAt,
  soldContractsFact,
} from './contract-facts.ts';
export { examplePlans } from './example-plans.ts';
export { contractNumberFragment, newContractNumber, numbersOfOld } from './contract-number.ts';
export { cetSheetOf, signatureOf } from './instrument/instrument-facts.ts';
export { type ContractTerms, type LateIofTerms, type LendingRules, type PricingPolicy } from './policy.ts';
export { lendingRulesFact } from './policy-facts.ts';
export type { ContractsPorts, DeviceFact, DeviceOfferFact, DevicesPort, InstallmentToOpen } from './ports.ts';
export type { MakeCode } from './purchase-code.ts';
export { ofContract, ofProposal } from './reach.ts';
export { originationPostings } from './rules/origination-postings.ts';
export { codeLimits } from './rules/verification-limits.ts';
export {
  findSaleChanges,
  hasSaleChanges,
  oldestSaleChangeFact,
  saleChangesLagSeconds,
  takeSaleChangesFragment,
  untakenChangesFact,
} from './sale-changes.ts';
export { isOffered, type SaleFact, saleFact } from './sale-facts.ts';
export { type SaleKey, salesAfter, sellerFact, soldSale } from './sold-facts.ts';
export { planFact } from './offer/plan-fact.ts';
export { type Buyer, type SaleStep, type Seller } from './offer/seller.ts';
export { returnedContractFragments } from './store.ts';
export type { ContractRow, StoredPlan } from './tables.ts';
export { acceptProposal } from './use-cases/accept-proposal.ts';
export { priceProposals } from './use-cases/price-proposals.ts';
export { claimPurchaseCall, releasePurchaseCall } from './use-cases/claim-purchase-call.ts';
export { simulatePurchase } from './use-cases/simulate-purchase.ts';
export { requestVerification } from './use-cases/request-verification.ts';
export { showVerification, verifyCode } from './use-cases/verify-code.ts';
export { contractJson } from './views.ts';
export { wrongCodeFragments } from './wrong-codes.ts';
