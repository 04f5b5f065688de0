import { sql, type Template } from '../kernel/db/sql.ts';
import { cast, rowsOf, select, withParts } from '../kernel/db/select.ts';
import type { Db } from '../kernel/db/database.ts';
import type { Invariant } from '../kernel/module.ts';

export interface Finding {
  id: string;
  says: string;
  /** How many rows break the rule, and the first few by name. */
  count: number;
  examples: string[];
  ms: number;
}

const EXAMPLES = 5;

/** A rule whose broken rows may be told in other words than by a query. */
export interface Rule {
  id: string;
  says: string;
  broken: (db: Db) => Promise<Pick<Finding, 'count' | 'examples'>>;
}

export async function runRule(db: Db, { id, says, broken }: Rule): Promise<Finding> {
  const start = performance.now();
  const found = await broken(db);
  return { id, says, ...found, ms: performance.now() - start };
}

/** Settings of a transaction, by name. */
export type Settings = Readonly<Record<string, string>>;

/** The rows that an invariant finds, under settings of its own; `parts` stand before it as `with` does. */
export function byQuery({ id, says, sql: query }: Invariant, settings: Settings, parts?: Template): Rule {
  const found = { found: cast('text', sql`found`), total: cast('bigint', sql`count(*) over ()`) };
  const text = select(found, sql`from (${sql.raw(query)}) as broken limit ${sql.lit(EXAMPLES)}`);
  const run = async (db: Db) => {
    await applied(settings).execute(db);
    const rows = await rowsOf(db, parts ? withParts(parts, text) : text);
    return { count: rows[0]?.total ?? 0, examples: rows.map((row) => row.found) };
  };
  return { id, says, broken: (db) => (db.isTransaction ? run(db) : db.transaction(run)) };
}

const applied = (settings: Settings): Template =>
  sql`select ${sql.join(
    Object.entries(settings).map(([name, value]) => sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`),
  )}`;
