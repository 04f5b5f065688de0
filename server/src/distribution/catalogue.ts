import { sql } from '../kernel/db/sql.ts';
import type { Db } from '../kernel/db/database.ts';
import { type Placement, placements } from './families.ts';

/** Where the placed tables and the catalogue differ: a table without a place, a place without a table or its column. */
export async function misplaced(db: Db): Promise<string[]> {
  const found = await sql<{ table: string; columns: string[] }>`
    select c.relname as "table", array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname`.execute(db);
  const columns = new Map(found.rows.map((row) => [row.table, row.columns]));
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
  const found = await sql<{ table: string; name: string; columns: string[] }>`
    select t.relname as "table", c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where i.indisunique and t.relnamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  return found.rows.flatMap(({ table, name, columns }) => {
    const key = placements.get(table)?.key;
    return key && !columns.includes(key) ? [name] : [];
  });
}

interface ForeignKey {
  name: string;
  table: string;
  target: string;
  /** Columns here and there, in step. */
  pairs: { from: string; to: string }[];
}

/** Foreign keys that would have to ask another machine: neither inside a family by its key, nor to a shared table. */
export async function crossingForeignKeys(db: Db): Promise<string[]> {
  const found = await sql<ForeignKey>`
    select k.conname as name, t.relname as "table", r.relname as target,
      (select json_agg(json_build_object('from', f.attname, 'to', o.attname))
       from unnest(k.conkey, k.confkey) as pair(here, there)
       join pg_attribute f on f.attrelid = k.conrelid and f.attnum = pair.here
       join pg_attribute o on o.attrelid = k.confrelid and o.attnum = pair.there) as pairs
    from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and t.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  return found.rows.filter(isCrossing).map(({ name }) => name);
}

function isCrossing({ table, target, pairs }: ForeignKey): boolean {
  const from: Placement | undefined = placements.get(table);
  const to = placements.get(target);
  if (to?.family === 'shared') return false;
  const carriesKey = pairs.some((pair) => pair.from === from?.key && pair.to === to?.key);
  return from?.family !== to?.family || !carriesKey;
}
