import { sql } from '../kernel/db/sql.ts';
import { cast, factList, rowsOf, select, type ShapeOf } from '../kernel/db/select.ts';
import type { Db } from '../kernel/db/database.ts';
import type { Placement } from '../kernel/db/table.ts';
import { placements } from './families.ts';

/** Where the placed tables and the catalogue differ: a table without a place, a place without a table or its column. */
export async function misplaced(db: Db): Promise<string[]> {
  const shape = { table: cast('text', sql`c.relname`), columns: cast('text[]', sql`array_agg(a.attname)`) };
  const rest = sql`from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname`;
  const found = await rowsOf(db, select(shape, rest));
  const columns = new Map(found.map((row) => [row.table, row.columns]));
  return [
    ...[...columns.keys()].filter((table) => !placements.has(table)).map((table) => `${table} has no family`),
    ...[...placements].flatMap(([table, { key }]) => missing(table, key, columns.get(table))),
  ].toSorted();
}

function missing(table: string, key: string | null, columns: readonly string[] | undefined): string[] {
  if (!columns) return [`${table} does not exist`];
  return key === null || columns.includes(key) ? [] : [`${table} has no column ${key}`];
}

/** Unique indexes that would have to ask every machine: those without the column their table's rows lie by. */
export async function keylessUniques(db: Db): Promise<string[]> {
  const shape = {
    table: cast('text', sql`t.relname`),
    name: cast('text', sql`c.relname`),
    columns: cast(
      'text[]',
      sql`array(select a.attname from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey))`,
    ),
  };
  const rest = sql`from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where i.indisunique and t.relnamespace = 'public'::regnamespace order by 1, 2`;
  const found = await rowsOf(db, select(shape, rest));
  return found.flatMap(({ table, name, columns }) => {
    const key = placements.get(table)?.key;
    return key && !columns.includes(key) ? [name] : [];
  });
}

const foreignKey = {
  name: cast('text', sql`k.conname`),
  table: cast('text', sql`t.relname`),
  target: cast('text', sql`r.relname`),
  /** Columns here and there, in step. */
  pairs: factList(
    { from: cast('text', sql`f.attname`), to: cast('text', sql`o.attname`) },
    sql`from unnest(k.conkey, k.confkey) as pair(here, there)
      join pg_attribute f on f.attrelid = k.conrelid and f.attnum = pair.here
      join pg_attribute o on o.attrelid = k.confrelid and o.attnum = pair.there`,
  ),
};

/** Foreign keys that would have to ask another machine: neither inside a family by its key, nor to a shared table. */
export async function crossingForeignKeys(db: Db): Promise<string[]> {
  const rest = sql`from pg_constraint k
    join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and t.relnamespace = 'public'::regnamespace order by 1`;
  const found = await rowsOf(db, select(foreignKey, rest));
  return found.filter(isCrossing).map(({ name }) => name);
}

function isCrossing({ table, target, pairs }: ShapeOf<typeof foreignKey>): boolean {
  const from: Placement | undefined = placements.get(table);
  const to = placements.get(target);
  if (to?.family === 'shared') return false;
  const carriesKey = pairs.some((pair) => pair.from === from?.key && pair.to === to?.key);
  return from?.family !== to?.family || !carriesKey;
}
