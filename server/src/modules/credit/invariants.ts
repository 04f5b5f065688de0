import type { Invariant } from '../../kernel/module.ts';

/** Incentives of operators. */
export const creditInvariants: readonly Invariant[] = [
  {
    id: 'I18',
    says: 'what operators earned on a customer = incentives payable posted; no subject gives back more than it earned',
    sql: `select coalesce(i.borrower_id, l.borrower_id)::text as found from
      (select borrower_id, sum(amount_cents) as cents from incentives group by borrower_id) i
      full join (select borrower_id, -sum(amount_cents) as cents from journal_lines where account = 'incentive_payable' group by borrower_id) l
        on l.borrower_id = i.borrower_id
      where coalesce(i.cents, 0) <> coalesce(l.cents, 0)
      union all
      select subject_id::text from incentives group by retailer_id, subject_id, event
      having sum(amount_cents) < 0 or count(*) filter (where entry = 'ACCRUAL') <> 1`,
  },
  {
    id: 'I30',
    says: 'a total approved by a second person = one change of the history, asked, approved and counted as the request says',
    sql: `select coalesce(r.id, c.request_id)::text as found from
      (select * from limit_requests where kind = 'TOTAL' and status = 'APPROVED') r
      full join (select * from credit_limit_changes where request_id is not null) c
        on c.borrower_id = r.borrower_id and c.request_id = r.id
      where (r.from_cents, r.to_cents, r.asked_by, r.decided_by) is distinct from (c.from_cents, c.to_cents, c.operator_id, c.approved_by)`,
  },
];
