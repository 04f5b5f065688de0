export { couponFact, type CouponFact, unusedCouponsFact, type UsedCoupon, usedCouponFact } from './coupons/facts.ts';
export {
  type CouponUse,
  giveBackCouponFragment,
  useCouponFragment,
  withdrawCouponsFragments,
} from './coupons/store.ts';
export { creditJobs, issueCouponJob, type PaidPurchase } from './credit-jobs.ts';
export { type EvaluationAsk, type EvaluationFact, evaluationFact } from './evaluations/facts.ts';
export { type EvaluationKey, giveBackEvaluationFragment, useEvaluationFragment } from './evaluations/store.ts';
export { waitingExtraCredit } from './evaluations/queue.ts';
export { earnedByDayFact } from './incentives/earned-days.ts';
export { type AccruedIncentive, accruedIncentiveFact, incentiveFact, type IncentiveRule } from './incentives/facts.ts';
export {
  accrueIncentiveFragments,
  type IncentiveAccrual,
  type IncentiveReversal,
  reverseIncentiveFragments,
} from './incentives/store.ts';
export {
  type ArrearsFact,
  arrearsFact,
  availableCents,
  blockOf,
  checkLimit,
  limitFact,
  type LimitFact,
  moveLimitFragment,
  borrowerLock,
  totalHereCents,
} from './limit/facts.ts';
export { waitingLimitRequests } from './limit/requests.ts';
export { increaseFact, type IncreaseFact, increaseFragment, lastIncreaseFact } from './limit/increases.ts';
export { grantLimitFragments } from './limit/grant-limit.ts';
export { limitVersionFact } from './limit/limit-version.ts';
export type { CreditPorts } from './ports.ts';
export { checkEvaluation, checkUsableEvaluation, type EvaluationUse } from './rules/check-evaluation.ts';
export { checkCoupon } from './rules/coupon-discount.ts';
export type { FittingPurchase } from './rules/insufficient-limit.ts';
export {
  incentiveCents,
  incentiveLeftCents,
  incentivePostings,
  incentiveReturnCents,
} from './rules/incentive-amounts.ts';
export { incentiveTerms, LEAST_PURCHASE } from './rules/remuneration.ts';
export type { EvaluationProduct } from './tables.ts';
export { changeTotalLimit } from './use-cases/change-limit.ts';
export { claimExtraCredit, releaseExtraCredit } from './use-cases/claim-extra-credit.ts';
export { claimLimitRequest, releaseLimitRequest } from './use-cases/claim-limit-request.ts';
export { evaluateCredit } from './use-cases/evaluate-credit.ts';
export { registrationCoupon } from './use-cases/registration-coupon.ts';
export { requestOwnLimit } from './use-cases/request-own-limit.ts';
export { showOwnCredit } from './use-cases/show-own-credit.ts';
export { limitBeforeView, limitView } from './views.ts';
export { requestLimit } from './use-cases/request-limit.ts';
export { saleStart } from './use-cases/sale-start.ts';
