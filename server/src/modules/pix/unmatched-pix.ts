import type { Cents } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { centsOf, countOf, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { type FactOf, pick } from '../../kernel/db/table.ts';
import { withTransaction } from '../../kernel/db/transaction.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { receiptOfTransfer } from './facts.ts';
import { pixReceipts, pixUnmatched, type StoredOutcome } from './tables.ts';

export type UnmatchedPix = Omit<FactOf<typeof pixUnmatched>, 'receivedAt'>;

/** Whoever tells of a transfer writes its row, and so waits for the other: no snapshot is too old for that. */
const told = (pix: UnmatchedPix, receivedAt: Date): Template => insertOne(pixUnmatched, { ...pix, receivedAt });

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
    const kept = await rowsOf(tx, sql`${told(pix, at)} on conflict do nothing returning 1`);
    const received = sql`${receiptOfTransfer} where transfer.end_to_end_id = ${pix.endToEndId}::text`;
    const earlier = await rowOf(tx, select(pick(pixReceipts.row('receipt'), 'outcome'), received));
    if (!earlier) return { isNew: kept.length > 0 };
    await forgetUnmatched(tx, pix.endToEndId);
    return { isNew: false, earlier: earlier.outcome };
  });
}

/** The row of a Pix that is being received; `forgetUnmatched` takes it away in the same transaction. */
export function toldPixFragment(pix: UnmatchedPix, at: Date): Fragment {
  return part('told_pix', sql`${told(pix, at)} on conflict (end_to_end_id) do update set txid = excluded.txid`);
}

/** What was received waits for nobody any more: a statement of its own, which sees what was told meanwhile. */
export async function forgetUnmatched(db: Db, endToEndId: string): Promise<void> {
  await sql`delete from ${pixUnmatched.sql} where end_to_end_id = ${endToEndId}::text`.execute(db);
}

/** How many Pix of no known charge wait for a person, and their cents. */
export async function waitingPix(db: Db): Promise<{ count: number; cents: Cents }> {
  const from = sql`from ${pixUnmatched.sql}`;
  const sum = centsOf(sql`(select sum(value_cents) ${from})`);
  const found = await rowOf(db, select({ count: countOf(from), cents: sum }));
  return found ?? { count: 0, cents: cents(0) };
}
