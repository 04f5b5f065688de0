import { sql, type Template } from '../db/sql.ts';
import { addSeconds, DAY_SECONDS } from '../clock.ts';
import { countOf, rowOf, select, withParts } from '../db/select.ts';
import type { DayCloseStep } from './steps.ts';

export interface Forgotten {
  table: string;
  /** Columns of its primary key. */
  key: readonly string[];
  /** Indexed column with the instant a row was last good for anything; a row without one stays. */
  since: string;
  /** Whole days it is kept after that instant. */
  days: number;
  /** Counts the days by the database's clock, where `since` is of it too; by the server's when left out. */
  by?: 'database';
  /** Which rows, as a condition on the table's columns; all when left out. */
  only?: Template;
  /** What hangs on the rows, which are `old` in it: parts that delete it in the same statement. */
  dependents?: Template;
  /** Columns that these parts need beyond the key. */
  carried?: readonly string[];
}

/** The same second so many days ago. */
const daysBefore = (now: Date, days: number): Date => addSeconds(now, -days * DAY_SECONDS);

/**
 * A step that deletes rows nobody needs any more, oldest first. What is left is found again, so the cursor only says
 * whether to go on; rows that somebody is writing are passed over, and are a matter of the next day.
 */
export function forgettingStep(name: string, { table, key, since, days, by, ...rows }: Forgotten): DayCloseStep {
  const age = sql.ref(since);
  const { only = sql`true`, dependents, carried = [] } = rows;
  const columns = [...key, ...carried].map((column) => sql.ref(column));
  const same = key.map((column): Template => sql`${sql.ref(`t.${column}`)} = ${sql.ref(`old.${column}`)}`);
  return {
    name,
    keptDays: days,
    async run(db, { now, limit }) {
      const before: Template = by
        ? sql`clock_timestamp() - ${days * DAY_SECONDS}::double precision * interval '1 second'`
        : sql`${daysBefore(now, days)}::timestamptz`;
      const parts = sql`
        old as materialized (
            select ${sql.join(columns)} from ${sql.table(table)}
            where ${age} < ${before} and ${only}
            order by ${age} limit ${sql.lit(limit)} for update skip locked),
        ${dependents ? sql`${dependents},` : sql``}
        gone as (delete from ${sql.table(table)} t using old where ${sql.join(same, sql` and `)} returning 1)`;
      const gone = await rowOf(db, withParts(parts, select({ deleted: countOf(sql`from gone`) })));
      const deleted = gone?.deleted ?? 0;
      return { rows: deleted, cursor: deleted === limit ? 'more' : null };
    },
  };
}
