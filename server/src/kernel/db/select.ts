import { sql, type Template } from './sql.ts';
import type { Db, Tx } from './database.ts';

/** Expressions by the name they come out under; each brings its type. */
export type Shape = Readonly<Record<string, Template>>;
export type ShapeOf<S extends Shape> = { -readonly [K in keyof S]: S[K] extends Template<infer T> ? T : never };

const nothing = sql``;

const listed = (shape: Shape) =>
  sql.join(Object.entries(shape).map(([name, expression]) => sql`${expression} as ${sql.id(name)}`));

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
  const pairs = Object.entries(shape).map(([name, expression]) => sql`${sql.lit(name)}, ${expression}`);
  return sql<ShapeOf<S>>`json_build_object(${sql.join(pairs)})`;
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

/** What is never null here, though its type says it may be: a foreign key or a condition of the query sees to it. */
export const known = <T>(found: Template<T | null>): Template<T> => sql<T>`${found}`;

/** An expression with its type, where no column says it: a count, an `exists`. */
export const isTrue = (condition: Template): Template<boolean> => sql<boolean>`(${condition})`;
export const countOf = (rest: Template): Template<number> => sql<number>`(select count(*) ${rest})`;

/** All rows of a query. */
export async function rowsOf<T>(db: Db | Tx, query: Template<T>): Promise<T[]> {
  return (await query.execute(db)).rows;
}

/** The first row of a query; undefined when there is none. */
export async function rowOf<T>(db: Db | Tx, query: Template<T>): Promise<T | undefined> {
  return (await query.execute(db)).rows[0];
}
