import { nextBankBusinessDay } from '../calendar/business-days.ts';
import type { CivilDate } from '../calendar/civil-date.ts';
import { daysBetween } from '../calendar/civil-date.ts';
import { dailyPowers } from '../plan/daily-powers.ts';
import { roundProduct, roundRatio } from '../money/exact-rounding.ts';
import type { Cents } from '../money/money.ts';
import { cents } from '../money/money.ts';
import { positiveCents } from '../plan/schedule.ts';
import { ratioOf } from '../money/rate.ts';
import type { Rate } from '../money/rate.ts';

export type LateInstallment = {
  readonly installmentCents: Cents;
  readonly dueOn: CivilDate;
  readonly paidOn: CivilDate;
  /** At most '0.02' (CDC art. 52 § 1). */
  readonly fineRate: Rate;
  /** Mora, simple, '0.01' a month of 30 days. */
  readonly lateInterestMonthlyRate: Rate;
  /** The contract's monthly rate when a financial institution lends (Res. CMN 4.882/2020), null on the store's own credit. */
  readonly contractRateMonthly: Rate | null;
  /** 'FLOOR' never exceeds the legal 2 % by a rounded cent; 'HALF_UP' (default) is the market's. */
  readonly fineRounding?: 'HALF_UP' | 'FLOOR';
  readonly localHolidays?: ReadonlySet<CivilDate>;
  /** The free business day is behind: `dueOn` is a day already charged up to, and days count from it whatever day it is. */
  readonly isGraceOver?: boolean;
};

export type LateCharges = {
  /** Calendar days from the original due date; 0 when the payment is on time. */
  readonly daysLate: number;
  readonly fineCents: Cents;
  readonly lateInterestCents: Cents;
  readonly contractInterestCents: Cents;
  /** Fine plus both interests. */
  readonly chargesCents: Cents;
  /** Installment plus charges. */
  readonly totalCents: Cents;
};

/**
 * What a late installment costs on the day it is paid. A due date without banks may be paid on the next
 * business day free of charge (Lei 7.089/1983); after it, days count from the original due date
 * (STJ REsp 1.954.924). Every charge is on the installment alone, HALF_UP.
 * @throws RangeError when the installment is not positive or a date or rate is malformed.
 */
export function lateCharges(late: LateInstallment): LateCharges {
  const installment = positiveCents('installmentCents', late.installmentCents);
  const daysLate = daysCharged(late);
  const fine = daysLate === 0 ? 0 : fineOf(installment, late);
  const lateInterest = simpleInterest(installment, late.lateInterestMonthlyRate, daysLate);
  const contractInterest =
    late.contractRateMonthly === null
      ? 0
      : roundProduct(installment, dailyPowers(late.contractRateMonthly).interest(daysLate));
  const charges = fine + lateInterest + contractInterest;
  return {
    daysLate,
    fineCents: cents(fine),
    lateInterestCents: cents(lateInterest),
    contractInterestCents: cents(contractInterest),
    chargesCents: cents(charges),
    totalCents: cents(installment + charges),
  };
}

function daysCharged({ dueOn, paidOn, localHolidays, isGraceOver }: LateInstallment): number {
  const days = daysBetween(dueOn, paidOn);
  if (days <= 0) return 0;
  if (isGraceOver) return days;
  return daysBetween(nextBankBusinessDay(dueOn, localHolidays), paidOn) <= 0 ? 0 : days;
}

function fineOf(installment: number, { fineRate, fineRounding }: LateInstallment): number {
  const { numerator, denominator } = ratioOf(fineRate);
  const product = BigInt(installment) * numerator;
  return fineRounding === 'FLOOR' ? Number(product / denominator) : roundRatio(product, denominator);
}

function simpleInterest(installment: number, rateMonthly: Rate, days: number): number {
  const { numerator, denominator } = ratioOf(rateMonthly);
  return roundRatio(BigInt(installment) * BigInt(days) * numerator, 30n * denominator);
}
