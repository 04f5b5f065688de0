import type { CivilDate, Handled } from '@balcao/contract';
import { daysBetween } from '@balcao/credit-math';
import type { CouponFact } from './coupons/facts.ts';
import type { EvaluationFact } from './evaluations/facts.ts';
import type { IncentiveRule } from './incentives/facts.ts';
import { type ArrearsFact, availableCents, blockOf, type LimitFact, totalHereCents } from './limit/facts.ts';
import { couponDay } from './rules/coupon-day.ts';
import { LEAST_PURCHASE, largestPurchaseCents, remunerationOf } from './rules/remuneration.ts';

type LimitView = Handled<'GET /coordinator/borrowers/{id}/limits'>['answer'];
export type CouponView = Handled<'GET /coupons/next-purchase'>['answer'];
export type ShownEvaluation = Handled<'GET /tx-credit/evaluations'>['answer'];
export type EvaluationView = Omit<ShownEvaluation, 'remuneration' | 'options'>;

/** A limit as screens see it. */
export function limitView(
  key: { borrowerId: string; retailerId: string },
  limit: LimitFact,
  arrears: ArrearsFact,
  today: CivilDate,
): LimitView {
  return {
    ...key,
    totalLimit: totalHereCents(limit),
    availableLimit: availableCents(limit),
    limitIsBlockedBy: blockOf(limit, arrears, today),
    attributedOn: new Date(limit.attributedAt).toISOString(),
  };
}

/** A limit as an analyst sees it before a decision; null of a customer without one. */
export const limitBeforeView = (
  limit: LimitFact | null,
  arrears: ArrearsFact,
  today: CivilDate,
): Handled<'POST /coordinator/extra-credit/{borrowerId}/{id}/claim'>['answer']['limit'] =>
  limit && {
    total: totalHereCents(limit),
    available: availableCents(limit),
    blockedBy: blockOf(limit, arrears, today),
  };

/** A coupon as screens see it; days are counted in Sao Paulo, which has kept UTC-3 since 2019. */
export function couponView(coupon: CouponFact, now: Date): CouponView {
  return {
    id: coupon.id,
    discountType: coupon.percent === null ? 'R$' : '%',
    percentValue: coupon.percent === null ? null : Number(coupon.percent),
    monetaryValue: coupon.monetaryCents,
    minimumPurchaseValue: coupon.minimumPurchaseCents,
    maximumDiscountValue: coupon.maximumDiscountCents,
    validUntil: new Date(`${coupon.validThrough}T23:59:59-03:00`).toISOString(),
    validityInDays: Math.max(0, daysBetween(couponDay(now), coupon.validThrough)),
  };
}

/** An evaluation as screens see it; one whose time is over reads EXPIRED, whether the day close marked it or not. */
export function evaluationView(
  evaluation: EvaluationFact,
  of: { document: string; storeName: string },
  now: Date,
): EvaluationView {
  const isOver = evaluation.status !== 'APPLIED' && new Date(evaluation.expiresAt) <= now;
  return {
    id: evaluation.id,
    ...of,
    sourceProduct: evaluation.sourceProduct,
    status: isOver ? 'EXPIRED' : evaluation.status,
    decision: evaluation.decision,
    result: evaluation.decision,
    requestedAmount: evaluation.requestedCents,
    policy: { maxAmount: evaluation.maximumCents, minAmount: evaluation.minimumCents },
    expirationTimestamp: new Date(evaluation.expiresAt).toISOString(),
    storeId: evaluation.storeId,
  };
}

export interface EvaluationSetting {
  document: string;
  storeName: string;
  limit: LimitFact | null;
  arrears: ArrearsFact;
  /** By which who sells earns; null where that is not shown. */
  rule: IncentiveRule | null;
}

/** {@link evaluationView} with what a sale now would earn who sells, and whether there is something to simulate. */
export function shownEvaluation(
  evaluation: EvaluationFact,
  { limit, arrears, rule, ...of }: EvaluationSetting,
  { now, today }: { now: Date; today: CivilDate },
): ShownEvaluation {
  const view = evaluationView(evaluation, of, now);
  const largestCents = largestPurchaseCents({
    ...evaluation,
    status: view.status,
    availableCents: limit && availableCents(limit),
    block: limit && blockOf(limit, arrears, today),
  });
  return {
    ...view,
    remuneration: remunerationOf(rule, largestCents),
    options: { isContractSimulationAllowed: largestCents >= LEAST_PURCHASE },
  };
}
