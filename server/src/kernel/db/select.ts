import type { Cents, CivilDate } from '@balcao/contract';
import { sql, Template } from './sql.ts';
import type { Db, Tx } from './database.ts';
import { kept } from './table.ts';

/** Expressions by the name they come out under; each brings its type. */
export type Shape = Readonly<Record<string, Template>>;
export type ShapeOf<S extends Shape> = { -readonly [K in keyof S]: S[K] extends Template<infer T> ? T : never };

const nothing = sql``;

/** A template of the expressions of a shape; the texts around them are made once for the same names. */
function around(textsOf: (names: readonly string[]) => string[]): (shape: Shape) => Template {
  const made = new Map<string, readonly string[]>();
  return (shape) => {
    const names = Object.keys(shape);
    const texts = kept(made, names.join('\0'), () => textsOf(names));
    return new Template(texts, Object.values(shape));
  };
}

const listed = around((names) => {
  const as = names.map((name) => ` as ${sql.id(name).text}`);
  return ['', ...as.map((text, index) => (index < as.length - 1 ? `${text}, ` : text))];
});

const pairsOf = around((names) => [
  ...names.map((name, index) => `${index === 0 ? '' : ', '}${sql.lit(name).text}, `),
  '',
]);

/** `select <shape> <rest>`: the row type follows from the shape. `rest` begins with `from`. */
export function select<const S extends Shape>(shape: S, rest: Template = nothing): Template<ShapeOf<S>> {
  return sql<ShapeOf<S>>`select ${listed(shape)} ${rest}`;
}

/** `with <parts> <query>`: parts are named statements that the query reads. */
export function withParts<T>(parts: Template, query: Template<T>): Template<T> {
  return sql<T>`with ${parts} ${query}`;
}

/** `returning <shape>` of a statement that writes. */
export function returning<const S extends Shape>(statement: Template, shape: S): Template<ShapeOf<S>> {
  return sql<ShapeOf<S>>`${statement} returning ${listed(shape)}`;
}

/** Scalar: an object as JSON, of expressions over the query it stands in. Shapes of facts alone. */
export function jsonOf<const S extends Shape>(shape: S): Template<ShapeOf<S>> {
  return sql<ShapeOf<S>>`json_build_object(${pairsOf(shape)})`;
}

/** Scalar: a document with further fields. Shapes of facts alone. */
export function withFields<T, const S extends Shape>(document: Template<T>, shape: S): Template<T & ShapeOf<S>> {
  return sql<T & ShapeOf<S>>`${document} || jsonb_build_object(${pairsOf(shape)})`;
}

/**
 * Scalar subquery: one row as JSON, null when there is none. Shapes of facts alone: an instant is ISO text here.
 */
export function fact<const S extends Shape>(shape: S, rest: Template): Template<ShapeOf<S> | null> {
  return sql<ShapeOf<S> | null>`(select ${jsonOf(shape)} ${rest})`;
}

/**
 * Scalar subquery: rows as a JSON list in the order that `rest` gives, never null. Rows of columns: naming thirty values
 * one by one in `json_build_object` takes PostgreSQL twice as long.
 */
export function factList<const S extends Shape>(shape: S, rest: Template): Template<ShapeOf<S>[]> {
  return sql<ShapeOf<S>[]>`(
    select coalesce(json_agg(row_f), '[]'::json) from (select ${listed(shape)} ${rest}) row_f)`;
}

/** Scalar subquery: one expression of one row, null when there is none. */
export const scalar = <T>(expression: Template<T>, rest: Template): Template<T | null> =>
  sql<T | null>`(select ${expression} ${rest})`;

/** Scalar subquery: one expression of each row as a JSON list, never null. */
export function listOf<T>(
  expression: Template<T>,
  rest: Template,
  { order }: { order?: Template } = {},
): Template<T[]> {
  const ordered = order ? sql`order by ${order}` : nothing;
  return sql<T[]>`(select coalesce(json_agg(${expression} ${ordered}), '[]'::json) ${rest})`;
}

/** Scalar subquery: an expression of each row under its key, never null. */
export const recordOf = <T>(key: Template<string>, value: Template<T>, rest: Template): Template<Record<string, T>> =>
  sql<Record<string, T>>`(select coalesce(json_object_agg(${key}, ${value}), '{}'::json) ${rest})`;

export const countOf = (rest: Template): Template<number> => sql<number>`(select count(*) ${rest})`;

/** All rows of a query. */
export async function rowsOf<T>(db: Db | Tx, query: Template<T>): Promise<T[]> {
  return (await query.execute(db)).rows;
}

/** The first row of a query; undefined when there is none. */
export async function rowOf<T>(db: Db | Tx, query: Template<T>): Promise<T | undefined> {
  return (await query.execute(db)).rows[0];
}

// Expressions that no column types. Outside this folder `sql` takes no type of its own: these say it.

/** Types of the database, as rows hold them. */
interface CastTypes {
  text: string;
  'text[]': string[];
  uuid: string;
  integer: number;
  bigint: number;
  date: CivilDate;
  timestamptz: Date;
}

/** What is never null, cast to a type: it is what its type says, or the statement fails. */
export const cast = <T extends keyof CastTypes>(type: T, of: Template): Template<CastTypes[T]> =>
  sql<CastTypes[T]>`(${of})::${sql.raw(type)}`;

/** An amount, in whole cents; null, as the sum over no rows is, counts as 0. */
export const centsOf = (of: Template): Template<Cents> => sql<Cents>`coalesce(${of}, 0)::bigint`;

/** A condition that is never null. */
export const isTrue = (condition: Template): Template<boolean> => sql<boolean>`(${condition})`;

export const minOf = <T>(of: Template<T>): Template<T | null> => sql<T | null>`min(${of})`;
export const maxOf = <T>(of: Template<T>): Template<T | null> => sql<T | null>`max(${of})`;

/** A condition on a text column: one of these, of which there is one at least. */
export const isAmong = (column: Template, texts: readonly string[]): Template<boolean> =>
  sql<boolean>`${column} in (${sql.join(texts.map((text) => sql`${text}::text`))})`;

/** The least of these; what is null does not count. */
export const earliest = <T>(...of: readonly Template<T>[]): Template<T> => sql<T>`least(${sql.join(of)})`;

/** A word of the code. */
export const literal = <const T extends string>(word: T): Template<T> => sql.lit(word);

/** `value` where the condition holds, else null. */
export const when = <T>(condition: Template, value: Template<T>): Template<T | null> =>
  sql<T | null>`case when ${condition} then ${value} end`;

export const either = <A, B>(condition: Template, value: Template<A>, otherwise: Template<B>): Template<A | B> =>
  sql<A | B>`case when ${condition} then ${value} else ${otherwise} end`;

/** A field of a document, as JSON; null where the document has none. */
export const fieldOf = <T, K extends keyof T & string>(
  document: Template<T>,
  field: K,
): Template<undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K]> => sql`${document} -> ${sql.lit(field)}`;

/** What is never null here, though its type says it may be: a foreign key or a condition of the query sees to it. */
export const known = <T>(found: Template<T | null>): Template<T> => sql<T>`${found}`;

/** What a condition of the query leaves of the values that a type allows. */
export const narrowed = <T, U extends T>(of: Template<T>): Template<U> => sql<U>`${of}`;

/** The columns of a part or a subquery that selects `shape`, under its alias. */
export function columnsOf<const S extends Shape>(shape: S, alias: string): S {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, sql.ref(`${alias}.${name}`)])) as S;
}
