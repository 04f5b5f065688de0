import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  /** Column title; labels the value on the card of a phone. */
  header: string;
  /** 'end' for figures. */
  align?: 'start' | 'end';
  /** CSS width, '12ch'; columns without one share what is left. */
  width?: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** What `sortRows` compares, when the whole list is here; null comes last. */
  sortValue?: (row: Row) => string | number | null;
  /** Keeps the title for those who listen, without showing it. */
  isHeaderHidden?: boolean;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The sort after a click on a header: another column begins ascending, the same one turns round. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  const isTurned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

const collator = new Intl.Collator('pt-BR', { numeric: true });

function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return 0;
  return typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(`${one}`, `${other}`);
}

/** A sorted copy of a list that is here as a whole; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.column)?.sortValue;
  if (!sort || !valueOf) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  // Read once a row: the collator is called some hundred thousand times for ten thousand rows.
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }));
  keyed.sort(
    (one, other) => Number(one.value === null) - Number(other.value === null) || sign * compare(one.value, other.value),
  );
  return keyed.map(({ row }) => row);
}
