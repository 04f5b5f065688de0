import { checkPart } from '../../../kernel/audit/chain.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { RowOf } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { auditChecks } from '../tables.ts';

/** Links recomputed between two tellings of how far it is. */
const PART = 2_000;
/** Of a turn of the worker, which has other work as well. */
const TURN_MS = 500;

type Base = Pick<Platform, 'db' | 'clock'>;

/** The chore of the worker: goes on with every check that runs, a part of each turn. */
export async function keepChecking(platform: Base): Promise<void> {
  const running = sql`from ${auditChecks.sql} c where c.finished_at is null order by c.started_at`;
  const until = performance.now() + TURN_MS;
  for (const check of await rowsOf(platform.db, select(auditChecks.row('c'), running)))
    for (let left: Check | null = check; left && performance.now() < until;) left = await step(platform, left);
}

type Check = RowOf<typeof auditChecks>;

/** Checks a part, and tells how far it is; null when nothing is left. Of two servers at one part, one tells. */
async function step({ db, clock }: Base, check: Check): Promise<Check | null> {
  const { retailerId, id, checked, checkedHash } = check;
  const part = await checkPart(db, retailerId, { position: checked, hash: checkedHash }, PART);
  await sql`
    update ${auditChecks.sql} set checked = ${part.position}::bigint, checked_hash = ${part.hash}::text,
      broken_at = ${part.brokenAt}::bigint, finished_at = ${part.isEnd ? clock.now() : null}::timestamptz
    where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and checked = ${checked}::bigint and finished_at is null`.execute(
    db,
  );
  return part.isEnd ? null : { ...check, checked: part.position, checkedHash: part.hash };
}
