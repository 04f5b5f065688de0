import { FACTOR_BITS } from '../money/exact-rounding.ts';
import { iofOf } from './iof.ts';
import type { IofParts, IofRatios } from './iof.ts';
import type { PlanCurve } from './plan-curve.ts';
import { amortize } from './schedule.ts';
import type { Amortization } from './schedule.ts';

const UNIT = 1n << FACTOR_BITS;
/** A plan whose rounding drifts further than this is one whose last installment nobody would sign. */
const MAX_MARGIN_CENTS = 64;

export type FinancedPrincipal = { readonly financed: number; readonly run: Amortization; readonly iof: IofParts };

/**
 * The principal that, once its own IOF is taken out, leaves `needed` cents: the smallest P in cents
 * with P - IOF(P) >= needed. Iterating P = needed + IOF(P) instead may swing between two values for ever.
 * @throws RangeError when the IOF rates would take the whole principal.
 */
export function financedPrincipal(needed: number, curve: PlanCurve, ratios: IofRatios): FinancedPrincipal {
  const scale = BigInt(needed) << FACTOR_BITS;
  const { keptShare } = iofShare(curve, ratios);
  const ideal = Number(scale / keptShare);
  let financed = Math.max(needed, ideal - searchMargin(curve, ratios, keptShare));
  for (;;) {
    const run = amortize(financed, curve);
    const iof = iofOf(financed, run.principal, curve.days, ratios);
    if (financed - iof.dailyCents - iof.additionalCents >= needed) return { financed, run, iof };
    financed += 1;
  }
}

/**
 * The closed form needed / (1 - k), k being the IOF of one unrounded real, in reais with 8 decimals.
 * @throws RangeError as {@link financedPrincipal}.
 */
export function closedFormPrincipal(needed: number, curve: PlanCurve, ratios: IofRatios): string {
  const { keptShare } = iofShare(curve, ratios);
  const text = String((((BigInt(needed) * 10n ** 7n) << FACTOR_BITS) / keptShare + 5n) / 10n).padStart(9, '0');
  return `${text.slice(0, -8)}.${text.slice(-8)}`;
}

/** 1 - k as value x 2^160; k does not depend on the principal because nothing is rounded. */
function iofShare(curve: PlanCurve, ratios: IofRatios): { readonly keptShare: bigint } {
  const installment = (UNIT << FACTOR_BITS) / curve.annuity.exact;
  let balance = UNIT;
  let shareDays = 0n;
  curve.periodInterest.forEach((rate, index) => {
    const after = balance + ((balance * rate.exact) >> FACTOR_BITS) - installment;
    shareDays += (balance - after) * BigInt(Math.min(curve.days[index] ?? 0, ratios.capDays));
    balance = after;
  });
  const { daily, additional } = ratios;
  const share =
    (shareDays * daily.numerator) / daily.denominator + (UNIT * additional.numerator) / additional.denominator;
  if (share >= UNIT) throw new RangeError('IOF rates take the whole principal');
  return { keptShare: UNIT - share };
}

/**
 * How far below the closed form the smallest solution can lie. Rounding moves each balance by at most
 * one cent a period, compounded; a cent moved in time changes the IOF by at most dailyRate x capDays.
 */
function searchMargin(curve: PlanCurve, ratios: IofRatios, keptShare: bigint): number {
  let drift = 0;
  for (const rate of curve.periodInterest) drift += drift * rate.approx + 1;
  const cap = (Number(ratios.daily.numerator) / Number(ratios.daily.denominator)) * ratios.capDays;
  const margin = (1 + cap * drift) / (Number(keptShare) * 2 ** -160);
  return Math.min(MAX_MARGIN_CENTS, Math.ceil(margin));
}
