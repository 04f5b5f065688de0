import { daysBetween, lastFreeDay } from './calendar.ts';
import { interestOf, ratio, times } from './integers.ts';
import { paidByRetailer, type PlannedInstallment, type Terms } from './plan.ts';

export interface Charges {
  fine: number;
  late: number;
  contract: number;
}

/** An installment: what its plan says of it, and what payments and returns have left of that. */
export interface Debt extends Charges {
  number: number;
  due: string;
  /** The last day on which it is paid in time. */
  lastFree: string;
  planned: { principal: number; interest: number; limit: number };
  principal: number;
  interest: number;
  limit: number;
  /** Interest that paying in time takes off; of what is lost already there is more than interest. */
  bonus: number;
  state: 'OPEN' | 'PAID' | 'CANCELED';
  /** Last day whose charges were counted; the charges above are those that were not paid then. */
  chargedThrough: string | null;
  isFined: boolean;
  /** What the retailer paid at the sale for it. */
  retailerShare: number;
  /** Last day of which an agreement has counted the tax. */
  taxedThrough: string | null;
}

export const isOverdue = ({ lastFree }: Debt, day: string): boolean => day > lastFree;
export const totalOf = ({ fine, late, contract }: Charges): number => fine + late + contract;

/** Charges of an installment on a day, those that a part left unpaid with them. */
export function chargesOn(debt: Debt, terms: Terms, day: string): Charges {
  const { fine, late, contract } = debt;
  if (!isOverdue(debt, day)) return { fine, late, contract };
  const from = debt.chargedThrough ?? debt.due;
  const days = Math.max(0, daysBetween(from, day));
  const base = debt.principal + (terms.isPaidByRetailer ? 0 : debt.interest);
  const { n, d } = ratio(terms.fineRate);
  const lateRate = ratio(terms.lateRate);
  return {
    fine: fine + (debt.isFined ? 0 : Number((BigInt(base) * n) / d)),
    late: late + times(base, { n: lateRate.n * BigInt(days), d: lateRate.d * 30n }),
    contract: contract + (terms.hasContractInterestWhenLate ? interestOf(base, terms.rate, days) : 0),
  };
}

export interface When {
  terms: Terms;
  /** Day from which the sale counts. */
  start: string;
  day: string;
  /** Another day than that whose amounts are paid: of an agreement. */
  paidOn: string;
}

/** An installment as it is sold. */
export function openDebt(
  terms: Terms,
  plan: PlannedInstallment,
  at: { number: number; limit: number; day: string },
): Debt {
  const { due, principal, interest, bonus } = plan;
  const { number, limit } = at;
  return {
    fine: 0,
    late: 0,
    contract: 0,
    chargedThrough: null,
    isFined: false,
    number,
    due,
    lastFree: lastFreeDay(due, terms.holidays),
    planned: { principal, interest, limit },
    principal,
    interest,
    limit,
    bonus,
    state: 'OPEN',
    taxedThrough: null,
    retailerShare: terms.owner === 'STORE' ? 0 : paidByRetailer(terms, plan, at.day),
  };
}
