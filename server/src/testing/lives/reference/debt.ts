import { daysBetween, lastFreeDay } from './calendar.ts';
import { interestOf, presentValue, ratio, share, times } from './integers.ts';
import type { Terms } from './plan.ts';

export interface Charges {
  fine: number;
  late: number;
  contract: number;
}

/** An installment: what its plan says of it, and what payments and returns have left of that. */
export interface Debt extends Charges {
  number: number;
  due: string;
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

/** What a payment settles of one installment. */
export interface Item extends Charges {
  number: number;
  principal: number;
  interest: number;
  limit: number;
  early: number;
  bonus: number;
  iofCharged: number;
  iofAbsorbed: number;
  retailerCredit: number;
}

const ONE_REAL = 100;

export const isOverdue = ({ due }: Debt, day: string): boolean => day > lastFreeDay(due);
export const totalOf = ({ fine, late, contract }: Charges): number => fine + late + contract;

/** What an item costs the customer. */
export const paidOf = (item: Item): number =>
  item.principal + item.interest + totalOf(item) + item.iofCharged - item.early - item.bonus;

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

/** Whether paying on the day takes no bonus away: in time, or short by less than a real of a payment in time. */
function keepsBonus(debt: Debt, terms: Terms, day: string): boolean {
  if (!terms.isPaidByRetailer) return false;
  if (!isOverdue(debt, day)) return true;
  const isShort = debt.principal < ONE_REAL && debt.principal < debt.planned.principal;
  return isShort && debt.interest >= debt.bonus;
}

/** Tax of principal for the days from one to another. */
function iofOfDays(principal: number, [from, to]: readonly [string, string], { terms, start }: When): number {
  if (!terms.hasIof || to <= from) return 0;
  const counted = (until: string) => Math.min(terms.iofDays, daysBetween(start, until));
  const { n, d } = ratio(terms.dailyIof);
  return times(principal, { n: n * BigInt(counted(to) - counted(from)), d });
}

/** Tax of the days after the due date, of principal that is settled on a day. */
const lateIof = (principal: number, { due }: Debt, when: When): number => iofOfDays(principal, [due, when.day], when);

/** What falls due of it on the day of the payment, also when the amounts are those of an agreement's day: not what fell due with an agreement. */
function owedIof(principal: number, { due, taxedThrough }: Debt, when: When): number {
  const from = taxedThrough !== null && taxedThrough > due ? taxedThrough : due;
  return iofOfDays(principal, [from, when.paidOn ?? when.day], when);
}

/** An agreement makes the tax of all late days due, of all that is owed; returns it. */
export function taxOfAgreement(debts: readonly Debt[], when: When): number {
  let owed = 0;
  for (const debt of debts) {
    owed += owedIof(debt.principal, debt, when);
    debt.taxedThrough = when.day;
  }
  return owed;
}

export interface When {
  terms: Terms;
  /** Day from which the sale counts. */
  start: string;
  day: string;
  /** When it is not the day whose amounts are paid: of an agreement. */
  paidOn?: string;
}

const noCharges = { fine: 0, late: 0, contract: 0 };
const nothing = { ...noCharges, early: 0, bonus: 0, iofCharged: 0, iofAbsorbed: 0, retailerCredit: 0 };

/** Settles all that is left of an installment on a day. */
export function wholeItem(debt: Debt, when: When): Item {
  const { terms, day } = when;
  const { number, principal, interest, limit } = debt;
  const isEarly = day < debt.due && !terms.isPaidByRetailer;
  const face = principal + interest;
  const bonus = keepsBonus(debt, terms, day) ? debt.bonus : 0;
  const tax = owedIof(principal, debt, when);
  const iofCharged = terms.isLateIofCharged && isOverdue(debt, day) ? lateIof(principal, debt, when) : 0;
  const early = isEarly ? face - presentValue(face, terms.rate, daysBetween(day, debt.due)) : 0;
  const item = { ...nothing, ...chargesOn(debt, terms, day), number, principal, interest, limit, early, bonus };
  return { ...item, iofCharged, iofAbsorbed: tax - iofCharged, retailerCredit: creditOf(debt, interest - bonus) };
}

/** What comes back to the retailer when so much more interest is paid of an installment. */
function creditOf(debt: Debt, paid: number): number {
  if (paid <= 0) return 0;
  const before = Math.max(0, debt.bonus - debt.interest);
  const upTo = (lost: number) => share(debt.retailerShare, lost, debt.planned.interest);
  return upTo(before + paid) - upTo(before);
}

/** Limit that goes free with principal, cumulative; never less than none, for returns round by themselves. */
function freed({ planned, principal, limit }: Debt, repaid: number): number {
  const upTo = share(planned.limit, planned.principal - principal + repaid, planned.principal);
  return Math.max(0, upTo - (planned.limit - limit));
}

/** The largest face that costs no more than the money before its due date. */
function faceFor(money: number, debt: Debt, { terms, day }: When): number {
  const days = Math.max(0, daysBetween(day, debt.due));
  if (days === 0 || terms.isPaidByRetailer) return money;
  let face = money + interestOf(money, terms.rate, days);
  while (presentValue(face + 1, terms.rate, days) <= money) face += 1;
  while (presentValue(face, terms.rate, days) > money) face -= 1;
  return face;
}

/** Spends money that is less than what an installment costs on a day. */
export function partItem(debt: Debt, when: When, money: number): Item {
  const { terms, day } = when;
  const { number } = debt;
  if (!isOverdue(debt, day)) {
    const face = faceFor(money, debt, when);
    const even =
      share(
        debt.planned.principal,
        debt.planned.principal + debt.planned.interest - debt.principal - debt.interest + face,
        debt.planned.principal + debt.planned.interest,
      ) -
      (debt.planned.principal - debt.principal);
    const principal = terms.isPaidByRetailer ? face : even;
    const iofAbsorbed = owedIof(principal, debt, when);
    const parts = { principal, interest: face - principal, early: face - money, limit: freed(debt, principal) };
    return { ...nothing, number, ...parts, iofAbsorbed };
  }
  const owed = chargesOn(debt, terms, day);
  let left = money;
  const take = (most: number) => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken;
  };
  const charges = { fine: take(owed.fine), late: take(owed.late), contract: take(owed.contract) };
  const interest = keepsBonus(debt, terms, day) ? 0 : take(debt.interest);
  let principal = left;
  if (terms.isLateIofCharged) {
    const cost = (cents: number) => cents + lateIof(cents, debt, when);
    while (principal > 0 && cost(principal - 1) >= left) principal -= 1;
  }
  const tax = owedIof(principal, debt, when);
  const iofCharged = left - principal;
  const limit = freed(debt, principal);
  const retailerCredit = creditOf(debt, interest);
  return {
    ...nothing,
    ...charges,
    number,
    principal,
    interest,
    limit,
    iofCharged,
    iofAbsorbed: tax - iofCharged,
    retailerCredit,
  };
}

/** Takes an item off its installment. */
export function apply(debt: Debt, item: Item, { terms, day }: When): void {
  const owed = chargesOn(debt, terms, day);
  debt.principal -= item.principal;
  debt.interest -= item.interest;
  debt.limit -= item.limit;
  if (isOverdue(debt, day)) {
    debt.fine = owed.fine - item.fine;
    debt.late = owed.late - item.late;
    debt.contract = owed.contract - item.contract;
    debt.isFined = true;
    if (day > (debt.chargedThrough ?? debt.due)) debt.chargedThrough = day;
  }
  if (debt.principal + debt.interest === 0) debt.state = 'PAID';
}
