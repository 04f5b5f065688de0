import type { LimitBlock } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { listOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { recordset } from '../../../kernel/db/write.ts';
import type { DayCloseBatch, DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { newId } from '../../../kernel/ids.ts';
import { arrearsFact, type ArrearsFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { creditLimitBlocks, creditLimits } from '../tables.ts';

/** Kind of the job that tells a customer of a new block: ids of borrower and block. */
export const NOTIFY_BLOCK_JOB = 'credit.notify-limit-block';

interface Found {
  borrowerId: string;
  isBlocked: boolean;
  arrears: ArrearsFact;
  /** Reasons with an open row. */
  open: LimitBlock[];
}

interface Ended {
  borrowerId: string;
  reason: LimitBlock;
}

interface Opened extends Ended {
  /** Of the block, and of the job that tells the customer of it. */
  id: string;
}

/**
 * Writes the history of limit blocks: opens a row for each reason that holds now and has none, ends rows whose reason
 * is over, and has the customer told of each new block that is not by hand. Walks the limits by borrower. What a
 * payment changes meanwhile is put right by the next close; sales never read this table.
 */
export function recordLimitBlocks(ports: CreditPorts): DayCloseStep {
  const run: DayCloseStep['run'] = async (db, batch) => {
    const found = await read(db, ports, batch);
    const opened = found.flatMap((row) =>
      reasonsOf(row)
        .filter((reason) => !row.open.includes(reason))
        .map((reason): Opened => ({ borrowerId: row.borrowerId, id: newId(), reason })),
    );
    const ended = found.flatMap((row) =>
      row.open
        .filter((reason) => !reasonsOf(row).includes(reason))
        .map((reason): Ended => ({ borrowerId: row.borrowerId, reason })),
    );
    if (opened.length + ended.length > 0) await write(db, batch, opened, ended);
    const last = found.at(-1)?.borrowerId ?? null;
    return { rows: opened.length + ended.length, cursor: found.length < batch.limit ? null : last };
  };
  return { name: 'record-limit-blocks', batch: 10_000, run };
}

function reasonsOf({ isBlocked, arrears }: Found): LimitBlock[] {
  return [
    ...(isBlocked ? (['MANUALLY_BLOCKED'] as const) : []),
    ...(arrears.hasOverdue ? (['OVERDUE_INSTALLMENTS'] as const) : []),
    ...(arrears.hasOpenRenegotiation ? (['OPEN_RENEGOTIATIONS'] as const) : []),
  ];
}

function read(db: Db, ports: CreditPorts, { day, cursor, limit }: DayCloseBatch): Promise<Found[]> {
  const { borrowerId, isBlocked } = creditLimits.row('l');
  const open = listOf(
    creditLimitBlocks.fact('b').reason,
    sql`from ${creditLimitBlocks.sql} b where b.borrower_id = l.borrower_id and b.unblocked_on is null`,
  );
  return rowsOf(
    db,
    select(
      { borrowerId, isBlocked, arrears: arrearsFact(ports, borrowerId, day), open },
      sql`from ${creditLimits.sql} l where ${cursor}::uuid is null or l.borrower_id > ${cursor}::uuid
        order by l.borrower_id limit ${sql.lit(limit)}`,
    ),
  );
}

async function write(
  db: Db,
  { day, now }: DayCloseBatch,
  opened: readonly Opened[],
  ended: readonly Ended[],
): Promise<void> {
  const blocks = creditLimitBlocks;
  await sql`
    with opened as (
      insert into ${blocks.sql} (borrower_id, id, reason, blocked_on)
      select o."borrowerId", o.id, o.reason, ${day}::date from ${recordset(blocks, opened, ['borrowerId', 'id', 'reason'], 'o')}
      on conflict (borrower_id, reason) where unblocked_on is null do nothing
      returning borrower_id, id, reason),
    ended as (
      update ${blocks.sql} b set unblocked_on = greatest(b.blocked_on, ${day}::date)
      from ${recordset(blocks, ended, ['borrowerId', 'reason'], 'e')}
      where b.borrower_id = e."borrowerId" and b.reason = e.reason and b.unblocked_on is null)
    insert into jobs (id, kind, payload, dedup_key, run_at)
    select o.id, ${NOTIFY_BLOCK_JOB}::text, jsonb_build_object('borrowerId', o.borrower_id, 'blockId', o.id),
      'limit-block:' || o.id, ${now}::timestamptz
    from opened o where o.reason <> 'MANUALLY_BLOCKED'`.execute(db);
}
