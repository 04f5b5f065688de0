import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { withTransaction } from '../../kernel/db/transaction.ts';
import type { StoredOutcome } from './tables.ts';

export interface UnmatchedPix {
  endToEndId: string;
  txid: string;
  valueCents: number;
  paidAt: string;
}

/** Whoever tells of a transfer writes its row, and so waits for the other: no snapshot is too old for that. */
function rowOf({ endToEndId, txid, valueCents, paidAt }: UnmatchedPix, at: Date): RawBuilder<unknown> {
  return sql`
    insert into pix_unmatched (end_to_end_id, txid, value_cents, paid_at, received_at)
    values (${endToEndId}::text, ${txid}::text, ${valueCents}::bigint, ${paidAt}::timestamptz, ${at}::timestamptz)`;
}

/**
 * Keeps a Pix of no known charge until a person finds whose it is, once an endToEndId. One that was received already,
 * under the txid of a charge, stays what it came to then.
 */
export function keepUnmatched(
  db: Db,
  pix: UnmatchedPix,
  at: Date,
): Promise<{ isNew: boolean; earlier?: StoredOutcome }> {
  return withTransaction(db, async (tx) => {
    const kept = await sql`${rowOf(pix, at)} on conflict do nothing returning 1`.execute(tx);
    const received = await sql<{ outcome: StoredOutcome }>`
      select outcome from pix_receipts where end_to_end_id = ${pix.endToEndId}::text`.execute(tx);
    const [earlier] = received.rows;
    if (!earlier) return { isNew: kept.rows.length > 0 };
    await forgetUnmatched(tx, pix.endToEndId);
    return { isNew: false, earlier: earlier.outcome };
  });
}

/** The row of a Pix that is being received; `forgetUnmatched` takes it away in the same transaction. */
export function toldPixFragment(pix: UnmatchedPix, at: Date): Fragment {
  const statement = sql`${rowOf(pix, at)} on conflict (end_to_end_id) do update set txid = excluded.txid returning 1`;
  return { name: 'told_pix', rows: 1, statement };
}

/** What was received waits for nobody any more: a statement of its own, which sees what was told meanwhile. */
export async function forgetUnmatched(db: Db, endToEndId: string): Promise<void> {
  await sql`delete from pix_unmatched where end_to_end_id = ${endToEndId}::text`.execute(db);
}

/** How many Pix of no known charge wait for a person, and their cents. */
export async function waitingPix(db: Db): Promise<{ count: number; cents: number }> {
  const found = await sql<{ count: number; cents: number }>`
    select count(*) as count, coalesce(sum(value_cents), 0)::bigint as cents from pix_unmatched`.execute(db);
  return found.rows[0] ?? { count: 0, cents: 0 };
}
