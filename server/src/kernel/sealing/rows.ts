import type { Db } from '../db/database.ts';
import { cast, rowsOf, select } from '../db/select.ts';
import { sql, type Template } from '../db/sql.ts';
import type { Table } from '../db/table.ts';
import type { SealedTable } from './sealed-table.ts';

/** One row: its key as text, and what is sealed in it, empty where nothing is. */
export interface SealedRow {
  key: Readonly<Record<string, string>>;
  sealed: Readonly<Record<string, string>>;
}

export function columnOf(table: Table, name: string): { name: string; type: string } {
  const found = table.columns[name];
  if (!found) throw new Error(`${table.name} has no column ${name}`);
  return found;
}

const list = (parts: readonly Template[]) => sql.join(parts);

/** The next rows in the order of the key that have anything sealed. */
export async function rowsAfter(
  db: Db,
  { table, key, columns }: SealedTable,
  after: SealedRow | null,
  limit: number,
): Promise<SealedRow[]> {
  const named = (name: string) => sql.raw(`t.${columnOf(table, name).name}`);
  const filled = sql.join(
    columns.map((name): Template => sql`coalesce(${named(name)}, '') <> ''`),
    sql` or `,
  );
  const values = key.map((name): Template => sql`${after?.key[name]}::${sql.raw(columnOf(table, name).type)}`);
  const isNext = after ? sql`(${list(key.map(named))}) > (${list(values)})` : sql`true`;
  const shape = Object.fromEntries([
    ...key.map((name) => [name, cast('text', named(name))]),
    ...columns.map((name) => [name, cast('text', sql`coalesce(${named(name)}, '')`)]),
  ]) as Record<string, Template<string>>;
  const rest = sql`from ${table.sql} t where (${filled}) and ${isNext} order by ${list(key.map(named))} limit ${sql.lit(limit)}`;
  const rows = await rowsOf(db, select(shape, rest));
  const part = (row: Record<string, string>, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? '']));
  return rows.map((row) => ({ key: part(row, key), sealed: part(row, columns) }));
}
