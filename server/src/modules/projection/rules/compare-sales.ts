import { cents } from '@balcao/credit-math';
import type { Cents, CivilDate } from '@balcao/contract';
import type { SaleFact } from '../facts.ts';

const figureNames = ['principalCents', 'couponCents', 'returnedCents', 'mdrCents', 'netCents', 'iofCents'] as const;

/** What the sales of a business day in a store come to, or by how much that changes. */
export interface DayOfSales extends Record<(typeof figureNames)[number], Cents> {
  soldOn: CivilDate;
  storeId: string;
  sales: number;
  canceled: number;
}

export interface SalesDifference {
  /** Rows to write, new or changed. */
  changed: SaleFact[];
  /** Contracts whose row goes. */
  gone: string[];
  /** By how much days change; none by nothing. */
  days: DayOfSales[];
}

/** What turns the rows that are there into the sales as they are. */
export function compareSales(sales: readonly SaleFact[], rows: readonly SaleFact[]): SalesDifference {
  const before = new Map(rows.map((row) => [row.contractId, row]));
  const after = new Set(sales.map(({ contractId }) => contractId));
  const changed = sales.filter((sale) => !isSame(sale, before.get(sale.contractId)));
  const gone = rows.filter(({ contractId }) => !after.has(contractId));
  const replaced = changed.flatMap(({ contractId }) => before.get(contractId) ?? []);
  return { changed, gone: gone.map(({ contractId }) => contractId), days: daysOf(changed, [...replaced, ...gone]) };
}

function isSame(sale: SaleFact, row: SaleFact | undefined): boolean {
  const names = Object.keys(sale) as (keyof SaleFact)[];
  return row !== undefined && names.every((name) => sale[name] === row[name]);
}

function daysOf(more: readonly SaleFact[], less: readonly SaleFact[]): DayOfSales[] {
  const days = new Map<string, DayOfSales>();
  const add = (sale: SaleFact, sign: 1 | -1) => {
    const key = `${sale.soldOn} ${sale.storeId}`;
    const day = days.get(key) ?? nothingOn(sale);
    day.sales += sign;
    if (sale.canceledOn !== null) day.canceled += sign;
    for (const name of figureNames) day[name] = cents(day[name] + sign * sale[name]);
    days.set(key, day);
  };
  for (const sale of more) add(sale, 1);
  for (const sale of less) add(sale, -1);
  return [...days.values()].filter((day) =>
    [day.sales, day.canceled, ...figureNames.map((name) => day[name])].some(Boolean),
  );
}

const nothingOn = ({ soldOn, storeId }: SaleFact): DayOfSales => {
  const none = cents(0);
  const figures = {
    principalCents: none,
    couponCents: none,
    returnedCents: none,
    mdrCents: none,
    netCents: none,
    iofCents: none,
  };
  return { soldOn, storeId, sales: 0, canceled: 0, ...figures };
};
