import { sql } from '../../../kernel/db/sql.ts';
import { cast, countOf, rowOf, scalar, select, withParts } from '../../../kernel/db/select.ts';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { isOverdueFact } from '../facts.ts';
import { installments, overdueMarks } from '../tables.ts';
import { overdueCutoff } from './rules/amount-due.ts';

const BEGINNING = '-infinity 00000000-0000-0000-0000-000000000000';

/** How far the walk is: due day and id of the last row read; null when there was none. */
const lastOf = scalar(cast('text', sql`due_on || ' ' || id`), sql`from due order by due_on desc, id desc limit 1`);

/** Looked up one by one, however many marks there are. Nobody else marks, so no conflict can come; looking for one costs a half more. */
const isUnmarked = sql`not exists (
  select 1 from ${overdueMarks.sql} m where m.borrower_id = i.borrower_id and m.installment_id = i.id offset 0)`;

/**
 * Marks open installments on the first business day they are overdue, once for good. Amounts are computed for the day
 * asked and do not read the mark. Walks along everything open that fell due, so that what is owed again after an undo or
 * a broken agreement is found too; it locks nothing that a payment needs.
 */
export const markOverdue: DayCloseStep = {
  name: 'payments.mark-overdue',
  isAside: true,
  batch: 10_000,
  async run(db, { day, cursor, limit }) {
    const [dueOn, id] = (cursor ?? BEGINNING).split(' ');
    const due = sql`due as materialized (
        select borrower_id, id, contract_id, due_on, renegotiation_id from ${installments.sql}
        where status = 'OPEN' and due_on <= ${overdueCutoff(day)}::date and (due_on, id) > (${dueOn}::date, ${id}::uuid)
        order by due_on, id limit ${sql.lit(limit)})`;
    const marked = sql`marked as (
        insert into ${overdueMarks.sql} (borrower_id, installment_id, overdue_since)
        select i.borrower_id, i.id, ${day}::date from due i where i.renegotiation_id is null and ${isOverdueFact(day)}
          and ${isUnmarked} order by i.borrower_id, i.id
        returning 1)`;
    const counts = select({ rows: countOf(sql`from marked`), read: countOf(sql`from due`), last: lastOf });
    const { rows = 0, read = 0, last = null } = (await rowOf(db, withParts(sql`${due}, ${marked}`, counts))) ?? {};
    return { rows, cursor: read === limit ? last : null };
  },
};
