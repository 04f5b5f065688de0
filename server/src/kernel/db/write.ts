import { sql, Template } from './sql.ts';
import type { Column } from './columns.ts';
import type { NewRow, RowOf, Table } from './table.ts';

/** A row whose values may be expressions as well: what only the statement can read. */
type GivenRow<T extends Table> = { [K in keyof NewRow<T>]: NewRow<T>[K] | Template<NewRow<T>[K]> };

const bound = (value: unknown, of: Column): Template => {
  if (value instanceof Template) return sql`${value}::${sql.raw(of.type)}`;
  const isDocument = of.type.startsWith('json') && !(value === null && of.isNullable);
  return sql`${isDocument ? JSON.stringify(value) : value}::${sql.raw(of.type)}`;
};

const columnOf = (of: Table, key: string): Column => {
  const found = of.columns[key];
  if (!found) throw new Error(`${of.name} has no column ${key}`);
  return found;
};

const names = (of: Table, keys: readonly string[]) => sql.join(keys.map((key) => sql.raw(columnOf(of, key).name)));

/** `insert into <table> (...) values (...)` of one row; what is undefined is left to its default. */
export function insertOne<T extends Table>(into: T, row: GivenRow<T>): Template {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const values = given.map(([key, value]) => bound(value, columnOf(into, key)));
  return sql`insert into ${into.sql} (${names(
    into,
    given.map(([key]) => key),
  )}) values (${sql.join(values)})`;
}

/**
 * `insert into <table> (...) select ...` of many rows as one parameter, so that the statement's text does not grow with
 * them. Each row gives the same keys; of no row the statement writes nothing.
 */
export function insertMany<T extends Table>(into: T, rows: readonly NewRow<T>[]): Template {
  const keys = Object.keys(rows[0] ?? into.columns).filter((key) =>
    rows.some((row) => valueOf(row, key) !== undefined),
  );
  const chosen = keys.length > 0 ? keys : Object.keys(into.columns);
  const from = recordset(into, rows, chosen as (keyof RowOf<T> & string)[], 'r');
  const values = chosen.map((key) => sql.raw(`r."${key}"`));
  return sql`insert into ${into.sql} (${names(into, chosen)}) select ${sql.join(values)} from ${from}`;
}

const valueOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

/** `jsonb_to_recordset(...) as <alias>("key" type, ...)`: rows of the caller with the types of the table's columns. */
export function recordset<T extends Table>(
  of: T,
  rows: readonly object[],
  keys: readonly (keyof RowOf<T> & string)[],
  alias: string,
): Template {
  const columns = keys.map((key) => `"${key}" ${columnOf(of, key).type}`).join(', ');
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${sql.raw(`${alias}(${columns})`)}`;
}
