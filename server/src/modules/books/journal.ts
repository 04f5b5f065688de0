import { civilDate, sumCents } from '@balcao/credit-math';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { factList } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { insertMany, insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Posting } from './accounts.ts';
import type { JournalEvent } from './journal-event.ts';
import { journalEntries, journalLines } from './tables.ts';

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
  const { row, lines } = rowsOf(entry);
  return [
    part('journal_entry', insertOne(journalEntries, row)),
    part('journal_lines', insertMany(journalLines, lines), lines.length),
  ];
}

/** Many entries with their lines as two parts of a guarded write; none without any. @throws Error as `journalFragments`. */
export function journalsFragments(entries: readonly JournalEntry[]): Fragment[] {
  if (entries.length === 0) return [];
  const made = entries.map(rowsOf);
  const lines = made.flatMap((entry) => entry.lines);
  return [
    part(
      'journal_entries',
      insertMany(
        journalEntries,
        made.map(({ row }) => row),
      ),
      entries.length,
    ),
    part('journal_lines', insertMany(journalLines, lines), lines.length),
  ];
}

function rowsOf(entry: JournalEntry) {
  const { borrowerId, event, subjectId, retailerId, storeId } = entry;
  const postings = entry.postings.filter(({ amountCents }) => amountCents !== 0);
  const sum = sumCents(postings.map(({ amountCents }) => amountCents));
  if (sum !== 0 || postings.length === 0) throw new Error(`unbalanced ${event} entry: ${sum} cents`);
  const id = newId();
  const row = {
    borrowerId,
    id,
    event,
    subjectId,
    retailerId,
    storeId,
    postedAt: entry.at,
    postedOn: civilDate(entry.on),
    isInDrawer: postings.some(({ account }) => account === 'cash_at_retailer'),
  };
  const lines = postings.map(({ account, amountCents }, index) => ({
    borrowerId,
    entryId: id,
    line: index + 1,
    account,
    amountCents,
  }));
  return { row, lines };
}

/** An entry as it was posted. */
export interface PostedEntry {
  subjectId: string;
  retailerId: string;
  storeId: string;
  postings: Posting[];
}

/** Scalar subquery: entries of one event of some subjects (a query of ids), by subject. Never null. */
export function postedEntriesFact(
  borrowerId: Template,
  subjectIds: Template,
  event: JournalEvent,
): Template<PostedEntry[]> {
  const e = journalEntries.fact('entries_f');
  const shape = {
    ...pick(e, 'subjectId', 'retailerId', 'storeId'),
    postings: postedFact(borrowerId, e.subjectId, event),
  };
  return factList(
    shape,
    sql`from ${journalEntries.sql} entries_f where entries_f.borrower_id = ${borrowerId}
      and entries_f.subject_id in (${subjectIds}) and entries_f.event = ${event}::text order by entries_f.subject_id`,
  );
}

/** Scalar subquery: postings of one event of a subject, in their order. Never null. */
export function postedFact(
  borrowerId: string | Template,
  subjectId: string | Template,
  event: JournalEvent,
): Template<Posting[]> {
  const posted = sql`from ${journalEntries.sql} entry_f
    join ${journalLines.sql} line_f on line_f.borrower_id = entry_f.borrower_id and line_f.entry_id = entry_f.id
    where entry_f.borrower_id = ${borrowerId}::uuid and entry_f.subject_id = ${subjectId}::uuid and entry_f.event = ${event}::text
    order by line_f.line`;
  return factList(pick(journalLines.fact('line_f'), 'account', 'amountCents'), posted);
}
