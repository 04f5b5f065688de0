import type { Invariant } from '../../kernel/module.ts';

const billable = `m.kind in ('PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION_REFUND', 'PIX_REFUND')`;

/** What retailers owe for what their tills took. */
export const billingsInvariants: readonly Invariant[] = [
  {
    id: 'I40',
    isAcrossCustomers: true,
    says: "the books' cash at a retailer = what no billing asks for + what is left of the billings",
    // Entries of before drawers were kept are in no billing.
    sql: `select r.id::text as found from retailers r
      left join (select e.retailer_id, sum(l.amount_cents) as cents from journal_entries e
          join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'cash_at_retailer'
        where e.is_in_drawer group by e.retailer_id) taken on taken.retailer_id = r.id
      left join (select retailer_id, sum(amount_cents) as cents from retailer_lines where account = 'cash_at_retailer'
        group by retailer_id) paid on paid.retailer_id = r.id
      left join (select m.retailer_id, sum(m.amount_cents - m.kept_cents) as cents from cash_moves m
        where m.billing_id is null and ${billable} group by m.retailer_id) m on m.retailer_id = r.id
      left join (select retailer_id, sum(amount_cents - paid_cents) as cents from billings group by retailer_id) b on b.retailer_id = r.id
      where coalesce(taken.cents, 0) + coalesce(paid.cents, 0) <> coalesce(m.cents, 0) + coalesce(b.cents, 0)`,
  },
  {
    id: 'I40b',
    isAcrossCustomers: true,
    says: 'a billing asks for as many payments as are in it, up to its last day, and for their sum',
    sql: `select b.id::text as found from billings b
      left join (select m.retailer_id, m.billing_id, count(*) as n, sum(m.amount_cents - m.kept_cents) as cents, max(m.moved_on) as last
        from cash_moves m where m.billing_id is not null group by m.retailer_id, m.billing_id) m
        on m.retailer_id = b.retailer_id and m.billing_id = b.id
      where coalesce(m.n, 0) <> b.payments_count or coalesce(m.cents, 0) <> b.amount_cents or m.last > b.end_date`,
  },
  {
    id: 'I40c',
    isAcrossCustomers: true,
    says: 'what came for a billing is what its payments were spent on, and in the books',
    sql: `select b.id::text as found from billings b
      left join (select retailer_id, billing_id, sum(base_cents) as base, sum(fine_cents) as fine, sum(mora_cents) as mora
        from billing_receipts group by retailer_id, billing_id) r on r.retailer_id = b.retailer_id and r.billing_id = b.id
      where b.paid_cents <> coalesce(r.base, 0) or b.paid_fine_cents <> coalesce(r.fine, 0) or b.paid_mora_cents <> coalesce(r.mora, 0)
      union all
      select r.id::text from billing_receipts r
      left join (select e.retailer_id, e.subject_id, sum(l.amount_cents) as cents from retailer_entries e
          join retailer_lines l on l.retailer_id = e.retailer_id and l.entry_id = e.id and l.account in ('cash_at_bank', 'boletos_to_credit', 'retailer_payable')
        where e.event in ('BILLING_PAYMENT', 'BILLING_SET_OFF') group by e.retailer_id, e.subject_id) e
        on e.retailer_id = r.retailer_id and e.subject_id = r.id
      where coalesce(e.cents, 0) <> r.value_cents - r.waiting_cents`,
  },
  {
    id: 'I40d',
    isAcrossCustomers: true,
    says: 'a billing has the boletos that it counts, of which one stands until it is paid, known by its number',
    sql: `select b.id::text as found from billings b
      left join (select i.retailer_id, i.billing_id, count(*) as n, max(i.number) as last,
          count(*) filter (where i.status in ('REGISTERING', 'OPEN')) as standing, count(k.nosso_numero) as numbers
        from billing_invoices i left join billing_numbers k on k.nosso_numero = i.nosso_numero
          and k.retailer_id = i.retailer_id and k.billing_id = i.billing_id and k.number = i.number
        group by i.retailer_id, i.billing_id) i on i.retailer_id = b.retailer_id and i.billing_id = b.id
      where coalesce(i.n, 0) <> b.invoices or i.last <> b.invoices or i.numbers <> i.n
        or (i.standing <> case when b.status = 'paid' then 0 else 1 end)`,
  },
  {
    id: 'I40e',
    isAcrossCustomers: true,
    says: 'what is paid for a billing by boleto is credited at the bank, cent for cent',
    sql: `select e.subject_id::text as found from retailer_entries e
      join retailer_lines l on l.retailer_id = e.retailer_id and l.entry_id = e.id and l.account = 'boletos_to_credit'
      where e.event in ('BILLING_PAYMENT', 'BOLETO_CREDIT') group by e.retailer_id, e.subject_id having sum(l.amount_cents) <> 0`,
  },
];
