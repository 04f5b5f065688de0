import type { CivilDate } from '../calendar/civil-date.ts';
import { FACTOR_BITS, roundProduct, roundQuotient } from '../money/exact-rounding.ts';
import type { Cents } from '../money/money.ts';
import { cents } from '../money/money.ts';
import { planCurve } from './plan-curve.ts';
import type { PlanCurve, PlanTerms } from './plan-curve.ts';

/** One line of the installment table; `days` counts from the release, `balanceCents` is what is left after it. */
export type ScheduleRow = {
  readonly number: number;
  readonly dueOn: CivilDate;
  readonly days: number;
  readonly paymentCents: Cents;
  readonly interestCents: Cents;
  readonly principalCents: Cents;
  readonly balanceCents: Cents;
};

export type PriceSchedule = {
  readonly installmentCents: Cents;
  /** Differs from the others by the cents the rounding left over. */
  readonly lastInstallmentCents: Cents;
  readonly totalCents: Cents;
  readonly rows: readonly ScheduleRow[];
  readonly minPrincipalCents: Cents;
  /** True when some installment does not pay its own interest: such a plan must not be offered. */
  readonly amortizesNegatively: boolean;
};

/** Principal and interest of every installment, in cents. */
export type Amortization = {
  readonly installment: number;
  readonly interest: readonly number[];
  readonly principal: readonly number[];
};

/**
 * Installments of the Price table ("amortização progressiva", IN RFB 1.969/2020): installment
 * P / sum((1+i)^(-days/30)) HALF_UP, interest of each period HALF_UP, last installment = balance + interest.
 * @throws RangeError when the principal is not positive whole cents or a term is malformed.
 */
export function priceSchedule(plan: PlanTerms & { readonly principalCents: Cents }): PriceSchedule {
  const principal = positiveCents('principalCents', plan.principalCents);
  const curve = planCurve(plan);
  return scheduleOf(principal, amortize(principal, curve), curve);
}

/**
 * The installment before rounding, in reais with 12 decimals: what an audit compares.
 * @throws RangeError as {@link priceSchedule}.
 */
export function unroundedInstallment(plan: PlanTerms & { readonly principalCents: Cents }): string {
  const principal = positiveCents('principalCents', plan.principalCents);
  const scaled = (BigInt(principal) * 10n ** 11n) << FACTOR_BITS;
  const { exact } = planCurve(plan).annuity;
  const text = String((scaled / exact + 5n) / 10n).padStart(13, '0');
  return `${text.slice(0, -12)}.${text.slice(-12)}`;
}

/** Runs the table for a principal in cents. */
export function amortize(total: number, curve: PlanCurve): Amortization {
  const installment = roundQuotient(total, curve.annuity);
  const interest: number[] = [];
  const principal: number[] = [];
  const last = curve.periodInterest.length - 1;
  let balance = total;
  curve.periodInterest.forEach((rate, index) => {
    const charged = roundProduct(balance, rate);
    const paid = index === last ? balance : installment - charged;
    interest.push(charged);
    principal.push(paid);
    balance -= paid;
  });
  return { installment, interest, principal };
}

/** Turns a run of the table into its rows and totals. */
export function scheduleOf(total: number, run: Amortization, curve: PlanCurve): PriceSchedule {
  let balance = total;
  let paid = 0;
  const rows = run.principal.map((principal, index): ScheduleRow => {
    const interest = run.interest[index] ?? 0;
    balance -= principal;
    paid += principal + interest;
    return {
      number: index + 1,
      dueOn: curve.dueOn[index] ?? '0000-00-00',
      days: curve.days[index] ?? 0,
      paymentCents: cents(principal + interest),
      interestCents: cents(interest),
      principalCents: cents(principal),
      balanceCents: cents(balance),
    };
  });
  const minPrincipal = Math.min(...run.principal);
  return {
    installmentCents: cents(run.installment),
    lastInstallmentCents: rows.at(-1)?.paymentCents ?? cents(0),
    totalCents: cents(paid),
    rows,
    minPrincipalCents: cents(minPrincipal),
    amortizesNegatively: minPrincipal <= 0,
  };
}

/** Checks an amount that must be more than zero. @throws RangeError naming the field. */
export function positiveCents(field: string, amount: number): number {
  if (cents(amount) <= 0) throw new RangeError(`${field} must be positive: ${amount}`);
  return amount;
}
