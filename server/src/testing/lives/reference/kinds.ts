import { lastFreeDay } from './calendar.ts';
import { type Debt, isOverdue, totalOf } from './debt.ts';
import type { Item } from './item.ts';

const tests = {
  'paid early, with a discount': (_debt, item) => item.early > 0,
  'paid late, with charges': (_debt, item) => totalOf(item) > 0,
  'paid in time, after a local holiday': (debt, _item, day) =>
    day > lastFreeDay(debt.due, new Set()) && !isOverdue(debt, day),
  'part of what is late': (debt, item, day) => isPart(debt, item) && isOverdue(debt, day),
  'part of what is not late': (debt, item, day) => isPart(debt, item) && !isOverdue(debt, day),
  'bonus kept': (_debt, { bonus }) => bonus > 0,
  'bonus kept by who was short of a real': (debt, { bonus }, day) => bonus > 0 && isOverdue(debt, day),
  'bonus lost, and credited to the retailer': (_debt, { retailerCredit }) => retailerCredit > 0,
  'IOF of late days charged': (_debt, { iofCharged }) => iofCharged > 0,
  'IOF of late days borne by the lender': (_debt, { iofAbsorbed }) => iofAbsorbed > 0,
} satisfies Record<string, (debt: Debt, item: Item, day: string) => boolean>;

const isPart = (debt: Debt, item: Item) => item.principal + item.interest < debt.principal + debt.interest;

/** What may be lived with an installment that is paid. */
export type Kind = keyof typeof tests;
export const kindsOfItems = Object.keys(tests).filter((name): name is Kind => name in tests);

/** What a payment of an installment, as it stood before, is an example of. */
export const kindsOf = (debt: Debt, item: Item, day: string): Kind[] =>
  kindsOfItems.filter((name) => tests[name](debt, item, day));
