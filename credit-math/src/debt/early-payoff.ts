import type { CivilDate } from '../calendar/civil-date.ts';
import { daysBetween } from '../calendar/civil-date.ts';
import { dailyPowers } from '../plan/daily-powers.ts';
import { roundProduct } from '../money/exact-rounding.ts';
import type { Cents } from '../money/money.ts';
import { cents, sumCents } from '../money/money.ts';
import { positiveCents } from '../plan/schedule.ts';
import type { Rate } from '../money/rate.ts';

export type OpenInstallment = { readonly dueOn: CivilDate; readonly amountCents: Cents };

export type PayoffItem = OpenInstallment & {
  /** Calendar days anticipated; 0 when due today or overdue. */
  readonly days: number;
  readonly presentValueCents: Cents;
  readonly discountCents: Cents;
};

export type EarlyPayoff = {
  readonly items: readonly PayoffItem[];
  readonly payoffCents: Cents;
  readonly discountCents: Cents;
};

/**
 * Price of paying installments before they fall due: each at present value by the contract's rate,
 * amount / (1+i)^(days/30) HALF_UP, then summed (CDC art. 52 § 2; Res. CMN 5.004/2022 art. 7). IOF is not
 * given back. Installments due today or earlier come at face value: add {@link lateCharges} to the overdue.
 * @throws RangeError when an amount is not positive or a date or rate is malformed.
 */
export function earlyPayoff(request: {
  readonly rateMonthly: Rate;
  readonly payoffOn: CivilDate;
  readonly installments: readonly OpenInstallment[];
}): EarlyPayoff {
  const powers = dailyPowers(request.rateMonthly);
  const items = request.installments.map(({ dueOn, amountCents }): PayoffItem => {
    const amount = positiveCents('amountCents', amountCents);
    const days = Math.max(0, daysBetween(request.payoffOn, dueOn));
    const presentValueCents = cents(roundProduct(amount, powers.discount(days)));
    return { dueOn, amountCents, days, presentValueCents, discountCents: cents(amount - presentValueCents) };
  });
  return {
    items,
    payoffCents: sumCents(items.map((item) => item.presentValueCents)),
    discountCents: sumCents(items.map((item) => item.discountCents)),
  };
}
