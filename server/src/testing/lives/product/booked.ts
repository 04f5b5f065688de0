import { sql } from '../../../kernel/db/sql.ts';
import type { Db } from '../../../kernel/db/database.ts';

/** What is left of an installment. */
export interface InstallmentState {
  number: number;
  due: string;
  state: string;
  principal: number;
  interest: number;
  limit: number;
  carried: number;
}

export interface Booked {
  used: number;
  installments: InstallmentState[];
  /** Cents by 'EVENT account' since the sale. */
  lines: Record<string, number>;
  latestPayment: string | null;
}

/** All that a customer's tables say, in one read. */
export async function readBooked(db: Db, borrowerId: string): Promise<Booked> {
  const { rows } = await sql<Booked>`
    select
      (select used_cents from credit_limits where borrower_id = ${borrowerId}::uuid) as used,
      (select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'due', i.due_on, 'state', i.status,
          'principal', case i.status when 'OPEN' then i.principal_cents - i.settled_principal_cents else 0 end,
          'interest', case i.status when 'OPEN' then i.interest_cents - i.settled_cents + i.settled_principal_cents else 0 end,
          'limit', case i.status when 'OPEN' then i.limit_cents - i.settled_limit_cents else 0 end,
          'carried', case i.status when 'OPEN' then i.carried_fine_cents + i.carried_late_interest_cents
            + i.carried_contract_interest_cents else 0 end) order by i.number), '[]')
        from installments i where i.borrower_id = ${borrowerId}::uuid) as installments,
      (select coalesce(jsonb_object_agg(name, cents), '{}') from (
        select e.event || ' ' || l.account as name, sum(l.amount_cents) as cents from journal_entries e
        join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
        where e.borrower_id = ${borrowerId}::uuid group by 1 having sum(l.amount_cents) <> 0) t) as lines,
      (select id from payments where borrower_id = ${borrowerId}::uuid order by limit_version desc limit 1)
        as "latestPayment"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
}
