import { sql, type Template } from './sql.ts';
import type { Column, Columns, FactType, RowType } from './columns.ts';

/** Typed references to columns: what a shape of {@link select} or {@link fact} is made of. */
export type RowRefs<C extends Columns> = { readonly [K in keyof C]: Template<RowType<C[K]>> };
export type FactRefs<C extends Columns> = { readonly [K in keyof C]: Template<FactType<C[K]>> };

type OptionalKey<C extends Columns> = {
  [K in keyof C]: C[K] extends { isOptional: true } ? K : null extends RowType<C[K]> ? K : never;
}[keyof C];
type Written<C> = RowType<C> extends Date | null ? RowType<C> | string : RowType<C>;

/** A row to insert: columns with a default, or that may be null, can be left out. */
export type NewRow<T extends Table> =
  T extends Table<infer C>
    ? { [K in Exclude<keyof C, OptionalKey<C>>]: Written<C[K]> } & { [K in OptionalKey<C>]?: Written<C[K]> | undefined }
    : never;
/** A whole row, and the same as a fact (JSON). */
export type RowOf<T extends Table> = T extends Table<infer C> ? { [K in keyof C]: RowType<C[K]> } : never;
export type FactOf<T extends Table> = T extends Table<infer C> ? { [K in keyof C]: FactType<C[K]> } : never;

/** A table: its columns are written once, here, and every statement takes names and types from it. */
export interface Table<C extends Columns = Columns> {
  readonly name: string;
  readonly columns: C;
  /** The name in a statement: sql`from ${contracts.sql} c`. */
  readonly sql: Template;
  /** Columns of the rows called `alias`, as a row holds them. */
  row(alias: string): RowRefs<C>;
  /** The same as a fact holds them: rates as text. */
  fact(alias: string): FactRefs<C>;
}

/** Declares a table: property names of the code, columns of the database. */
export function table<const C extends Columns>(name: string, columns: C): Table<C> {
  const rows = new Map<string, RowRefs<C>>();
  const facts = new Map<string, FactRefs<C>>();
  return {
    name,
    columns,
    sql: sql.raw(name),
    row: (alias) => kept(rows, alias, () => refsOf(columns, (of) => `${alias}.${of.name}`) as RowRefs<C>),
    fact: (alias) => kept(facts, alias, () => refsOf(columns, (of) => factText(alias, of)) as FactRefs<C>),
  };
}

/** A number of any precision would come out of JSON as a float. */
const factText = (alias: string, of: Column) => `${alias}.${of.name}${of.type === 'numeric' ? '::text' : ''}`;

const refsOf = (columns: Columns, textOf: (of: Column) => string): Record<string, Template> =>
  Object.fromEntries(Object.entries(columns).map(([key, of]) => [key, sql.raw(textOf(of))]));

function kept<T>(cache: Map<string, T>, alias: string, make: () => T): T {
  const known = cache.get(alias);
  if (known) return known;
  const made = make();
  cache.set(alias, made);
  return made;
}

/** The chosen references of a table: pick(contracts.row('c'), 'id', 'status'). */
export function pick<R extends object, K extends keyof R>(refs: R, ...keys: readonly K[]): Pick<R, K> {
  return Object.fromEntries(keys.map((key) => [key, refs[key]])) as Pick<R, K>;
}

/** References as an outer join leaves them: null where it found no row. */
export function outer<R extends object>(
  refs: R,
): { [K in keyof R]: R[K] extends Template<infer T> ? Template<T | null> : never } {
  return refs as ReturnType<typeof outer<R>>;
}
