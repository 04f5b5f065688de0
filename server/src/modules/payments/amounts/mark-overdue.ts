import { sql } from 'kysely';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { isOverdueFact } from '../facts.ts';
import { overdueCutoff } from './rules/amount-due.ts';

const BEGINNING = '-infinity 00000000-0000-0000-0000-000000000000';

/**
 * Marks open installments on the first business day they are overdue, once for good. Amounts are computed for the day
 * asked and do not read the mark. Walks along everything open that fell due, so that what is owed again after an undo or
 * a broken agreement is found too; it locks nothing that a payment needs.
 */
export const markOverdue: DayCloseStep = {
  name: 'payments.mark-overdue',
  async run(db, { day, cursor, limit }) {
    const [dueOn, id] = (cursor ?? BEGINNING).split(' ');
    const marked = await sql<{ rows: number; read: number; last: string | null }>`
      with due as materialized (
          select borrower_id, id, contract_id, due_on, renegotiation_id from installments
          where status = 'OPEN' and due_on <= ${overdueCutoff(day)}::date and (due_on, id) > (${dueOn}::date, ${id}::uuid)
          order by due_on, id limit ${sql.lit(limit)}),
        marked as (
          insert into overdue_marks (borrower_id, installment_id, overdue_since)
          select i.borrower_id, i.id, ${day}::date from due i where i.renegotiation_id is null and ${isOverdueFact(day)}
          on conflict do nothing returning 1)
      select (select count(*) from marked) as rows, (select count(*) from due) as read,
        (select due_on || ' ' || id from due order by due_on desc, id desc limit 1) as last`.execute(db);
    const { rows = 0, read = 0, last = null } = marked.rows[0] ?? {};
    return { rows, cursor: read === limit ? last : null };
  },
};
