import { type CivilDate, daysBetween } from '../calendar/civil-date.ts';
import { earlyPayoff, type OpenInstallment } from '../debt/early-payoff.ts';
import { lateCharges } from '../debt/late-charges.ts';
import { type Cents, cents, sumCents } from '../money/money.ts';
import type { Rate } from '../money/rate.ts';
import { lastAccrual } from './doubtful.ts';

/** An installment nobody paid, with the part of it that is principal by the plan. */
export type OpenReceivable = OpenInstallment & { readonly principalCents: Cents };

export type Receivable = {
  /** What a lender holds: the price of paying all on that day, without fine and mora. */
  readonly grossCents: Cents;
  readonly principalCents: Cents;
  /** Gross less principal; negative when what was paid early gave back more interest than had been earned. */
  readonly accruedCents: number;
};

const NOTHING_MORE = '0';

/**
 * A contract in its lender's books on a day, by the effective rate (Res. CMN 4.966 art. 15): what is not yet due at
 * present value, what is overdue with the contract's interest. From the day it is doubtful it stands as on the day before.
 * The entry of a day is this less what the books hold. Fine and mora are income when received.
 * @throws RangeError when an amount is not positive or a date or rate is malformed.
 */
export function grossReceivable(contract: {
  readonly rateMonthly: Rate;
  readonly on: CivilDate;
  readonly installments: readonly OpenReceivable[];
  /** The first day on which it is doubtful, or null while it is not; `problemSince` tells it. */
  readonly problemSince?: CivilDate | null;
  readonly localHolidays?: ReadonlySet<CivilDate>;
}): Receivable {
  const { rateMonthly, installments, localHolidays } = contract;
  const on = lastAccrual(contract.on, contract.problemSince ?? null);
  const values = installments.map(({ dueOn, amountCents }) => {
    if (daysBetween(dueOn, on) <= 0) {
      return earlyPayoff({ rateMonthly, payoffOn: on, installments: [{ dueOn, amountCents }] }).payoffCents;
    }
    return lateCharges({
      installmentCents: amountCents,
      dueOn,
      paidOn: on,
      fineRate: NOTHING_MORE,
      lateInterestMonthlyRate: NOTHING_MORE,
      contractRateMonthly: rateMonthly,
      ...(localHolidays && { localHolidays }),
    }).totalCents;
  });
  const grossCents = sumCents(values);
  const principalCents = sumCents(installments.map((one) => one.principalCents));
  return { grossCents, principalCents, accruedCents: cents(grossCents - principalCents) };
}
