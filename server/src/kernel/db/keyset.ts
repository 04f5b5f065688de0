import type { PagePosition } from '@balcao/contract';
import { cast } from './select.ts';
import { sql, type Template } from './sql.ts';
import { refuse } from '../refusal.ts';

/** A sorted column of a list: it is never null, and an index holds it in front of the id. */
export interface KeyColumn {
  readonly column: Template;
  readonly type: 'timestamptz' | 'date' | 'bigint' | 'text';
}

export interface KeysetAsked<S extends string> {
  /** 'name' or, descending, '-name'. */
  readonly sort: S;
  readonly cursor: PagePosition | undefined;
  readonly limit: number;
}

type NameOf<S extends string> = S extends `-${infer N}` ? N : S;

export interface Keyset {
  /** Rows after the cursor; true on the first page. */
  readonly where: Template<boolean>;
  /** What follows `order by`. */
  readonly order: Template;
  /** One row more than a page: it says whether there is a next. */
  readonly limit: Template<number>;
}

/**
 * Conditions of one page of a list that is sorted by a column and then by id. Rows that come or go while somebody pages
 * are seen or not by their place: no other row is missed or shown twice.
 * @throws Refusal BAD_REQUEST when the cursor was made in another sort.
 */
export function keyset<const S extends string>(
  columns: Readonly<Record<NameOf<S>, KeyColumn>>,
  id: Template,
  { sort, cursor, limit }: KeysetAsked<S>,
): Keyset {
  if (cursor && cursor.sort !== sort) refuse('BAD_REQUEST');
  const { column, type } = columns[sort.replace(/^-/, '') as NameOf<S>];
  const isDescending = sort.startsWith('-');
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const beyond = sql.raw(isDescending ? '<' : '>');
  return {
    where: cursor
      ? sql<boolean>`(${column}, ${id}) ${beyond} (${cursor.value}::${sql.raw(type)}, ${cursor.id}::uuid)`
      : sql<boolean>`true`,
    order: sql`${column} ${direction}, ${id} ${direction}`,
    limit: sql.lit(limit + 1),
  };
}

/** The key of an instant: ISO 8601, as a cursor takes it, with its microseconds. `::text` is no such text. */
export const instantKey = (column: Template): Template<string> => cast('text', sql`to_json(${column}) #>> '{}'`);

/**
 * The page in rows that were read with a keyset's limit, and where the next begins.
 * @param keyOf The sorted value of a row as the database wrote it, and its id. An instant keeps its microseconds: as a
 * `Date` it would lose them, and with them its place.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  { sort, limit }: { sort: string; limit: number },
  keyOf: (row: Row) => Omit<PagePosition, 'sort'>,
): { items: Row[]; next: PagePosition | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last !== undefined && rows.length > limit ? { sort, ...keyOf(last) } : null };
}
