import type { Cents, CivilDate } from '@balcao/contract';
import { addDays, cents, sumCents } from '@balcao/credit-math';

/** What some sales come to. */
export interface SoldFigures {
  sales: number;
  canceled: number;
  principal: Cents;
  returnedValue: Cents;
  firstPurchases: number;
}

/** What is summed: sales of one day that are alike in what they are grouped by. */
export interface Sold {
  on: CivilDate;
  sales: number;
  canceled: number;
  principalCents: Cents;
  returnedCents: Cents;
  firstPurchases: number;
}

const count = (rows: readonly Sold[], of: 'sales' | 'canceled' | 'firstPurchases') =>
  rows.reduce((sum, row) => sum + row[of], 0);

export const figuresOf = (rows: readonly Sold[]): SoldFigures => ({
  sales: count(rows, 'sales'),
  canceled: count(rows, 'canceled'),
  principal: cents(sumCents(rows.map(({ principalCents }) => principalCents))),
  returnedValue: cents(sumCents(rows.map(({ returnedCents }) => returnedCents))),
  firstPurchases: count(rows, 'firstPurchases'),
});

/** The sums of each group, the largest value first. */
export function groupedBy<Row extends Sold, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (SoldFigures & { key: Key })[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups]
    .map(([key, group]) => Object.assign({ key }, figuresOf(group)))
    .toSorted((one, other) => other.principal - one.principal || (one.key < other.key ? -1 : 1));
}

/** The sums of each day from the first to the last, those without a sale too. */
export function byDay(
  rows: readonly Sold[],
  startDate: CivilDate,
  endDate: CivilDate,
): (SoldFigures & { on: CivilDate })[] {
  const days: (SoldFigures & { on: CivilDate })[] = [];
  for (let on = startDate; on <= endDate; on = addDays(on, 1))
    days.push({ on, ...figuresOf(rows.filter((row) => row.on === on)) });
  return days;
}
