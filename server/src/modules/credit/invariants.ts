import type { Invariant } from '../../kernel/module.ts';

/** Incentives of operators. */
export const creditInvariants: readonly Invariant[] = [
  {
    id: 'I18',
    says: 'what operators earned on a customer = incentives payable posted; no subject gives back more than it earned',
    sql: `select coalesce(i.borrower_id, l.borrower_id)::text as found from
      (select borrower_id, sum(amount_cents) as cents from incentives group by borrower_id) i
      full join (select l.borrower_id, -sum(l.amount_cents) as cents from journal_lines l
        join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
        where l.account = 'incentive_payable' and e.event not in ('INCENTIVE_PAYOUT', 'INCENTIVE_PAYOUT_RETURN') group by l.borrower_id) l
        on l.borrower_id = i.borrower_id
      where coalesce(i.cents, 0) <> coalesce(l.cents, 0)
      union all
      select subject_id::text from incentives group by retailer_id, subject_id, event
      having sum(amount_cents) < 0 or count(*) filter (where entry = 'ACCRUAL') <> 1`,
  },
  {
    id: 'I18b',
    isAcrossCustomers: true,
    says: 'a payout is the sum of its entries, all of its seller; what is paid and did not come back is posted, nothing else',
    sql: `select p.id::text as found from incentive_payouts p
        left join incentive_payout_lines n on n.retailer_id = p.retailer_id and n.payout_id = p.id
        left join incentives i on i.retailer_id = n.retailer_id and i.id = n.incentive_id and i.operator_id = p.operator_id
          and i.amount_cents = n.amount_cents and i.borrower_id = n.borrower_id
      group by p.retailer_id, p.id having coalesce(sum(i.amount_cents), 0) <> p.amount_cents or count(i.id) <> count(n.incentive_id)
      union all
      select coalesce(p.payment_id, e.subject_id)::text from (
        select payment_id, sum(amount_cents) as cents from incentive_payouts where status = 'PAID' group by payment_id) p
        full join (select e.subject_id, sum(l.amount_cents) as cents from journal_entries e
          join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'incentive_payable'
          where e.event in ('INCENTIVE_PAYOUT', 'INCENTIVE_PAYOUT_RETURN') group by e.subject_id having sum(l.amount_cents) <> 0) e
          on e.subject_id = p.payment_id
      where coalesce(p.cents, 0) <> coalesce(e.cents, 0)`,
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
