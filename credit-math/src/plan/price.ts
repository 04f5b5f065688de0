import { cetOfFlows } from '../cet/cet.ts';
import { closedFormPrincipal, financedPrincipal } from './financed-principal.ts';
import type { FinancedPrincipal } from './financed-principal.ts';
import { iofRatios } from './iof.ts';
import type { IofRates } from './iof.ts';
import type { Cents } from '../money/money.ts';
import { cents } from '../money/money.ts';
import { planCurve } from './plan-curve.ts';
import type { PlanCurve, PlanTerms } from './plan-curve.ts';
import { amortize, positiveCents, scheduleOf } from './schedule.ts';
import type { PriceSchedule } from './schedule.ts';

/** What a sale asks to finance. */
export type PlanRequest = PlanTerms & {
  /** What the store must receive. */
  readonly netCents: Cents;
  /** Fees financed together with the goods. */
  readonly financedFeesCents: Cents;
  /** Null when the lender owes none: the store's own credit is no loan of money. */
  readonly iof: IofRates | null;
  /** Fees collected with the first installment: outside the rows and the total, inside the CET. */
  readonly feesPaidWithFirstInstallmentCents: Cents;
};

export type PricedPlan = PriceSchedule & {
  readonly financedCents: Cents;
  readonly iofDailyCents: Cents;
  readonly iofAdditionalCents: Cents;
  readonly iofCents: Cents;
  /** financed - IOF - net - fees: 0 or 1 cent the rounding leaves over. */
  readonly roundingDeltaCents: Cents;
  /** Percent with two decimals, Res. CMN 4.881/2020: '145.08'. */
  readonly cetAnnualPct: string;
  readonly cetMonthlyPct: string;
};

/**
 * Prices one plan: financed IOF (Decreto 6.306/2007 art. 7), Price installments on calendar days with a
 * 30-day compound base, and CET. `totalCents` is the sum of the installments.
 * A plan that comes back with `amortizesNegatively` must not be offered.
 * @throws RangeError when net is not positive, a fee is negative, or a rate, date, count or cap is malformed.
 */
export function pricePlan(request: PlanRequest): PricedPlan {
  const needed = neededCents(request);
  const curve = planCurve(request);
  const { financed, run, iof } = financedOf(needed, curve, request.iof);
  const schedule = scheduleOf(financed, run, curve);
  const upFront = nonNegativeCents('feesPaidWithFirstInstallmentCents', request.feesPaidWithFirstInstallmentCents);
  const flows = schedule.rows.map(({ days, paymentCents }, index) => ({
    days,
    amountCents: index === 0 ? paymentCents + upFront : paymentCents,
  }));
  // A few cents over many installments end in an empty or negative one: such a plan is flagged, not thrown.
  const cost = cetOfFlows(
    request.netCents,
    flows.filter(({ amountCents }) => amountCents > 0),
  );
  const iofCents = iof.dailyCents + iof.additionalCents;
  return {
    ...schedule,
    financedCents: cents(financed),
    iofDailyCents: cents(iof.dailyCents),
    iofAdditionalCents: cents(iof.additionalCents),
    iofCents: cents(iofCents),
    roundingDeltaCents: cents(financed - iofCents - needed),
    cetAnnualPct: cost.annualPct,
    cetMonthlyPct: cost.monthlyPct,
  };
}

/**
 * The financed value before rounding to cents, (net + fees) / (1 - k), in reais with 8 decimals.
 * @throws RangeError as {@link pricePlan}.
 */
export function unroundedFinanced(request: PlanRequest): string {
  const rates = request.iof ?? { dailyRate: '0', additionalRate: '0', capDays: 0 };
  return closedFormPrincipal(neededCents(request), planCurve(request), iofRatios(rates));
}

function financedOf(needed: number, curve: PlanCurve, rates: IofRates | null): FinancedPrincipal {
  if (rates !== null) return financedPrincipal(needed, curve, iofRatios(rates));
  return { financed: needed, run: amortize(needed, curve), iof: { dailyCents: 0, additionalCents: 0 } };
}

function neededCents(request: PlanRequest): number {
  const net = positiveCents('netCents', request.netCents);
  return cents(net + nonNegativeCents('financedFeesCents', request.financedFeesCents));
}

function nonNegativeCents(field: string, amount: number): number {
  if (cents(amount) < 0) throw new RangeError(`${field} must not be negative: ${amount}`);
  return amount;
}
