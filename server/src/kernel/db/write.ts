import { Template } from './sql.ts';
import type { Column } from './columns.ts';
import { kept, type NewRow, type RowOf, type Table } from './table.ts';

/** A row whose values may be expressions as well: what only the statement can read. */
type GivenRow<T extends Table> = { [K in keyof NewRow<T>]: NewRow<T>[K] | Template<NewRow<T>[K]> };

/** A plain insert: it writes each of its rows, or fails. */
export class Insert extends Template {}

const columnOf = (of: Table, key: string): Column => {
  const found = of.columns[key];
  if (!found) throw new Error(`${of.name} has no column ${key}`);
  return found;
};

/** Texts of the statements of a table, made once for the same keys. */
function textsFor(textsOf: (of: Table, keys: readonly string[]) => readonly string[]) {
  const made = new WeakMap<Table, Map<string, readonly string[]>>();
  return (of: Table, keys: readonly string[]) =>
    kept(
      kept(made, of, () => new Map<string, readonly string[]>()),
      keys.join(),
      () => textsOf(of, keys),
    );
}

const names = (of: Table, keys: readonly string[]) => keys.map((key) => columnOf(of, key).name).join(', ');
const recordTypes = (of: Table, keys: readonly string[]) =>
  keys.map((key) => `"${key}" ${columnOf(of, key).type}`).join(', ');

const insertTexts = textsFor((into, keys) => {
  const types = keys.map((key) => `::${columnOf(into, key).type}`);
  const between = types.map((type, index) => (index < types.length - 1 ? `${type}, ` : `${type})`));
  return [`insert into ${into.name} (${names(into, keys)}) values (`, ...between];
});

const insertManyTexts = textsFor((into, keys) => {
  const values = keys.map((key) => `r."${key}"`).join(', ');
  const insert = `insert into ${into.name} (${names(into, keys)}) select ${values} from json_to_recordset(`;
  return [insert, `::json) as r(${recordTypes(into, keys)})`];
});

const recordsetTexts = textsFor((of, [alias = '', ...keys]) => [
  'json_to_recordset(',
  `::json) as ${alias}(${recordTypes(of, keys)})`,
]);

const boundTo = (of: Column, value: unknown): unknown => {
  const isDocument = of.type.startsWith('json') && !(value === null && of.isNullable) && !(value instanceof Template);
  return isDocument ? JSON.stringify(value) : value;
};

/** `insert into <table> (...) values (...)` of one row; what is undefined is left to its default. */
export function insertOne<T extends Table>(into: T, row: GivenRow<T>): Insert {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const texts = insertTexts(
    into,
    given.map(([key]) => key),
  );
  return new Insert(
    texts,
    given.map(([key, value]) => boundTo(columnOf(into, key), value)),
  );
}

/**
 * `insert into <table> (...) select ...` of many rows as one parameter, so that the statement's text does not grow with
 * them. Each row gives the same keys; of no row the statement writes nothing.
 */
export function insertMany<T extends Table>(into: T, rows: readonly NewRow<T>[]): Insert {
  const keys = Object.keys(rows[0] ?? into.columns).filter((key) =>
    rows.some((row) => valueOf(row, key) !== undefined),
  );
  const chosen = keys.length > 0 ? keys : Object.keys(into.columns);
  return new Insert(insertManyTexts(into, chosen), [JSON.stringify(rows)]);
}

const valueOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

/** `json_to_recordset(...) as <alias>("key" type, ...)`: rows of the caller with the types of the table's columns. */
export function recordset<T extends Table>(
  of: T,
  rows: readonly object[],
  keys: readonly (keyof RowOf<T> & string)[],
  alias: string,
): Template {
  return new Template(recordsetTexts(of, [alias, ...keys]), [JSON.stringify(rows)]);
}
