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

/** Where rows lie: the family of their table, and the column that says on which machine. A shared table has no key. */
export interface Placement {
  readonly family: string;
  readonly key: string | null;
}

const familyKeys = { credit: 'borrower_id', retailer: 'retailer_id' } as const;
type Family = keyof typeof familyKeys;

/**
 * Where the rows lie, said by a table whose columns do not tell: the family of one that has both keys, the column of a
 * look-up by a value, `shared` for few rows that every machine has a copy of.
 */
type Lies = Family | 'shared' | { readonly family?: Family | undefined; readonly key: string };

/** By a column of its own; in a family of its own too, when none is named. */
export const by = (key: string, family?: Family): Lies => ({ family, key });

/** A table: its columns are written once, here, and every statement takes names and types from it. */
export interface Table<C extends Columns = Columns> {
  readonly name: string;
  readonly columns: C;
  /** Null when neither its columns nor its declaration tell. */
  readonly placement: Placement | null;
  /** Only the version of the API before reads it, and nothing here names its columns. */
  readonly isRetired: boolean;
  /** The name in a statement: sql`from ${contracts.sql} c`. */
  readonly sql: Template;
  /** Columns of the rows called `alias`, as a row holds them. */
  row(alias: string): RowRefs<C>;
  /** The same as a fact holds them: rates as text. */
  fact(alias: string): FactRefs<C>;
}

/** Declares a table: where its rows lie, when columns do not tell; property names of the code, columns of the database. */
export function table<const C extends Columns>(
  name: string,
  ...said: [columns: C] | [lies: Lies, columns: C]
): Table<C> {
  const [columns, lies] = said.length === 1 ? said : [said[1], said[0]];
  const rows = new Map<string, RowRefs<C>>();
  const facts = new Map<string, FactRefs<C>>();
  return {
    name,
    columns,
    placement: placementOf(name, columns, lies),
    isRetired: false,
    sql: sql.raw(name),
    row: (alias) => kept(rows, alias, () => refsOf(columns, (of) => `${alias}.${of.name}`) as RowRefs<C>),
    fact: (alias) => kept(facts, alias, () => refsOf(columns, (of) => factText(alias, of)) as FactRefs<C>),
  };
}

export const retired = (name: string): Table => ({ ...table(name, 'shared', {}), isRetired: true });

/** By what a table says, else by the one key that each of its rows has. */
function placementOf(name: string, columns: Columns, lies: Lies | undefined): Placement | null {
  if (lies === 'shared') return { family: lies, key: null };
  if (typeof lies === 'object') return { family: lies.family ?? name, key: lies.key };
  if (lies) return { family: lies, key: familyKeys[lies] };
  const required = new Set(Object.values(columns).flatMap((of) => (of.isNullable ? [] : of.name)));
  const [found, ...others] = Object.entries(familyKeys).filter(([, key]) => required.has(key));
  return found && others.length === 0 ? { family: found[0], key: found[1] } : null;
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'columns' in value && 'placement' in value;

/** The tables among what a `tables.ts` exports, lists of them too. */
export const tablesOf = (declared: Readonly<Record<string, unknown>>): Table[] =>
  Object.values(declared).flat().filter(isTable);

/** A number of any precision would come out of JSON as a float. */
const factText = (alias: string, of: Column) => `${alias}.${of.name}${of.type === 'numeric' ? '::text' : ''}`;

const refsOf = (columns: Columns, textOf: (of: Column) => string): Record<string, Template> =>
  Object.fromEntries(Object.entries(columns).map(([key, of]) => [key, sql.raw(textOf(of))]));

interface Cache<K, T> {
  get(key: K): T | undefined;
  set(key: K, made: T): unknown;
}

/** What is made once for a key. */
export function kept<K, T>(cache: Cache<K, T>, key: K, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
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
