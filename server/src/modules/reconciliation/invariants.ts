import type { Invariant } from '../../kernel/module.ts';

/** What books moved at the bank by an event of a subject. */
const moved = `(select coalesce(sum(x.amount_cents), 0) from (
    select l.amount_cents from journal_entries e
      join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'cash_at_bank'
      where e.subject_id = m.subject_id and e.event = m.event
    union all
    select l.amount_cents from retailer_entries e
      join retailer_lines l on l.retailer_id = e.retailer_id and l.entry_id = e.id and l.account = 'cash_at_bank'
      where e.subject_id = m.subject_id and e.event = m.event) x)`;

/** Statements of the bank against the books. */
export const reconciliationInvariants: readonly Invariant[] = [
  {
    id: 'I41',
    isAcrossCustomers: true,
    says: 'a line of a statement has books to its own cent, or none',
    sql: `select b.id::text as found from bank_lines b
      left join (select retailer_id, line_id, sum(amount_cents) as cents from bank_matches group by retailer_id, line_id) m
        on m.retailer_id = b.retailer_id and m.line_id = b.id
      where (b.state = 'MATCHED' and m.cents is distinct from b.amount_cents) or (b.state <> 'MATCHED' and m.cents is not null)
      union all
      select b.id::text from bank_lines b join bank_matches m on m.retailer_id = b.retailer_id
        and m.subject_id = b.suggested_subject_id and m.event = b.suggested_event`,
  },
  {
    id: 'I41b',
    isAcrossCustomers: true,
    says: 'what a line of a statement has is what the books moved at the bank',
    sql: `select m.line_id::text as found from bank_matches m where m.amount_cents <> ${moved}`,
  },
  {
    id: 'I41c',
    isAcrossCustomers: true,
    says: 'what has no books is in the account of differences, line by line, and nothing else is',
    sql: `select coalesce(b.id, d.id)::text as found
      from (select retailer_id, id, difference_id, amount_cents from bank_lines where difference_id is not null) b
      full join (
        select e.retailer_id, e.subject_id as id, -sum(l.amount_cents) as cents from retailer_entries e
        join retailer_lines l on l.retailer_id = e.retailer_id and l.entry_id = e.id and l.account = 'bank_differences'
        group by e.retailer_id, e.subject_id having sum(l.amount_cents) <> 0) d
        on d.retailer_id = b.retailer_id and d.id = b.difference_id
      where b.amount_cents is distinct from d.cents`,
  },
];
