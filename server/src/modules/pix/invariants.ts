import type { Invariant } from '../../kernel/module.ts';

/** Money that came by Pix. */
export const pixInvariants: readonly Invariant[] = [
  {
    id: 'I9b',
    says: "a Pix = the payment it made + what stayed the customer's, as posted, once",
    sql: `select r.id::text as found from pix_receipts r
      left join payments p on p.borrower_id = r.borrower_id and p.id = r.payment_id and p.method = 'PIX'
      left join journal_entries e on e.borrower_id = r.borrower_id and e.subject_id = r.id and e.event = 'PIX_UNAPPLIED'
      left join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'cash_at_bank'
      where r.value_cents <> coalesce(p.total_cents, 0) + r.unapplied_cents or r.applied_cents <> coalesce(p.total_cents, 0)
        or r.unapplied_cents <> coalesce(l.amount_cents, 0)
      union all
      select end_to_end_id from pix_receipts group by end_to_end_id having count(*) > 1
      union all
      select p.id::text from payments p where p.method = 'PIX'
        and (select count(*) from pix_receipts r where r.borrower_id = p.borrower_id and r.payment_id = p.id) <> 1`,
  },
  {
    id: 'I9c',
    says: 'credits owed to a borrower = what Pix left and no store handed back',
    sql: `select coalesce(a.borrower_id, b.borrower_id)::text as found from
      (select borrower_id, -sum(amount_cents) as cents from journal_lines where account = 'customer_credits' group by borrower_id) a
      full join (select r.borrower_id, sum(r.unapplied_cents) - coalesce(sum(f.value_cents), 0) as cents from pix_receipts r
          left join pix_refunds f on f.borrower_id = r.borrower_id and f.receipt_id = r.id group by r.borrower_id) b
        on a.borrower_id = b.borrower_id
      where coalesce(a.cents, 0) <> coalesce(b.cents, 0)`,
  },
  {
    id: 'I9g',
    says: 'no Pix that was received still waits as one of no known charge',
    sql: `select u.end_to_end_id as found from pix_unmatched u join pix_transfers t on t.end_to_end_id = u.end_to_end_id`,
  },
];
