import { type RawBuilder, sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Posting } from './accounts.ts';

/** What can move money, one entry a subject and event. */
export type JournalEvent =
  | 'ORIGINATION'
  | 'PAYMENT'
  | 'PAYMENT_UNDO'
  | 'CANCELLATION'
  | 'CANCELLATION_REFUND'
  | 'INCENTIVE'
  | 'INCENTIVE_REVERSAL'
  | 'PIX_UNAPPLIED'
  | 'PIX_REFUND';

/** One event that moved money; `subjectId` is the contract or payment it belongs to. */
export interface JournalEntry {
  borrowerId: string;
  event: JournalEvent;
  subjectId: string;
  retailerId: string;
  storeId: string;
  at: Date;
  /** Business day in the retailer's zone. */
  on: string;
  postings: readonly Posting[];
}

/**
 * The entry and its lines as parts of a guarded write. Postings of zero are left out; a subject has one entry an event.
 * @throws Error when the postings do not sum to zero: an unbalanced entry is a defect, never data.
 */
export function journalFragments(entry: JournalEntry): Fragment[] {
  const postings = entry.postings.filter(({ amountCents }) => amountCents !== 0);
  const sum = postings.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== 0 || postings.length === 0) throw new Error(`unbalanced ${entry.event} entry: ${sum} cents`);
  const id = newId();
  const lines = postings.map(({ account, amountCents }, index) => ({
    line: index + 1,
    account,
    amount_cents: amountCents,
  }));
  return [
    {
      name: 'journal_entry',
      rows: 1,
      statement: sql`
        insert into journal_entries (borrower_id, id, event, subject_id, retailer_id, store_id, posted_at, posted_on)
        values (${entry.borrowerId}::uuid, ${id}::uuid, ${entry.event}::text, ${entry.subjectId}::uuid, ${entry.retailerId}::uuid,
          ${entry.storeId}::uuid, ${entry.at}::timestamptz, ${entry.on}::date)
        returning 1`,
    },
    {
      name: 'journal_lines',
      rows: lines.length,
      statement: sql`
        insert into journal_lines (borrower_id, entry_id, line, account, amount_cents)
        select ${entry.borrowerId}::uuid, ${id}::uuid, line, account, amount_cents
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(line integer, account text, amount_cents bigint)
        returning 1`,
    },
  ];
}

/** Scalar subquery: postings of one event of a subject, in their order. Never null. */
export function postedFact(
  borrowerId: string | RawBuilder<unknown>,
  subjectId: string | RawBuilder<unknown>,
  event: JournalEvent,
): RawBuilder<Posting[]> {
  return sql<Posting[]>`(
    select coalesce(json_agg(json_build_object('account', line_f.account, 'amountCents', line_f.amount_cents)
      order by line_f.line), '[]'::json)
    from journal_entries entry_f
    join journal_lines line_f on line_f.borrower_id = entry_f.borrower_id and line_f.entry_id = entry_f.id
    where entry_f.borrower_id = ${borrowerId}::uuid and entry_f.subject_id = ${subjectId}::uuid and entry_f.event = ${event}::text)`;
}
