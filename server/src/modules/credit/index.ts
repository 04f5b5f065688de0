export { couponFact, type CouponFact, unusedCouponsFact, type UsedCoupon, usedCouponFact } from './coupon-facts.ts';
export { type CouponUse, giveBackCouponFragment, useCouponFragment, withdrawCouponsFragments } from './coupon-store.ts';
export { creditJobs, issueCouponJob, type PaidPurchase } from './credit-jobs.ts';
export { evaluationFact, type EvaluationFact, type EvaluationProduct } from './evaluation-facts.ts';
export { type EvaluationKey, giveBackEvaluationFragment, useEvaluationFragment } from './evaluation-store.ts';
export { type AccruedIncentive, accruedIncentiveFact, incentiveFact, type IncentiveRule } from './incentive-facts.ts';
export {
  accrueIncentiveFragments,
  type IncentiveAccrual,
  type IncentiveReversal,
  reverseIncentiveFragments,
} from './incentive-store.ts';
export {
  type ArrearsFact,
  availableCents,
  checkLimit,
  limitFact,
  type LimitFact,
  moveLimitFragment,
  onBorrower,
} from './limit.ts';
export type { CreditPorts } from './ports.ts';
export { evaluateCredit, type EvaluationAsk } from './use-cases/evaluate-credit.ts';
export { registrationCoupon } from './use-cases/registration-coupon.ts';
export { checkEvaluation, checkUsableEvaluation, type EvaluationUse } from './rules/check-evaluation.ts';
export type { FittingPurchase } from './rules/fit.ts';
export { checkCoupon } from './rules/coupon-discount.ts';
export {
  incentiveCents,
  incentiveLeftCents,
  incentivePostings,
  incentiveReturnCents,
} from './rules/incentive-amounts.ts';
