import { roundRatio } from '../money/exact-rounding.ts';
import type { Cents } from '../money/money.ts';
import { cents } from '../money/money.ts';
import { planCurve } from './plan-curve.ts';
import type { PlanTerms } from './plan-curve.ts';
import { amortize, positiveCents } from './schedule.ts';
import { ratioOf } from '../money/rate.ts';
import type { Rate, Ratio } from '../money/rate.ts';

/** IOF parameters in force on the release date: keep them in a dated table, they change by decree. */
export type IofRates = { readonly dailyRate: Rate; readonly additionalRate: Rate; readonly capDays: number };

/** Natural person, Decreto 6.306/2007 art. 7, I, "b", 2 and §§ 1 and 15: 0.0082 % a day up to 365 days, plus 0.38 %. */
export const IOF_NATURAL_PERSON: IofRates = { dailyRate: '0.000082', additionalRate: '0.0038', capDays: 365 };

/** IOF rates as exact fractions. */
export type IofRatios = { readonly daily: Ratio; readonly additional: Ratio; readonly capDays: number };

export type IofParts = { readonly dailyCents: number; readonly additionalCents: number };

export type Iof = {
  readonly iofDailyCents: Cents;
  readonly iofAdditionalCents: Cents;
  readonly iofCents: Cents;
  readonly perInstallment: readonly {
    readonly number: number;
    readonly days: number;
    readonly cappedDays: number;
    readonly principalCents: Cents;
  }[];
};

/**
 * IOF of a plan whose principal already includes whatever is financed: the daily part is charged on
 * the principal of each installment for its own days, each part is rounded once, HALF_UP.
 * @throws RangeError when the principal is not positive, or a rate, a date or the cap is malformed.
 */
export function iof(plan: PlanTerms & { readonly principalCents: Cents; readonly rates: IofRates }): Iof {
  const principal = positiveCents('principalCents', plan.principalCents);
  const ratios = iofRatios(plan.rates);
  const curve = planCurve(plan);
  const run = amortize(principal, curve);
  const parts = iofOf(principal, run.principal, curve.days, ratios);
  return {
    iofDailyCents: cents(parts.dailyCents),
    iofAdditionalCents: cents(parts.additionalCents),
    iofCents: cents(parts.dailyCents + parts.additionalCents),
    perInstallment: curve.days.map((days, index) => ({
      number: index + 1,
      days,
      cappedDays: Math.min(days, ratios.capDays),
      principalCents: cents(run.principal[index] ?? 0),
    })),
  };
}

/**
 * IOF still owed when an installment is paid late: the days between the due date and the payment,
 * as long as the cap was not reached (IN RFB 907/2009, art. 3). The lender charges or absorbs it.
 * @throws RangeError when days are not whole and non-negative or a rate is malformed.
 */
export function complementaryIof(late: {
  readonly installmentPrincipalCents: Cents;
  /** Calendar days from release to the due date. */
  readonly daysToDue: number;
  readonly daysLate: number;
  readonly rates: IofRates;
}): Cents {
  for (const days of [late.daysToDue, late.daysLate]) {
    if (!Number.isInteger(days) || days < 0) throw new RangeError(`days must be whole and non-negative: ${days}`);
  }
  const { daily, capDays } = iofRatios(late.rates);
  const days = Math.min(capDays, late.daysToDue + late.daysLate) - Math.min(capDays, late.daysToDue);
  return cents(roundShare(cents(late.installmentPrincipalCents) * days, daily));
}

/** Reads the rates once for many evaluations. @throws RangeError when malformed. */
export function iofRatios(rates: IofRates): IofRatios {
  if (!Number.isInteger(rates.capDays) || rates.capDays < 0 || rates.capDays > 3_660) {
    throw new RangeError(`capDays must be a whole number from 0 to 3660: ${rates.capDays}`);
  }
  return { daily: ratioOf(rates.dailyRate), additional: ratioOf(rates.additionalRate), capDays: rates.capDays };
}

/** Both parts of the IOF of a principal split into `principals` due after `days`. */
export function iofOf(
  total: number,
  principals: readonly number[],
  days: readonly number[],
  ratios: IofRatios,
): IofParts {
  let centDays = 0;
  principals.forEach((principal, index) => {
    centDays += principal * Math.min(days[index] ?? 0, ratios.capDays);
  });
  return { dailyCents: roundShare(centDays, ratios.daily), additionalCents: roundShare(total, ratios.additional) };
}

function roundShare(amount: number, { numerator, denominator }: Ratio): number {
  return roundRatio(BigInt(amount) * numerator, denominator);
}
