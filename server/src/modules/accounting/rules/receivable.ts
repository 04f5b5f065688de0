import type { CivilDate } from '@balcao/contract';
import {
  addDays,
  type Cents,
  cents,
  daysBetween,
  grossReceivable,
  isLateOn,
  lateCharges,
  problemSince,
  type Rate,
  type Receivable,
  spreadsToBorrowerFrom,
  sumCents,
} from '@balcao/credit-math';
import { barredAfter, type BarredDays, earliest } from './barred-days.ts';

export interface HeldInstallment {
  dueOn: CivilDate;
  amountCents: Cents;
  principalCents: Cents;
  /** Interest that the retailer paid at the sale, paid since or not: the lender earned it then. */
  bonusCents: Cents;
  rateMonthly: Rate;
  chargesContractRate: boolean;
  /** The day that parts paid late counted charges up to, and the contract's interest that they left unpaid. */
  charges: { through: CivilDate | null; contractInterestCents: Cents };
  localHolidays: readonly CivilDate[] | null;
}

/** A contract with something owed on a day, or with nothing left of it. */
export interface Held {
  contractId: string;
  /** Oldest first. */
  installments: readonly HeldInstallment[];
  /** As the day before left them. */
  barredDays: readonly BarredDays[];
}

export interface Standing extends Receivable {
  contractId: string;
  daysLate: number;
  /** The first day it was over 90 days late; null while it is not. */
  problemSince: CivilDate | null;
  /** Doubtful, by its own lateness or by another contract of the customer. */
  isProblem: boolean;
  barredDays: BarredDays[];
}

const NOTHING: Receivable = { grossCents: cents(0), principalCents: cents(0), accruedCents: 0 };
const NO_RATE = '0';

type Terms = Omit<HeldInstallment, 'charges'>;

/** The rate that an installment goes on earning: none that the retailer paid for, nor of a lender that stops on its due date. */
function rateOf({ dueOn, bonusCents, rateMonthly, chargesContractRate }: Terms, on: CivilDate): Rate {
  const isOver = dueOn < on;
  if (isOver) return chargesContractRate ? rateMonthly : NO_RATE;
  return bonusCents > 0 ? NO_RATE : rateMonthly;
}

/** What is left of an installment without the interest that the retailer paid: a late part that was paid took interest first. */
const lentOf = ({ amountCents, principalCents, bonusCents }: HeldInstallment): Cents =>
  cents(amountCents - Math.max(0, Math.min(bonusCents, amountCents - principalCents)));

/** The contract's interest since the day that a part paid late counted charges up to, and what that part left of it unpaid. */
function interestSince({ charges, ...one }: HeldInstallment, lentCents: Cents, on: CivilDate): number {
  if (charges.through === null) return Infinity;
  const { contractInterestCents } = lateCharges({
    installmentCents: lentCents,
    dueOn: charges.through,
    paidOn: on,
    fineRate: NO_RATE,
    lateInterestMonthlyRate: NO_RATE,
    contractRateMonthly: rateOf(one, on),
    isGraceOver: true,
  });
  return charges.contractInterestCents + contractInterestCents;
}

function grossOf(one: HeldInstallment, on: CivilDate): Cents {
  const lentCents = lentOf(one);
  // Returns round principal and interest apart: of cents that are the retailer's alone nothing was lent.
  if (lentCents <= 0) return cents(0);
  const { grossCents } = grossReceivable({
    rateMonthly: rateOf(one, on),
    on,
    installments: [{ ...one, amountCents: lentCents }],
    ...(one.localHolidays && { localHolidays: new Set(one.localHolidays) }),
  });
  return cents(Math.min(grossCents, lentCents + interestSince(one, lentCents, on)));
}

/** What an installment is worth without what it would have earned while its contract was doubtful: that is income once it is paid. */
function bookedOf(one: HeldInstallment, on: CivilDate, barredDays: readonly BarredDays[]): Cents {
  const open = barredDays.find(({ to }) => to === null);
  const barred = barredDays.map(({ from, to }) =>
    to === null ? cents(0) : cents(grossOf(one, to) - grossOf(one, addDays(from, -1))),
  );
  return cents(grossOf(one, open ? addDays(open.from, -1) : on) - sumCents(barred));
}

function receivableOf({ installments }: Held, on: CivilDate, barredDays: readonly BarredDays[]): Receivable {
  const grossCents = sumCents(installments.map((one) => bookedOf(one, on, barredDays)));
  const principalCents = sumCents(installments.map((one) => one.principalCents));
  return { grossCents, principalCents, accruedCents: grossCents - principalCents };
}

const ownProblem = ({ installments: [oldest] }: Held, on: CivilDate): CivilDate | null => {
  const since = oldest ? problemSince(oldest.dueOn) : null;
  return since !== null && since <= on ? since : null;
};

/**
 * The contracts of one customer as a lender holds them at the end of a day. One that is over 90 days late is worth what it
 * was on the day before; the others are doubtful from the end of that month on, and accrue up to it. What is doubtful no
 * longer earns from that day on, and not what it missed (CMN 4.966 art. 18).
 */
export function standingsOf(contracts: readonly Held[], on: CivilDate): Standing[] {
  const own = contracts.map((contract) => ownProblem(contract, on));
  const first = earliest(own);
  const spread = first === null ? null : spreadsToBorrowerFrom(first);
  const isSpread = spread !== null && spread <= on;
  return contracts.map((held, at) => {
    const { contractId } = held;
    const since = own[at] ?? null;
    const [oldest] = held.installments;
    const stopped = oldest ? earliest([since, isSpread ? addDays(spread, 1) : null]) : null;
    const barredDays = barredAfter(held.barredDays, stopped !== null && stopped <= on ? stopped : null, on);
    if (!oldest) return { ...NOTHING, contractId, daysLate: 0, problemSince: null, isProblem: false, barredDays };
    const holidays = oldest.localHolidays ? new Set(oldest.localHolidays) : undefined;
    return {
      ...receivableOf(held, on, barredDays),
      contractId,
      daysLate: isLateOn(oldest.dueOn, on, holidays) ? daysBetween(oldest.dueOn, on) : 0,
      problemSince: since,
      isProblem: since !== null || isSpread,
      barredDays,
    };
  });
}
