import type { CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { factList, rowsOf, select, type ShapeOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import type { JournalEvent } from './journal-event.ts';
import { journalEntries, journalLines } from './tables.ts';

/** What can move what a retailer is owed; the index of migration 0133 has the same words. */
const movesWhatIsOwed = [
  'ORIGINATION',
  'CANCELLATION',
  'SELLER_SHARE',
  'SELLER_SHARE_UNDO',
] as const satisfies readonly JournalEvent[];

const e = journalEntries.row('e');
const isOwedLine = sql`l.borrower_id = e.borrower_id and l.entry_id = e.id`;

const owedShape = {
  ...pick(e, 'borrowerId', 'id', 'event', 'subjectId', 'retailerId', 'storeId', 'postedAt', 'postedOn'),
  postings: factList(
    pick(journalLines.fact('l'), 'account', 'amountCents'),
    sql`from ${journalLines.sql} l where ${isOwedLine} order by l.line`,
  ),
};
/** An entry that moved what a retailer is owed. */
export type OwedEntry = ShapeOf<typeof owedShape>;

/** Where a page of {@link owedEntries} ended. */
export interface OwedPlace {
  on: CivilDate;
  borrowerId: string;
  id: string;
}

/** Entries that moved what retailers are owed, of days before one, each of a day from another one on or posted since; in an order, a page of them. */
export function owedEntries(
  db: Db | Tx,
  { from, before, after, limit }: { from: CivilDate; before: CivilDate; after: OwedPlace | null; limit: number },
): Promise<OwedEntry[]> {
  const events = sql.join(movesWhatIsOwed.map((event) => sql.lit(event)));
  const isAfter =
    after === null
      ? sql``
      : sql`and (e.posted_on, e.borrower_id, e.id) > (${after.on}::date, ${after.borrowerId}::uuid, ${after.id}::uuid)`;
  return rowsOf(
    db,
    select(
      owedShape,
      sql`from ${journalEntries.sql} e where e.event in (${events}) and (e.posted_on >= ${from}::date or e.posted_at >= ${from}::date)
        and e.posted_on < ${before}::date ${isAfter}
        and exists (select 1 from ${journalLines.sql} l where ${isOwedLine} and l.account = 'retailer_payable')
        order by e.posted_on, e.borrower_id, e.id limit ${sql.lit(limit)}`,
    ),
  );
}
