import type { Debt, When } from './debt.ts';
import { type Item, paidOf, wholeItem } from './item.ts';
import { partItem } from './part-item.ts';

/** Spends money down a list: each is settled whole while it lasts, the last one in part. */
export function spend<Owed extends { debt: Debt; when: When }>(list: readonly Owed[], money: number): Spending<Owed>[] {
  const spent: Spending<Owed>[] = [];
  let left = money;
  for (const owed of list) {
    if (left <= 0) break;
    const whole = wholeItem(owed.debt, owed.when);
    const isWhole = paidOf(whole) <= left;
    const item = isWhole ? whole : partItem(owed.debt, owed.when, left);
    spent.push({ ...owed, item, isWhole });
    left -= paidOf(item);
  }
  return spent;
}

export type Spending<Owed> = Owed & { item: Item; isWhole: boolean };
