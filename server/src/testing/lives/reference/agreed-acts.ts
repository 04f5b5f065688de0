import { agreedFor, agreedLeft, costOn, shrinkPayments } from './agreement.ts';
import type { Lines, Received } from './entries.ts';
import { share } from './integers.ts';
import { paidOf } from './item.ts';
import type { Servicing } from './servicing.ts';
import { spend } from './spend.ts';

const owedOn = (of: Servicing, day: string): number => of.open.reduce((sum, debt) => sum + of.dueOn(debt, day), 0);

/** What is owed of a contract that is agreed on, at the amounts of that day; nothing without an agreement. */
export const agreedDebt = (of: Servicing): number => (of.agreement ? owedOn(of, of.agreement.day) : 0);

/** Pays the next payment of a contract's agreement, its open fee with it: it earns its share of the rebate, rounded down. */
export function payAgreed(of: Servicing, day: string, received: Received): Lines {
  const { agreement } = of;
  const [next, ...rest] = agreement?.payments ?? [];
  if (!agreement || !next) throw new Error('nothing is agreed');
  const left = agreedLeft(agreement);
  const earned = share(Math.max(0, agreedDebt(of) - left), next.worth, left);
  agreement.payments = rest;
  const isLast = rest.length === 0;
  const items = spend(of.owed(agreement.day, day), isLast ? Infinity : next.worth + earned).map(({ item }) => item);
  if (items.length === 0) throw new Error('nothing is owed');
  const cost = items.reduce((sum, item) => sum + paidOf(item), 0);
  const forgiven = isLast ? Math.max(0, cost - next.worth) : earned;
  const besides = { ...costOn(next, agreement.rules, day), forgiven, interest: next.value - cost + forgiven };
  const settled = { items, day: agreement.day, paidOn: day, fees: of.openFee(day), besides };
  const lines = of.settle({ ...settled, ...received });
  if (isLast) of.agreement = null;
  return lines;
}

/**
 * An agreement goes on without goods that came back; `money` that is owed for them and pays nothing else pays it down, at the
 * amounts of its day. `owed` was its debt before. Returns what is left of the money.
 */
export function payDown(of: Servicing, { money, owed, day }: { money: number; owed: number; day: string }) {
  const { agreement } = of;
  if (!agreement) return { lines: new Map<string, number>(), left: money };
  const debt = agreedDebt(of);
  const agreed = agreedFor(agreement, owed, debt);
  const spent = Math.min(money, agreed);
  const forgiven = share(debt - agreed, spent, agreed);
  let paid = 0;
  let lines: Lines = new Map();
  if (spent > 0) {
    const list = of.owed(agreement.day, day);
    const items = spend(list, spent === agreed ? Infinity : spent + forgiven).map(({ item }) => item);
    paid = items.reduce((sum, item) => sum + paidOf(item), 0) - forgiven;
    const besides = { interest: 0, fine: 0, late: 0, early: 0, forgiven };
    const received = { place: of.sold.place, cash: 'customer_credits' };
    lines = of.settle({ items, day: agreement.day, paidOn: day, fees: 0, besides, ...received });
  }
  agreement.payments = spent === agreed ? [] : shrinkPayments(agreement, agreed, paid);
  if (agreement.payments.length === 0) of.agreement = null;
  return { lines, left: money - paid };
}
