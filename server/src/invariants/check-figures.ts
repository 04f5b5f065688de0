import type { Figure } from '../kernel/http/operations.ts';
import type { Db } from '../kernel/db/database.ts';
import { cast, rowOf, select } from '../kernel/db/select.ts';
import { sql } from '../kernel/db/sql.ts';
import { bookChecks } from '../kernel/db/tables.ts';

const NEVER = Number.NaN;

async function ofLast(db: Db): Promise<{ broken: number; seconds: number }> {
  const shape = {
    broken: cast('bigint', sql`c.broken`),
    seconds: cast('bigint', sql`extract(epoch from clock_timestamp() - c.finished_at)`),
  };
  const from = sql`from ${bookChecks.sql} c where c.finished_at is not null order by c.started_at desc limit 1`;
  return (await rowOf(db, select(shape, from))) ?? { broken: NEVER, seconds: NEVER };
}

/** What the last check of the books found, and how old it is. */
export const checkFigures: readonly Figure[] = [
  {
    name: 'books_broken_rules',
    help: 'Rules of the books that did not hold when they were last checked; NaN before the first check',
    read: async (db) => (await ofLast(db)).broken,
  },
  {
    name: 'books_check_age_seconds',
    help: 'Seconds since the last check of the books ended; NaN before the first',
    read: async (db) => (await ofLast(db)).seconds,
  },
];
