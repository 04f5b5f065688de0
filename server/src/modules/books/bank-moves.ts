import type { Cents, CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { cast, centsOf, known, minOf, rowsOf, select, type ShapeOf } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { journalEntries, journalLines, retailerEntries, retailerLines } from './tables.ts';

const shape = {
  event: cast('text', sql`moved.event`),
  subjectId: cast('uuid', sql`moved.subject_id`),
  onDay: known(minOf(cast('date', sql`moved.posted_on`))),
  amountCents: centsOf(sql`sum(moved.amount_cents)`),
  /** One of those it is of. */
  retailerId: cast('uuid', sql`min(moved.retailer_id::text)`),
};
/** What one event of a subject moved at the bank: above zero came in. */
export type BankMove = ShapeOf<typeof shape>;

/** By whose key rows of a subject are found: a customer's or a retailer's. */
export interface BankSubject {
  ownerId: string;
  subjectId: string;
}

/** What puts a line of a statement into the books that had none: no line's own books. */
const isOfStatements = sql`e.event in ('BANK_DIFFERENCE', 'BANK_DIFFERENCE_END')`;

/** Sums by event and subject of both journals, of entries `e` by a condition on each. */
function movesWhere(db: Db | Tx, ofCustomers: Template, ofRetailers: Template, rest: Template): Promise<BankMove[]> {
  const columns = sql`select e.event, e.subject_id, e.posted_on, e.retailer_id, l.amount_cents`;
  const moved = sql`(${columns} from ${journalEntries.sql} e
      join ${journalLines.sql} l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'cash_at_bank'
      where ${ofCustomers}
    union all ${columns} from ${retailerEntries.sql} e
      join ${retailerLines.sql} l on l.retailer_id = e.retailer_id and l.entry_id = e.id and l.account = 'cash_at_bank'
      where not ${isOfStatements} and ${ofRetailers}) moved`;
  return rowsOf(db, select(shape, sql`from ${moved} group by moved.event, moved.subject_id ${rest}`));
}

/** What subjects moved at the bank, whenever. */
export function bankMovesOfSubjects(db: Db | Tx, subjects: readonly BankSubject[]): Promise<BankMove[]> {
  if (subjects.length === 0) return Promise.resolve([]);
  const asked = sql`json_to_recordset(${JSON.stringify(subjects)}::json) as n("ownerId" uuid, "subjectId" uuid)`;
  const of = (owner: Template) => sql`(${owner}, e.subject_id) in (select n."ownerId", n."subjectId" from ${asked})`;
  return movesWhere(db, of(sql`e.borrower_id`), of(sql`e.retailer_id`), sql`order by 3, 2`);
}

/** What moved at the bank in a span of days, the oldest first; of some sums or subjects alone where they are said. */
export function bankMovesOfDays(
  db: Db | Tx,
  {
    from,
    to,
    sums,
    subjects,
  }: { from: CivilDate; to: CivilDate; sums?: readonly Cents[]; subjects?: readonly string[] },
): Promise<BankMove[]> {
  const isOfSubjects = subjects
    ? sql`and e.subject_id in (select s::uuid from json_array_elements_text(${JSON.stringify(subjects)}::json) s)`
    : sql``;
  const days = sql`e.posted_on between ${from}::date and ${to}::date ${isOfSubjects}`;
  const isOfSums = sums
    ? sql`having sum(moved.amount_cents) in (select s::bigint from json_array_elements_text(${JSON.stringify(sums)}::json) s)`
    : sql``;
  return movesWhere(db, days, days, sql`${isOfSums} order by 3, 2`);
}
