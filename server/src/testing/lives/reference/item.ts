import { type Charges, chargesOn, type Debt, isOverdue, totalOf, type When } from './debt.ts';
import { daysBetween } from './calendar.ts';
import { presentValue, ratio, share, times } from './integers.ts';
import type { Terms } from './plan.ts';

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

/** What an item costs the customer. */
export const paidOf = (item: Item): number =>
  item.principal + item.interest + totalOf(item) + item.iofCharged - item.early - item.bonus;

/** Whether paying on the day takes no bonus away: in time, or short by less than a real of a payment in time. */
export function keepsBonus(debt: Debt, terms: Terms, day: string): boolean {
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
export const lateIof = (principal: number, { due }: Debt, when: When): number =>
  iofOfDays(principal, [due, when.day], when);

/** What falls due of it on the day of the payment, also when the amounts are those of an agreement's day: not what fell due with an agreement. */
export function owedIof(principal: number, { due, taxedThrough }: Debt, when: When): number {
  const from = taxedThrough !== null && taxedThrough > due ? taxedThrough : due;
  return iofOfDays(principal, [from, when.paidOn], when);
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

const noCharges = { fine: 0, late: 0, contract: 0 };
export const nothing = { ...noCharges, early: 0, bonus: 0, iofCharged: 0, iofAbsorbed: 0, retailerCredit: 0 };

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
export function creditOf(debt: Debt, paid: number): number {
  if (paid <= 0) return 0;
  const before = Math.max(0, debt.bonus - debt.interest);
  const upTo = (lost: number) => share(debt.retailerShare, lost, debt.planned.interest);
  return upTo(before + paid) - upTo(before);
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
