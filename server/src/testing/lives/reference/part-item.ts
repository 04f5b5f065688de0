import { daysBetween } from './calendar.ts';
import { chargesOn, type Debt, isOverdue, type When } from './debt.ts';
import { interestOf, presentValue, share } from './integers.ts';
import { creditOf, type Item, keepsBonus, lateIof, nothing, owedIof } from './item.ts';

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
