import { sql } from 'kysely';
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
    await sql`select lock_pix_transfer(${pix.endToEndId}::text)`.execute(tx);
    const received = await sql<{ outcome: StoredOutcome }>`
      select outcome from pix_receipts where end_to_end_id = ${pix.endToEndId}::text`.execute(tx);
    const [earlier] = received.rows;
    if (earlier) return { isNew: false, earlier: earlier.outcome };
    const kept = await sql`
      insert into pix_unmatched (end_to_end_id, txid, value_cents, paid_at, received_at)
      values (${pix.endToEndId}::text, ${pix.txid}::text, ${pix.valueCents}::bigint, ${pix.paidAt}::timestamptz,
        ${at}::timestamptz)
      on conflict do nothing returning 1`.execute(tx);
    return { isNew: kept.rows.length > 0 };
  });
}

/** What was told of a Pix under an unknown txid waits for nobody any more once it is received. */
export function takeUnmatchedFragment(endToEndId: string): Fragment {
  return { name: 'taken_unmatched_pix', rows: 1, statement: sql`select take_unmatched_pix(${endToEndId}::text)` };
}

/** How many Pix of no known charge wait for a person, and their cents. */
export async function waitingPix(db: Db): Promise<{ count: number; cents: number }> {
  const found = await sql<{ count: number; cents: number }>`
    select count(*) as count, coalesce(sum(value_cents), 0)::bigint as cents from pix_unmatched`.execute(db);
  return found.rows[0] ?? { count: 0, cents: 0 };
}
