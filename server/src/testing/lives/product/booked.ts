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

interface Rows {
  used: number;
  /** By contract, as it was bought, and number. */
  installments: InstallmentState[];
  /** Since the first sale. */
  lines: { event: string; account: string; retailerId: string; cents: number }[];
}

export interface Booked extends Omit<Rows, 'lines'> {
  /** Cents by 'EVENT account place' since the first sale. */
  lines: Record<string, number>;
}

/** All that a customer's tables say, in one read; `places` names retailers. */
export async function readBooked(db: Db, borrowerId: string, places: ReadonlyMap<string, string>): Promise<Booked> {
  const { rows } = await sql<Rows>`
    select
      (select used_cents from credit_limits where borrower_id = ${borrowerId}::uuid) as used,
      (select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'due', i.due_on, 'state', i.status,
          'principal', case i.status when 'OPEN' then i.principal_cents - i.settled_principal_cents else 0 end,
          'interest', case i.status when 'OPEN' then i.interest_cents - i.settled_cents + i.settled_principal_cents else 0 end,
          'limit', case i.status when 'OPEN' then i.limit_cents - i.settled_limit_cents else 0 end,
          'carried', case i.status when 'OPEN' then i.carried_fine_cents + i.carried_late_interest_cents
            + i.carried_contract_interest_cents else 0 end) order by i.contract_id, i.number), '[]')
        from installments i where i.borrower_id = ${borrowerId}::uuid) as installments,
      (select coalesce(jsonb_agg(t), '[]') from (
        select e.event, l.account, e.retailer_id as "retailerId", sum(l.amount_cents) as cents from journal_entries e
        join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id
        where e.borrower_id = ${borrowerId}::uuid group by 1, 2, 3 having sum(l.amount_cents) <> 0) t) as lines`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('no row');
  const lines = row.lines.map(
    ({ event, account, retailerId, cents }) => [`${event} ${account} ${places.get(retailerId)}`, cents] as const,
  );
  return { ...row, lines: Object.fromEntries(lines) };
}

/** The latest payment that stands, and who received it. */
export async function readLatestPayment(db: Db, borrowerId: string) {
  const { rows } = await sql<{ id: string; retailerId: string }>`
    select p.id, p.retailer_id as "retailerId" from payments p where p.borrower_id = ${borrowerId}::uuid and not exists (
      select 1 from payment_undos u where u.borrower_id = p.borrower_id and u.payment_id = p.id)
    order by p.limit_version desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('nothing was paid');
  return row;
}
