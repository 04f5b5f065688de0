import { type Debt, isOverdue, type When } from './debt.ts';
import { type Item, wholeItem } from './item.ts';
import type { Servicing } from './servicing.ts';
import type { Spending } from './spend.ts';

/** An installment that is owed, with the contract that it is of. */
export interface Owed {
  of: Servicing;
  debt: Debt;
  when: When;
}

/** Oldest first; on one day in the order of their numbers, then as they were bought. */
export const byDue = (one: Owed, other: Owed): number =>
  one.debt.due.localeCompare(other.debt.due) || one.debt.number - other.debt.number;

/** What a return pays: what is overdue with the same creditor, then what is open of the contract; of one day as it was bought. */
export function setOffList(contracts: readonly Servicing[], contract: Servicing, day: string): Owed[] {
  const list = contracts.flatMap((one) => (one.agreement ? [] : one.owed(day)));
  const owed = list.toSorted((one, other) => one.debt.due.localeCompare(other.debt.due));
  const overdue = owed.filter(({ of, debt }) => of.creditor === contract.creditor && isOverdue(debt, day));
  return [...overdue, ...owed.filter(({ of, debt }) => of === contract && !isOverdue(debt, day))];
}

export const byContract = (spent: readonly Spending<Owed>[]): Map<Servicing, Item[]> => {
  const items = new Map<Servicing, Item[]>();
  for (const { of, item } of spent) items.set(of, [...(items.get(of) ?? []), item]);
  return items;
};

export const feesOf = (contracts: readonly Servicing[]): number =>
  contracts.reduce((sum, { fee }) => sum + fee.cents, 0);

export const itemsOf = (contract: Servicing, chosen: readonly Owed[]): Item[] =>
  chosen.flatMap(({ of, debt, when }) => (of === contract ? [wholeItem(debt, when)] : []));
