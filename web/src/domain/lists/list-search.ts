import type { Sort } from '../../ui/table/column.ts';

/** What a list can be asked for. */
export interface ListShape<F extends string, S extends string> {
  /** Its place among the query's keys: 'sales'. */
  name: string;
  /** Filters, as they are called in the address. */
  filters: readonly F[];
  /** Columns it can be sorted by; the first is the sort when none is asked, '-name' is descending. */
  sorts: readonly [S | `-${S}`, ...(S | `-${S}`)[]];
}

export interface ListAsked<F extends string, S extends string> {
  filters: Partial<Record<F, string>>;
  sort: S | `-${S}`;
  /** Where the page begins; undefined for the first. */
  cursor: string | undefined;
}

/** Names of sort and page in the address, beside the filters. */
const SORT = 'ordem';
const CURSOR = 'depois';

export type Search = Readonly<Record<string, unknown>>;

/** The router reads '123' in an address as a number. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const bare = (sort: string) => sort.replace(/^-/, '');

/** What an address asks of a list. Anybody may write an address: what the list does not know is left out. */
export function askedOf<F extends string, S extends string>(shape: ListShape<F, S>, search: Search): ListAsked<F, S> {
  const filters: Partial<Record<F, string>> = {};
  for (const name of shape.filters) {
    const value = textOf(search[name]);
    if (value !== undefined) filters[name] = value;
  }
  const wanted = textOf(search[SORT]);
  const isKnown = wanted !== undefined && shape.sorts.some((sort) => bare(sort) === bare(wanted));
  return { filters, sort: isKnown ? (wanted as S) : shape.sorts[0], cursor: textOf(search[CURSOR]) };
}

/** The address that asks it: what is as usual is not written, what belongs to others stays. */
export function searchOf<F extends string, S extends string>(
  shape: ListShape<F, S>,
  before: Search,
  { filters, sort, cursor }: ListAsked<F, S>,
): Record<string, unknown> {
  const search: Record<string, unknown> = { ...before };
  for (const name of shape.filters) search[name] = filters[name] === '' ? undefined : filters[name];
  search[SORT] = sort === shape.sorts[0] ? undefined : sort;
  search[CURSOR] = cursor;
  return search;
}

/** '-amount' as the table shows it. */
export function sortShown(sort: string): Sort {
  return { column: bare(sort), direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** After a click on a header: another column begins as the list names it, the same one turns round. */
export function sortAfter<S extends string>(shape: ListShape<string, S>, sort: string, column: string): S | `-${S}` {
  if (bare(sort) === column) return (sort.startsWith('-') ? column : `-${column}`) as S;
  return shape.sorts.find((one) => bare(one) === column) ?? shape.sorts[0];
}
