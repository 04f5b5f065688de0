import { type CivilDate, daysBetween } from '../calendar/civil-date.ts';
import { internalRate } from '../cet/internal-rate.ts';
import { earlyPayoff } from '../debt/early-payoff.ts';
import { roundRatio } from '../money/exact-rounding.ts';
import { type Cents, cents, sumCents } from '../money/money.ts';
import type { Rate } from '../money/rate.ts';
import type { OpenReceivable } from './accrual.ts';
import { lastAccrual, problemSince } from './doubtful.ts';

/** An installment as the plan has it, and when it was paid. */
export type PlannedReceivable = OpenReceivable & { readonly paidOn: CivilDate | null };

export type MdrDeferral = {
  /** Interest of the whole plan, and what of it the days so far brought: what was paid early gave some back. */
  readonly planInterestCents: Cents;
  readonly earnedCents: Cents;
  /** MDR in proportion to what was earned, and what waits. */
  readonly recognisedCents: Cents;
  readonly deferredCents: Cents;
  /** Of MDR and plan interest together, in percent with one decimal: '17.6'. */
  readonly sharePercent: string;
  /** The monthly rate that lending so much less earns, six decimals: '0.062586'. */
  readonly effectiveMonthlyRate: string;
};

const MONTH_DAYS = 30;
const RATE_DECIMALS = 6;

/** What an installment brought by a day, its face at most: late interest is no part of the plan. */
function brought({ dueOn, amountCents, paidOn }: PlannedReceivable, rateMonthly: Rate, on: CivilDate, last: CivilDate) {
  const at = paidOn !== null && paidOn <= on ? paidOn : last;
  if (dueOn <= at) return amountCents;
  return earlyPayoff({ rateMonthly, payoffOn: at, installments: [{ dueOn, amountCents }] }).payoffCents;
}

/**
 * MDR as part of what a contract earns, instead of income on the day of the sale: spread in proportion to its interest
 * (Res. CMN 4.966 art. 13, BCB 352 art. 75). The product books it at the sale and shows this beside it.
 * @throws RangeError when an amount is not positive or a date or rate is malformed.
 */
export function mdrDeferral(contract: {
  readonly mdrCents: Cents;
  readonly rateMonthly: Rate;
  readonly soldOn: CivilDate;
  readonly on: CivilDate;
  readonly installments: readonly PlannedReceivable[];
}): MdrDeferral {
  const { mdrCents, rateMonthly, soldOn, on, installments } = contract;
  const oldest = installments.find(({ paidOn }) => paidOn === null || paidOn > on);
  const last = lastAccrual(on, oldest ? problemSince(oldest.dueOn) : null);
  const financedCents = sumCents(installments.map((one) => one.principalCents));
  const planInterestCents = cents(sumCents(installments.map((one) => one.amountCents)) - financedCents);
  const earnedCents = cents(sumCents(installments.map((one) => brought(one, rateMonthly, on, last))) - financedCents);
  const recognisedCents = cents(roundRatio(BigInt(mdrCents) * BigInt(earnedCents), BigInt(planInterestCents)));
  const tenths = roundRatio(1_000n * BigInt(mdrCents), BigInt(mdrCents + planInterestCents));
  const flows = installments.map((one) => {
    return { at: daysBetween(soldOn, one.dueOn) / MONTH_DAYS, amount: one.amountCents };
  });
  return {
    planInterestCents,
    earnedCents,
    recognisedCents,
    deferredCents: cents(mdrCents - recognisedCents),
    sharePercent: (tenths / 10).toFixed(1),
    effectiveMonthlyRate: Math.expm1(internalRate(financedCents - mdrCents, flows)).toFixed(RATE_DECIMALS),
  };
}
