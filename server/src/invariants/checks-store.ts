import type { CivilDate } from '@balcao/contract';
import { sql } from '../kernel/db/sql.ts';
import { addSeconds } from '../kernel/clock.ts';
import type { Db } from '../kernel/db/database.ts';
import { returning, rowOf, rowsOf, select } from '../kernel/db/select.ts';
import { pick } from '../kernel/db/table.ts';
import { bookChecks, checkedLimits } from '../kernel/db/tables.ts';
import { insertMany } from '../kernel/db/write.ts';
import { newId } from '../kernel/ids.ts';

/** A check that has not ended by then died with its server. */
const LEASE_SECONDS = 3_600;

/** When everything was last checked to its end, and how many rules did not hold then. */
export interface LastWhole {
  startedAt: Date;
  broken: number;
}

const c = bookChecks.row('c');
const l = checkedLimits.row('l');

/** The last check of everything, null when there is none or the last one did not end: what it noted of customers is half of two. */
export async function lastWhole(db: Db): Promise<LastWhole | null> {
  const from = sql`from ${bookChecks.sql} c where c.kind = 'WHOLE' order by c.started_at desc limit 1`;
  const last = await rowOf(db, select(pick(c, 'startedAt', 'finishedAt', 'broken'), from));
  return last && last.finishedAt !== null ? { startedAt: last.startedAt, broken: last.broken ?? 0 } : null;
}

/** Notes the state that every customer is in. */
export async function noteAll(db: Db): Promise<void> {
  await sql`
    insert into ${checkedLimits.sql} (borrower_id, version)
    select l.borrower_id, l.version from credit_limits l left join ${checkedLimits.sql} k on k.borrower_id = l.borrower_id
    where k.version is distinct from l.version
    on conflict (borrower_id) do update set version = excluded.version`.execute(db);
}

/** The next customers whose limit moved since, by id. */
export async function changedAfter(db: Db, after: string, page: number): Promise<string[]> {
  const from = sql`from credit_limits l left join (select * from ${checkedLimits.sql} where borrower_id > ${after}::uuid) k on k.borrower_id = l.borrower_id
    where k.version is distinct from l.version and l.borrower_id > ${after}::uuid
    order by l.borrower_id limit ${sql.lit(page)}`;
  return (await rowsOf(db, select(pick(l, 'borrowerId'), from))).map(({ borrowerId }) => borrowerId);
}

/** Notes that a check begins; `id` is of the row that a night's check has already. */
export async function begin(db: Db, now: Date, kind: 'WHOLE' | 'CHANGED', id?: string): Promise<string> {
  const row = { id: id ?? newId(), kind, startedAt: now };
  await sql`${insertMany(bookChecks, [row])}
    on conflict (id) do update set kind = excluded.kind, started_at = excluded.started_at`.execute(db);
  return row.id;
}

/** Notes that a check ended, and how many rules did not hold. */
export async function end(db: Db, now: Date, id: string, broken: number): Promise<void> {
  await sql`
    update ${bookChecks.sql} set finished_at = ${now}::timestamptz, broken = ${broken}::bigint
    where id = ${id}::uuid`.execute(db);
}

/** Takes the check of a night for this server; null when another has it, or had it done. */
export async function takeNight(db: Db, now: Date, night: CivilDate): Promise<string | null> {
  const row = { id: newId(), kind: 'CHANGED' as const, night, startedAt: now };
  const taken = sql`${insertMany(bookChecks, [row])}
    on conflict (night) do update set started_at = excluded.started_at
    where book_checks.finished_at is null and book_checks.started_at < ${addSeconds(now, -LEASE_SECONDS)}::timestamptz`;
  return (await rowOf(db, returning(taken, pick(bookChecks.row('book_checks'), 'id'))))?.id ?? null;
}
