import { daysBetween, dueDays, lastFreeDay, plusDays } from './calendar.ts';
import { chargesOn, type Debt, isOverdue, totalOf, type When } from './debt.ts';
import { paidOf, wholeItem } from './item.ts';
import { presentValue, ratio, share, times } from './integers.ts';
import { priceTable } from './plan.ts';

/** What agreements are made by; rates are decimal texts. */
export interface AgreementRules {
  minimumDaysLate: number;
  /** The last step reached counts; of the late charges. */
  discounts: readonly { fromDaysLate: number; rate: string }[];
  rate: string;
  firstDueInDays: number;
  breakAfterDaysLate: number;
  fineRate: string;
  lateRate: string;
}

export interface AgreedPayment {
  due: string;
  /** The last day on which it is paid in time. */
  lastFree: string;
  value: number;
  /** On the day of the agreement: what it pays of the debt. */
  worth: number;
}

export interface Agreement {
  day: string;
  rules: AgreementRules;
  /** Those that are not paid, the next one first. */
  payments: AgreedPayment[];
}

const daysLate = (debts: readonly Debt[], day: string): number =>
  Math.max(0, ...debts.filter((debt) => isOverdue(debt, day)).map(({ due }) => daysBetween(due, day)));

export const mayAgree = (debts: readonly Debt[], day: string, rules: AgreementRules): boolean =>
  daysLate(debts, day) >= rules.minimumDaysLate;

/** An agreement on all that is open of a contract, in so many payments. */
export function agree(debts: readonly Debt[], when: When, rules: AgreementRules, count: number): Agreement {
  const { terms, day } = when;
  const owed = debts.reduce((sum, debt) => sum + paidOf(wholeItem(debt, when)), 0);
  const charges = debts.reduce((sum, debt) => sum + totalOf(chargesOn(debt, terms, day)), 0);
  const late = daysLate(debts, day);
  const discount = rules.discounts.findLast(({ fromDaysLate }) => fromDaysLate <= late)?.rate ?? '0';
  const agreed = owed - times(charges, ratio(discount));
  const dues = dueDays(plusDays(day, rules.firstDueInDays), 'MONTHLY', count);
  let left = agreed;
  const payments = priceTable(agreed, rules.rate, day, dues).map(({ due, principal, interest }, k) => {
    const value = principal + interest;
    const worth = k === count - 1 ? left : presentValue(value, rules.rate, daysBetween(day, due));
    left -= worth;
    return { due, lastFree: lastFreeDay(due, terms.holidays), value, worth };
  });
  return { day, rules, payments };
}

export const agreedLeft = ({ payments }: Agreement): number => payments.reduce((sum, { worth }) => sum + worth, 0);

/** What is left to pay of an agreement once its debt is less: the rebate that is left shrinks with the debt. */
export function agreedFor(agreement: Agreement, before: number, after: number): number {
  if (after === 0) return 0;
  const agreed = agreedLeft(agreement);
  return Math.min(agreed, after - share(Math.max(0, before - agreed), after, before));
}

/** Payments shrink to what is agreed now, each by its share; then the first ones are paid, interest goes with its worth. */
export function shrinkPayments({ payments }: Agreement, agreed: number, paid: number): AgreedPayment[] {
  const whole = payments.reduce((sum, { worth }) => sum + worth, 0);
  let [seen, given, money] = [0, 0, paid];
  const left: AgreedPayment[] = [];
  for (const { due, lastFree, value, worth } of payments) {
    seen += worth;
    const shrunk = share(agreed, seen, whole) - given;
    given += shrunk;
    const taken = Math.min(money, shrunk);
    money -= taken;
    const rest = shrunk - taken;
    if (rest > 0) left.push({ due, lastFree, worth: rest, value: rest + share(value - worth, rest, worth) });
  }
  return left;
}

/** What a payment of an agreement costs besides its value on a day; early it costs no less than it pays of the debt. */
export function costOn({ due, lastFree, value, worth }: AgreedPayment, rules: AgreementRules, day: string) {
  const days = daysBetween(due, day);
  const isLate = day > lastFree;
  const fine = ratio(rules.fineRate);
  const late = ratio(rules.lateRate);
  return {
    early: days < 0 ? value - Math.max(worth, presentValue(value, rules.rate, -days)) : 0,
    fine: isLate ? Number((BigInt(value) * fine.n) / fine.d) : 0,
    late: isLate ? times(value, { n: late.n * BigInt(days), d: late.d * 30n }) : 0,
  };
}

/** Whether the close of a day breaks it. */
export function isBroken({ payments: [next], rules }: Agreement, day: string): boolean {
  return next !== undefined && day > next.lastFree && daysBetween(next.due, day) > rules.breakAfterDaysLate;
}

/** Charges of late installments stand still at the day of the agreement. */
export function standStill(debts: readonly Debt[], { terms, day }: When): void {
  for (const debt of debts) {
    if (!isOverdue(debt, day)) continue;
    Object.assign(debt, chargesOn(debt, terms, day));
    debt.isFined = true;
    if (day > (debt.chargedThrough ?? debt.due)) debt.chargedThrough = day;
  }
}
