import { sql } from 'kysely';
import type { DayCloseStep } from '../../kernel/day-close/steps.ts';
import { overdueCutoff } from './rules/amount-due.ts';

/**
 * Marks open installments on the first business day they are overdue. Amounts are computed for the day asked and do
 * not read the mark. Rows that somebody is paying are passed over, and looked at again until none is left.
 */
export const markOverdue: DayCloseStep = {
  name: 'payments.mark-overdue',
  async run(db, { day, limit }) {
    const due = sql`status = 'OPEN' and renegotiation_id is null and overdue_since is null and due_on <= ${overdueCutoff(day)}::date`;
    const marked = await sql<{ rows: number }>`
      with due as materialized (select borrower_id, id from installments where ${due} limit ${sql.lit(limit)} for update skip locked),
        marked as (update installments i set overdue_since = ${day}::date from due
          where i.borrower_id = due.borrower_id and i.id = due.id returning 1)
      select count(*) as rows from marked`.execute(db);
    const rows = marked.rows[0]?.rows ?? 0;
    if (rows === limit) return { rows, cursor: 'more' };
    const left = await sql<{ isLeft: boolean }>`
      select exists (select 1 from installments where ${due}) as "isLeft"`.execute(db);
    return { rows, cursor: left.rows[0]?.isLeft ? 'locked' : null };
  },
};
