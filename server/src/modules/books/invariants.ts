import type { Invariant } from '../../kernel/module.ts';

/** The journal. */
export const booksInvariants: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'each journal entry sums to zero and has lines',
    sql: `select e.id::text as found from journal_entries e
      left join (select borrower_id, entry_id, sum(amount_cents) as cents from journal_lines group by borrower_id, entry_id) l
        on l.borrower_id = e.borrower_id and l.entry_id = e.id
      where coalesce(l.cents, 1) <> 0`,
  },
  {
    id: 'I1b',
    says: 'memorandum accounts sum to zero in each entry',
    sql: `select entry_id::text as found from journal_lines where account like 'memo_%'
      group by borrower_id, entry_id having sum(amount_cents) <> 0`,
  },
  {
    id: 'I1c',
    isAcrossCustomers: true,
    says: "each entry of a retailer's sums to zero and has lines",
    sql: `select e.id::text as found from retailer_entries e
      left join (select retailer_id, entry_id, sum(amount_cents) as cents from retailer_lines group by retailer_id, entry_id) l
        on l.retailer_id = e.retailer_id and l.entry_id = e.id
      where coalesce(l.cents, 1) <> 0`,
  },
];
