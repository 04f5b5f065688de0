import { bankBusinessDayAfter, nextBankBusinessDay } from '../calendar/business-days.ts';
import { addDays, civilDate } from '../calendar/civil-date.ts';
import { lateCharges } from '../debt/late-charges.ts';
import { isLateOn, problemSince } from '../lender/doubtful.ts';
import { level2682 } from '../lender/levels-2682.ts';
import { provisionOf } from '../lender/provision.ts';
import { revenueTaxes } from '../lender/revenue-taxes.ts';
import { taxPeriodOf } from '../lender/tax-period.ts';
import { roundProduct, roundRatio } from '../money/exact-rounding.ts';
import { cents } from '../money/money.ts';
import { ratioOf } from '../money/rate.ts';
import { shareOf } from '../money/share.ts';
import { dailyPowers } from '../plan/daily-powers.ts';
import { dateIn, numberIn, textIn } from './reading.ts';
import type { Fields } from './reading.ts';
import type { GoldenKind } from './run.ts';

const centsIn = (item: Fields, key: string) => cents(numberIn(item, key));

/** Simple interest of so many days of 30. */
function linear(amountCents: number, rateMonthly: string, days: number): number {
  const { numerator, denominator } = ratioOf(rateMonthly);
  return roundRatio(BigInt(amountCents) * BigInt(days) * numerator, 30n * denominator);
}

const discounted = (face: number, rate: string, days: number) => roundProduct(face, dailyPowers(rate).discount(days));

/** Kinds about a lender's books, `{ cases: { kind: [case] } }`: a case holds what goes in and what comes out side by side. */
export const lenderKinds: Readonly<Record<string, GoldenKind>> = {
  accrual: (item) => {
    const [principal, rate, day] = [centsIn(item, 'principal'), textIn(item, 'monthlyRate'), numberIn(item, 'day')];
    const effective = roundProduct(principal, dailyPowers(rate).interest(day));
    return { ...item, effective, linear: linear(principal, rate, day) };
  },
  provisionC5: (item) => {
    const provision = provisionOf({
      grossCents: centsIn(item, 'gross'),
      daysLate: numberIn(item, 'daysLate'),
      isProblem: item['problem'] === true,
      monthsInDefault: numberIn(item, 'monthsInDefault'),
    });
    return {
      ...item,
      incurredPct: provision.incurredPercent,
      additionalPct: provision.additionalPercent,
      incurred: provision.incurredCents,
      additional: provision.additionalCents,
      total: provision.totalCents,
    };
  },
  provision2682: (item) => {
    const { level, percent } = level2682(numberIn(item, 'daysLate'));
    return { ...item, level, pct: percent };
  },
  decendios: (item) => {
    const start = dateIn(item, 'start');
    return { ...item, ...taxPeriodOf(start), endsInIt: taxPeriodOf(dateIn(item, 'end')).start === start };
  },
  settlement: (item) => {
    const day = dateIn(item, 'originatedOn');
    return {
      ...item,
      businessDays1: bankBusinessDayAfter(day, 1),
      businessDays2: bankBusinessDayAfter(day, 2),
      calendar30Following: nextBankBusinessDay(addDays(day, 30)),
    };
  },
  mdr: (item) => {
    const principal = numberIn(item, 'principal');
    const fee = shareOf(principal, textIn(item, 'rate'));
    return { ...item, fee, net: principal - fee };
  },
  anticipation: (item) => {
    const [face, rate, days] = [numberIn(item, 'face'), textIn(item, 'monthlyRate'), numberIn(item, 'days')];
    const { numerator, denominator } = ratioOf(rate);
    const simple = roundRatio(BigInt(face) * (30n * denominator - BigInt(days) * numerator), 30n * denominator);
    return { ...item, compound: discounted(face, rate, days), simpleCommercial: simple };
  },
  billingCharges: (item) => {
    const days = numberIn(item, 'days');
    // A Wednesday: no day of grace hides in the count.
    const dueOn = civilDate('2026-09-16');
    const charges = lateCharges({
      installmentCents: centsIn(item, 'value'),
      dueOn,
      paidOn: addDays(dueOn, days),
      fineRate: '0.02',
      lateInterestMonthlyRate: '0.01',
      contractRateMonthly: null,
    });
    return { ...item, fine: charges.fineCents, mora: charges.lateInterestCents };
  },
  removal5BusinessDays: (item) => ({ ...item, removeBy: bankBusinessDayAfter(dateIn(item, 'paidOn'), 5) }),
  pisCofinsFI: (item) => {
    const parts = { creditCents: centsIn(item, 'base'), servicesCents: cents(0) };
    const due = new Map(revenueTaxes(parts, civilDate('2026-11-30')).map(({ tax, taxCents }) => [tax, taxCents]));
    return { ...item, pis: due.get('PIS'), cofins: due.get('COFINS') };
  },
  problemSince: (item) => {
    const dueOn = dateIn(item, 'dueOn');
    const since = problemSince(dueOn);
    let lateFrom = addDays(dueOn, 1);
    while (!isLateOn(dueOn, lateFrom)) lateFrom = addDays(lateFrom, 1);
    return { ...item, lateFrom, lastAccrual: addDays(since, -1), problemSince: since };
  },
};
