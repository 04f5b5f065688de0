import type { Cents, UnmatchedOutcome } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { centsOf, countOf, literal, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { type FactOf, pick, type RowOf } from '../../kernel/db/table.ts';
import { withTransaction } from '../../kernel/db/transaction.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { decidedRows, noId, noInstant, noText, type WaitingKind, waitingRows } from '../../kernel/waiting/items.ts';
import { isProviderFact } from '../retailers/index.ts';
import { receiptOfTransfer } from './facts.ts';
import { pixReceipts, pixUnmatched, type StoredOutcome } from './tables.ts';

export type UnmatchedPix = Pick<FactOf<typeof pixUnmatched>, 'endToEndId' | 'txid' | 'valueCents' | 'paidAt'>;

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
  const from = sql`from ${pixUnmatched.sql} where settled_at is null`;
  const sum = centsOf(sql`(select sum(value_cents) ${from})`);
  const found = await rowOf(db, select({ count: countOf(from), cents: sum }));
  return found ?? { count: 0, cents: cents(0) };
}

export type UnmatchedRow = RowOf<typeof pixUnmatched>;

/** A Pix of no known charge, for an analyst of the provider; undefined for any other. */
export function findUnmatched(db: Db | Tx, retailerId: string, id: string): Promise<UnmatchedRow | undefined> {
  const where = sql`pix_r.id = ${id}::uuid and ${isProviderFact(retailerId)}`;
  return rowOf(db, select(pixUnmatched.row('pix_r'), sql`from ${pixUnmatched.sql} pix_r where ${where}`));
}

/** Pix that wait, and who settled some, for the desk. */
export const waitingUnmatched: Pick<WaitingKind, 'waiting' | 'decided'> = {
  waiting(retailerId) {
    const row = pixUnmatched.row('pix_r');
    const columns = {
      ...row,
      cause: noText,
      kind: literal('UNMATCHED_PIX'),
      ownerId: row.id,
      askedAt: row.receivedAt,
      who: row.txid,
    };
    return waitingRows(
      { ...columns, dueAt: noInstant, place: noText, askedBy: noId },
      sql`from ${pixUnmatched.sql} pix_r where pix_r.settled_at is null and ${isProviderFact(retailerId)}`,
    );
  },
  decided(retailerId, since) {
    const { settledBy: id, settledByName: name } = pixUnmatched.row('pix_r');
    return decidedRows(
      { id, name },
      sql`from ${pixUnmatched.sql} pix_r where pix_r.settled_at >= ${since}::timestamptz and ${isProviderFact(retailerId)}`,
    );
  },
};

const held = (operatorId: string, now: Date): Template =>
  sql`settled_at is null and claimed_by = ${operatorId}::uuid and claimed_until > ${now}::timestamptz`;

/** An analyst takes a Pix, or keeps it longer; misses, as 'taken_pix', while somebody else has it. */
export const takeUnmatchedFragment = (
  { endToEndId }: UnmatchedRow,
  { operatorId, name, until }: { operatorId: string; name: string; until: Date },
  now: Date,
): Fragment =>
  part(
    'taken_pix',
    sql`update ${pixUnmatched.sql} set claimed_by = ${operatorId}::uuid, claimed_by_name = ${name}::text,
        claimed_until = ${until}::timestamptz
      where end_to_end_id = ${endToEndId}::text and settled_at is null
        and (claimed_by is null or claimed_by = ${operatorId}::uuid or claimed_until <= ${now}::timestamptz)`,
  );

/** Gives a Pix back; misses, as 'taken_pix', when it is not theirs any more. */
export const releaseUnmatchedFragment = ({ endToEndId }: UnmatchedRow, operatorId: string, now: Date): Fragment =>
  part(
    'taken_pix',
    sql`update ${pixUnmatched.sql} set claimed_by = null, claimed_by_name = null, claimed_until = null
      where end_to_end_id = ${endToEndId}::text and ${held(operatorId, now)}`,
  );

/** Where the money went, as who has it says; misses, as 'taken_pix', otherwise. */
export const settleUnmatchedFragment = (
  { endToEndId }: UnmatchedRow,
  {
    operatorId,
    name,
    outcome,
    reason,
  }: { operatorId: string; name: string; outcome: UnmatchedOutcome; reason: string },
  now: Date,
): Fragment =>
  part(
    'taken_pix',
    sql`update ${pixUnmatched.sql} set outcome = ${outcome}::text, settled_by = ${operatorId}::uuid,
        settled_by_name = ${name}::text, settled_at = ${now}::timestamptz, settled_reason = ${reason}::text
      where end_to_end_id = ${endToEndId}::text and ${held(operatorId, now)}`,
  );
